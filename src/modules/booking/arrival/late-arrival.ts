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

/** Later than that it is no late arrival but another day. */
const mostHours = 18;

export type NoteLateResult =
  | { ok: true; arrivesAt: Date }
  /** 'not_late': before it begins, or so much later that it is another day. */
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'not_travelling' | 'not_late' | 'too_late' };

export interface LateArrival {
  code: string;
  /** Of the item that the guest comes late to, from 0. */
  position: number;
  /** Their hour in Vietnam, '22:30'; an hour before the item begins is one of the next day. */
  time: string;
  note: string;
  actor: Actor;
}

/** Whether its guest can be late for an item: until so long after it began. */
export function canBeLate(
  { state, item }: { state: BookingState; item: QuotedItem | undefined },
  now: Date,
): boolean {
  if (state !== 'confirmed' || !item || item.ended || item.options.openDated) return false;
  return now.getTime() < Date.parse(item.startsAt) + mostHours * hourMs;
}

/**
 * Notes when a guest who is late will be there, in place of what was told before, and has the supplier told. Places and money
 * stay as they are.
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
    // Events are never changed: the words of a guest, who may be erased, stand with the arrival alone.
    const details = { position, arrivesAt: arrivesAt.toISOString(), ...(isStaff(actor) && { note }) };
    await recordEvent(tx, booking, { actor, reason: 'late_arrival_noted', details, now });
    await queue.send(tx, bookingArrivalNoted, { bookingId: booking.id, arrivalId });
    return { ok: true, arrivesAt };
  });
}

/** Null for an hour at which nobody is late. */
function arrivalOf(from: string, time: string, startsAt: Date): Date | null {
  const sameDay = instantInVietnam(from, time);
  const at = sameDay > startsAt ? sameDay : instantInVietnam(addDays(from, 1), time);
  return at.getTime() - startsAt.getTime() <= mostHours * hourMs ? at : null;
}

export type AcknowledgeArrivalResult =
  | { ok: true }
  /** 'replaced': the guest has told another hour since. */
  | { ok: false; reason: 'not_allowed' | 'unknown_arrival' | 'replaced' };

/**
 * Notes that a supplier has read of a guest's late arrival: their own answer, or what they said to staff. Safe to repeat; the
 * first counts. Whose item it is, the caller has checked.
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

/** Ends what stands about the arrival at an item of a locked booking. @returns whether anything did */
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
