import { randomUUID } from 'node:crypto';
import { feeOf } from '#modules/booking/cancellation/refund-for.ts';
import { bookingNoShowNoted } from '#modules/booking/events.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import type { BookingState } from '#modules/booking/state.ts';
import { withoutPayer } from '#modules/booking/without-payer.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { endArrival } from './late-arrival.ts';

/** Days after an item within which a no-show can be recorded. */
const daysAfter = 7;

/** Hours within which a no-show can be undone. */
export const undoHours = 48;

export type NoShowResult =
  | { ok: true; keptVnd: number }
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_booking' | 'not_travelling' | 'not_begun' | 'too_late' | 'noted';
    };

interface NoShow {
  code: string;
  /** Position of the item to which nobody came, from 0. */
  position: number;
  note: string;
  actor: Actor;
}

/** The fee, in đồng, that an item's conditions retain for a no-show: that of a cancellation at its beginning. */
export function keptOfNoShow(item: Pick<QuotedItem, 'amount' | 'cancellation' | 'startsAt'>): number {
  return feeOf(item, new Date(item.startsAt));
}

/** Whether a no-show can be recorded for an item now. */
export function canBeNoShow(
  { state, item }: { state: BookingState; item: QuotedItem | undefined },
  now: Date,
): boolean {
  if (!item || item.ended || item.options.openDated) return false;
  const until = instantInVietnam(addDays(item.endsOn, daysAfter + 1));
  const isBought = state === 'confirmed' || state === 'completed';
  return isBought && now >= new Date(item.startsAt) && now < until;
}

/**
 * Records that nobody came to an item. Its conditions determine the fee, of which the guest is notified; whatever they still
 * refund, and any goodwill beyond it, are refunds of their own.
 */
export async function noteNoShow(
  db: Database,
  queue: Queue,
  { code, position, note, actor }: NoShow,
  now: Date,
): Promise<NoShowResult> {
  if (!may(actor, 'booking.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<NoShowResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const item = booking.quote.items[position];
    if (!item || item.ended || item.options.openDated) return { ok: false, reason: 'not_travelling' };
    if (now < new Date(item.startsAt)) return { ok: false, reason: 'not_begun' };
    if (!canBeNoShow({ state: booking.state, item }, now)) return { ok: false, reason: 'too_late' };
    const keptVnd = keptOfNoShow(item);
    const written = await tx
      .insertInto('booking_arrivals')
      .values({
        id: randomUUID(),
        booking_id: booking.id,
        position,
        kind: 'no_show',
        kept_vnd: keptVnd,
        note: await withoutPayer(tx, booking, note),
        noted_by: actorText(actor),
        noted_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (written.numInsertedOrUpdatedRows === 0n) return { ok: false, reason: 'noted' };
    const details = { position, keptVnd, note };
    await recordEvent(tx, booking, { actor, reason: 'no_show_noted', details, now });
    await queue.send(tx, bookingNoShowNoted, { bookingId: booking.id, at: now.toISOString() });
    return { ok: true, keptVnd };
  });
}

export type UndoNoShowResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'not_noted' | 'too_late' };

/** Undoes a no-show, within two days; the guest is notified. */
export async function undoNoShow(
  db: Database,
  queue: Queue,
  { code, position, note, actor }: NoShow,
  now: Date,
): Promise<UndoNoShowResult> {
  if (!may(actor, 'booking.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<UndoNoShowResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const noted = await tx
      .selectFrom('booking_arrivals')
      .select('noted_at as at')
      .where('booking_id', '=', booking.id)
      .where('position', '=', position)
      .where('kind', '=', 'no_show')
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!noted) return { ok: false, reason: 'not_noted' };
    if (now.getTime() - noted.at.getTime() > undoHours * 3_600_000) return { ok: false, reason: 'too_late' };
    await endArrival(tx, { bookingId: booking.id, position, kind: 'no_show', actor, now });
    const details = { position, note };
    await recordEvent(tx, booking, { actor, reason: 'no_show_undone', details, now });
    await queue.send(tx, bookingNoShowNoted, { bookingId: booking.id, at: now.toISOString() });
    return { ok: true };
  });
}
