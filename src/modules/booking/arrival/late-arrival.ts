import { randomUUID } from 'node:crypto';
import { bookingArrivalAcknowledged, bookingArrivalNoted } from '#modules/booking/events.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import type { BookingState } from '#modules/booking/state.ts';
import { withoutPayer } from '#modules/booking/without-payer.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { type Actor, actorText, isStaff, isSupplier } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';

const hourMs = 3_600_000;

/** Anything later is another day, not a late arrival. */
const maxHours = 18;

export type NoteLateResult =
  | { ok: true; arrivesAt: Date }
  /** 'not_late': before the item begins, or so much later that it is another day. */
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'not_travelling' | 'not_late' | 'too_late' };

export interface LateArrival {
  code: string;
  /** Position of the item for which the guest is late, from 0. */
  position: number;
  /** Hour of arrival in Vietnam, '22:30'; an hour before the item begins means the next day. */
  time: string;
  note: string;
  actor: Actor;
}

/** Whether a late arrival can be announced for an item: until a certain time after it began. */
export function canBeLate(
  { state, item }: { state: BookingState; item: QuotedItem | undefined },
  now: Date,
): boolean {
  if (state !== 'confirmed' || !item || item.ended || item.options.openDated) return false;
  return now.getTime() < Date.parse(item.startsAt) + maxHours * hourMs;
}

/**
 * Records when a late guest will arrive, replacing an earlier announcement, and has the supplier notified. Inventory and
 * money stay as they are.
 */
export async function noteLateArrival(
  db: Database,
  queue: Queue,
  { code, position, time, note, actor }: LateArrival,
  now: Date,
): Promise<NoteLateResult> {
  if (isStaff(actor) && !may(actor, 'booking.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<NoteLateResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const item = booking.quote.items[position];
    if (booking.state !== 'confirmed' || !item || item.ended || item.options.openDated)
      return { ok: false, reason: 'not_travelling' };
    const startsAt = new Date(item.startsAt);
    const arrivesAt = arrivalOf(item.from, time, startsAt);
    if (!arrivesAt) return { ok: false, reason: 'not_late' };
    if (!canBeLate({ state: booking.state, item }, now) || arrivesAt <= now)
      return { ok: false, reason: 'too_late' };
    await endArrival(tx, { bookingId: booking.id, position, kind: 'late', actor, now });
    const arrivalId = randomUUID();
    await tx
      .insertInto('booking_arrivals')
      .values({
        id: arrivalId,
        booking_id: booking.id,
        position,
        kind: 'late',
        arrives_at: arrivesAt,
        note: await withoutPayer(tx, booking, note),
        noted_by: actorText(actor),
        noted_at: now,
      })
      .execute();
    // Events are never changed, so a guest's words, which may have to be erased, are stored with the arrival only.
    const details = { position, arrivesAt: arrivesAt.toISOString(), ...(isStaff(actor) && { note }) };
    await recordEvent(tx, booking, { actor, reason: 'late_arrival_noted', details, now });
    await queue.send(tx, bookingArrivalNoted, { bookingId: booking.id, arrivalId });
    return { ok: true, arrivesAt };
  });
}

/** Null for an hour that is not a late arrival. */
function arrivalOf(from: string, time: string, startsAt: Date): Date | null {
  const sameDay = instantInVietnam(from, time);
  const at = sameDay > startsAt ? sameDay : instantInVietnam(addDays(from, 1), time);
  return at.getTime() - startsAt.getTime() <= maxHours * hourMs ? at : null;
}

export type AcknowledgeArrivalResult =
  | { ok: true }
  /** 'replaced': the guest has since announced another hour. */
  | { ok: false; reason: 'not_allowed' | 'unknown_arrival' | 'replaced' };

/**
 * Records that a supplier has read of a guest's late arrival: their own answer, or what they told staff. Idempotent; the
 * first counts. The caller has checked that the item is theirs.
 */
export async function acknowledgeArrival(
  db: Database,
  queue: Queue,
  { arrivalId, actor }: { arrivalId: string; actor: Actor },
  now: Date,
): Promise<AcknowledgeArrivalResult> {
  if (!isSupplier(actor) && !may(actor, 'booking.answer')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<AcknowledgeArrivalResult> => {
    const arrival = await tx
      .selectFrom('booking_arrivals')
      .select(['booking_id as bookingId', 'position'])
      .where('id', '=', arrivalId)
      .where('kind', '=', 'late')
      .executeTakeFirst();
    const booking = arrival && (await lockBooking(tx, { id: arrival.bookingId }));
    if (!booking) return { ok: false, reason: 'unknown_arrival' };
    const noted = await tx
      .selectFrom('booking_arrivals')
      .select(['acknowledged_at as acknowledgedAt', 'ended_at as endedAt'])
      .where('id', '=', arrivalId)
      .executeTakeFirstOrThrow();
    if (noted.endedAt) return { ok: false, reason: 'replaced' };
    if (noted.acknowledgedAt) return { ok: true };
    await tx
      .updateTable('booking_arrivals')
      .set({ acknowledged_by: actorText(actor), acknowledged_at: now })
      .where('id', '=', arrivalId)
      .execute();
    const details = { position: arrival.position };
    await recordEvent(tx, booking, { actor, reason: 'late_arrival_acknowledged', details, now });
    await queue.send(tx, bookingArrivalAcknowledged, { bookingId: booking.id, at: now.toISOString() });
    return { ok: true };
  });
}

/** Deletes the announced arrival for an item of a locked booking. @returns whether there was one */
export async function endArrival(
  tx: Tx,
  {
    bookingId,
    position,
    kind,
    actor,
    now,
  }: { bookingId: string; position: number; kind: 'late' | 'no_show'; actor: Actor; now: Date },
): Promise<boolean> {
  const ended = await tx
    .updateTable('booking_arrivals')
    .set({ ended_by: actorText(actor), ended_at: now })
    .where('booking_id', '=', bookingId)
    .where('position', '=', position)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}
