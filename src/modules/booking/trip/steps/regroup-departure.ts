import { sql } from 'kysely';
import { choiceBy } from '#modules/booking/choice-by.ts';
import { may } from '#modules/booking/policy.ts';
import { editDays } from '#modules/pricing/day-edits/edit-days.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { keepIf } from '#platform/db/try-out.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { daysBetween } from '#platform/time/days.ts';
import { type DepartureOfOffice, findDeparture, mostParts } from './departure-crews.ts';
import { lockMovers, type Mover } from './lock-movers.ts';
import { moveToDay, notifyOfOtherVehicle } from './move-to-day.ts';
import type { Regrouping, RegroupRefusal, RegroupResult } from './regrouping.ts';
import { listRiders, seatIn } from './riders.ts';
import { seatsOf } from './seats-of.ts';

/**
 * Moves bookings from one departure to another of the same product: to merge two, or to split one over two days or vehicles. All of them
 * or none, in one transaction, at the agreed prices. Guests whose day changes are asked (another day, credit or a refund are free),
 * those whose vehicle alone changes are notified. Locks the product, then bookings by id, then inventory.
 */
export function regroupDeparture(
  db: Database,
  queue: Queue,
  regrouping: Regrouping,
  now: Date,
): Promise<RegroupResult> {
  return run(db, queue, regrouping, { now, isTrial: false });
}

/** Previews what `regroupDeparture` would do or refuse; rolled back. */
export function previewRegrouping(
  db: Database,
  queue: Queue,
  regrouping: Regrouping,
  now: Date,
): Promise<RegroupResult> {
  return run(db, queue, regrouping, { now, isTrial: true });
}

async function run(
  db: Database,
  queue: Queue,
  regrouping: Regrouping,
  { now, isTrial }: { now: Date; isTrial: boolean },
): Promise<RegroupResult> {
  if (!may(regrouping.actor, 'booking.regroup')) return { ok: false, reason: 'not_allowed' };
  if (regrouping.codes.length === 0) return { ok: false, reason: 'no_bookings' };
  return keepIf(
    db,
    (tx) => regroup(tx, queue, regrouping, now),
    ({ ok }) => ok && !isTrial,
  );
}

async function regroup(tx: Tx, queue: Queue, regrouping: Regrouping, now: Date): Promise<RegroupResult> {
  const { productId, day, to } = regrouping;
  await sql`SELECT FROM products WHERE id = ${productId} FOR NO KEY UPDATE`.execute(tx);
  const [from, target] = [
    await findDeparture(tx, productId, day),
    await findDeparture(tx, productId, to.day),
  ];
  if (!from || !target) return { ok: false, reason: 'unknown_departure' };
  if (to.part < 1 || to.part > Math.min(mostParts, target.parts.length + 1))
    return { ok: false, reason: 'no_such_vehicle' };
  const { movers: chosen, staying } = await lockMovers(tx, regrouping, now);
  if (staying.length > 0) return { ok: false, reason: 'staying', staying };
  const isOtherDay = to.day !== day;
  const movers = isOtherDay ? chosen : chosen.filter(({ part }) => part !== to.part);
  if (movers.length === 0) return { ok: false, reason: 'same_departure' };
  const days = [...new Set([day, to.day])];
  const before = await seatsOf(tx, productId, days);
  const until = isOtherDay ? choiceUntil(movers, daysBetween(day, to.day), now) : null;
  const refusal = until
    ? await moveToDay(tx, queue, { movers, regrouping, title: from.title, until }, now)
    : await notifyOfOtherVehicle(tx, queue, { movers, regrouping }, now);
  if (refusal) return refusal;
  await seatIn(tx, ridersOf(movers), { productId, day: to.day, part: to.part });
  const full = await findFullVehicle(tx, regrouping, target);
  if (full) return full;
  const guests = movers.reduce((sum, mover) => sum + mover.guests, 0);
  await writeBoth(tx, { regrouping, title: from.title, bookings: movers.length, guests }, now);
  const after = await seatsOf(tx, productId, days);
  const closed =
    isOtherDay && regrouping.closesDay
      ? await closeDay(tx, regrouping, now)
      : { ok: true as const, count: 0 };
  if (!closed.ok) return closed;
  const seats = before.map((row, at) => ({ ...row, takenAfter: after[at]?.taken ?? row.taken }));
  const choice = until?.toISOString() ?? null;
  return {
    ok: true,
    regrouped: { isOtherDay, bookings: movers.length, guests, seats, choiceBy: choice, closed: closed.count },
  };
}

const ridersOf = (movers: readonly Mover[]) =>
  movers.flatMap(({ booking, positions }) =>
    positions.map((position) => ({ bookingId: booking.id, position })),
  );

/** The deadline as after a closed day, and never beyond the start of the former or of the new departure, `shift` days later. */
function choiceUntil(movers: readonly Mover[], shift: number, now: Date): Date {
  const starts = movers.flatMap(({ booking, positions }) =>
    positions.flatMap((at) => booking.quote.items[at]?.startsAt ?? []),
  );
  const earlier = Math.min(0, shift) * 86_400_000;
  const latest = starts.map((at) => Date.parse(at) + earlier);
  return new Date(Math.min(choiceBy('disrupted', now).getTime(), ...latest));
}

/** The new vehicle, where its number of seats is entered and now exceeded; guests who have yet to accept count. */
async function findFullVehicle(
  tx: Tx,
  { productId, to }: Regrouping,
  { parts }: DepartureOfOffice,
): Promise<RegroupRefusal | null> {
  const seats = parts.find(({ part }) => part === to.part)?.seats ?? null;
  if (seats === null) return null;
  const riders = (await listRiders(tx, productId, to.day)).filter(({ part }) => part === to.part);
  const guests = riders.reduce((sum, rider) => sum + rider.guests, 0);
  return guests > seats ? { ok: false, reason: 'vehicle_full', part: to.part, seats, guests } : null;
}

/**
 * Takes the day that all bookings left off sale, as the calendar does: with a line in the product's history, and reverted by its
 * undo. A unit that another booking holds meanwhile keeps the day open.
 */
async function closeDay(
  tx: Tx,
  { productId, day, note, actor }: Regrouping,
  now: Date,
): Promise<{ ok: true; count: number } | Extract<RegroupRefusal, { reason: 'not_empty' | 'may_not_close' }>> {
  const { rows } = await sql<{ unitId: number; closed: boolean; taken: number }>`
    SELECT i.unit_id AS "unitId", i.closed, i.held + i.sold AS taken
    FROM units u JOIN inventory i ON i.unit_id = u.id
    WHERE u.product_id = ${productId} AND i.day = ${day}::date ORDER BY u.id FOR UPDATE OF i`.execute(tx);
  if (rows.some(({ taken }) => taken > 0)) return { ok: false, reason: 'not_empty' };
  const open = rows.filter(({ closed }) => !closed);
  if (open.length === 0) return { ok: true, count: 0 };
  const days = open.map(({ unitId }) => ({ unitId, day, seen: 0, to: 1 }));
  const result = await editDays(tx, { field: 'closed', days, reason: note, actor }, now);
  if (result.ok) return { ok: true, count: open.length };
  if (result.reason === 'not_allowed') return { ok: false, reason: 'may_not_close' };
  throw new Error(`a day could not be taken off sale: ${result.reason}`);
}

/** Writes the history of both the former and the new departure. */
async function writeBoth(
  tx: Tx,
  {
    regrouping,
    title,
    bookings,
    guests,
  }: { regrouping: Regrouping; title: string; bookings: number; guests: number },
  now: Date,
): Promise<void> {
  const { day, to, note, actor } = regrouping;
  for (const of of new Set([day, to.day]))
    await writeHistory(tx, {
      ...{ actor, verb: 'booking.regroup', object: { type: 'departure', id: `${title} ${of}` }, now },
      after: { from: day, to: to.day, part: to.part, bookings, guests },
      reason: note,
    });
}
