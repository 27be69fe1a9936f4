import { sql } from 'kysely';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { changeDays } from '#modules/inventory/days/change-days.ts';
import { openDays } from '#modules/inventory/days/open-days.ts';
import { may } from '#modules/inventory/policy.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { openWeekdays } from '#modules/pricing/calendar/open-weekdays.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { addDays, dayInVietnam, isoWeekday } from '#platform/time/days.ts';
import { type LockedSale, lockSale } from './lock-sale.ts';
import { publishSale } from './publish-sale.ts';

interface Departure {
  productId: number;
  /** ISO. */
  day: string;
  actor: Actor;
}

export type AddDepartureResult =
  | { ok: true; title: string }
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_product' | 'every_day' | 'past_day' | 'too_far' | 'starts_already';
    };

/**
 * Adds an extra start of a tour, sailing or anything else with start weekdays on another day: with the allotment of its
 * units, on all days that a start takes, at the prices of those days. Days that are already open keep their allotment.
 */
export async function addDeparture(
  db: Executor,
  { productId, day, reason, actor }: Departure & { reason: string },
  now: Date,
): Promise<AddDepartureResult> {
  if (!may(actor, 'places.edit')) return { ok: false, reason: 'not_allowed' };
  const today = dayInVietnam(now);
  if (day <= today) return { ok: false, reason: 'past_day' };
  if (day >= addDays(today, bookingLimits.horizonDays)) return { ok: false, reason: 'too_far' };
  return inTransaction(db, async (tx): Promise<AddDepartureResult> => {
    const sale = await lockSale(tx, productId);
    if (!sale) return { ok: false, reason: 'unknown_product' };
    const starts = getKind(sale.kind).startsOn?.(sale.details);
    if (!starts) return { ok: false, reason: 'every_day' };
    if (starts.includes(isoWeekday(day))) return { ok: false, reason: 'starts_already' };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('extra_departures')
      .values({ product_id: productId, day, reason, added_by: actorText(actor), added_at: now })
      .onConflict((conflict) => conflict.columns(['product_id', 'day']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return { ok: false, reason: 'starts_already' };
    const unitIds = await unitsOf(tx, productId);
    const to = addDays(day, spanOf(sale));
    await openDays(tx, { unitIds, from: day, to });
    // Days of an extra departure that was removed earlier still exist, closed.
    await switchDays(tx, unitIds, freeDaysOf(sale, day, []), false);
    await publishSale(tx, sale, now);
    await writeHistory(tx, { ...line(sale, day, actor), verb: 'places.add_departure', reason, now });
    return { ok: true, title: sale.title };
  });
}

export type RemoveDepartureResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_departure' }
  | { ok: false; reason: 'taken'; places: number };

/**
 * Removes an extra departure without bookings. Its days are closed where no other start takes them. With bookings it is
 * refused: those are handled by closing the days for the affected guests.
 */
export async function removeDeparture(
  db: Executor,
  { productId, day, actor }: Departure,
  now: Date,
): Promise<RemoveDepartureResult> {
  if (!may(actor, 'places.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<RemoveDepartureResult> => {
    const sale = await lockSale(tx, productId);
    const found = await tx
      .selectFrom('extra_departures')
      .select('day')
      .where('product_id', '=', productId)
      .execute();
    if (!sale || !found.some((one) => one.day === day)) return { ok: false, reason: 'unknown_departure' };
    const others = found.filter((one) => one.day !== day).map((one) => one.day);
    const own = freeDaysOf(sale, day, others);
    const unitIds = await unitsOf(tx, productId);
    const places = await countStarting(tx, unitIds, daysOf(sale, day));
    if (places > 0) return { ok: false, reason: 'taken', places };
    await tx
      .deleteFrom('extra_departures')
      .where('product_id', '=', productId)
      .where('day', '=', day)
      .execute();
    await switchDays(tx, unitIds, own, true);
    await publishSale(tx, sale, now);
    await writeHistory(tx, { ...line(sale, day, actor), verb: 'places.remove_departure', now });
    return { ok: true };
  });
}

const line = ({ title }: LockedSale, day: string, actor: Actor) => ({
  ...{ actor, object: { type: 'departure', id: `${title} ${day}` } },
});

const spanOf = ({ kind, details }: LockedSale) => getKind(kind).spanDays?.(details) ?? 1;
const daysOf = (sale: LockedSale, day: string) =>
  Array.from({ length: spanOf(sale) }, (_, index) => addDays(day, index));

/** The days of a start that no other start takes, neither a regular nor another extra one. */
function freeDaysOf(sale: LockedSale, day: string, others: readonly string[]): string[] {
  const regular = openWeekdays(sale.kind, sale.details) ?? [];
  const taken = new Set(others.flatMap((other) => daysOf(sale, other)));
  return daysOf(sale, day).filter((one) => !regular.includes(isoWeekday(one)) && !taken.has(one));
}

async function unitsOf(tx: Tx, productId: number): Promise<number[]> {
  const units = await tx
    .selectFrom('units')
    .select('id')
    .where('product_id', '=', productId)
    .where('status', '=', true)
    .execute();
  return units.map(({ id }) => id);
}

/** Opens or closes days that are not so already; stopped days stay as they are. */
async function switchDays(tx: Tx, unitIds: number[], days: string[], isClosed: boolean): Promise<void> {
  if (days.length === 0) return;
  const rows = await tx
    .selectFrom('inventory')
    .select(['unit_id as unitId', 'day'])
    .where('unit_id', 'in', unitIds)
    .where('day', 'in', days)
    .where('closed', '=', !isClosed)
    .where('stopped', '=', false)
    .execute();
  const changes = rows.map((row) => ({ ...row, seen: Number(!isClosed), to: Number(isClosed) }));
  await changeDays(tx, 'closed', changes);
}

/**
 * Number of places held or sold by bookings that start on the first of the days, excluding those of a sailing that started the
 * day before. Locks the days, so that nobody takes a place on them meanwhile.
 */
async function countStarting(tx: Tx, unitIds: number[], days: string[]): Promise<number> {
  const [first = ''] = days;
  await sql`SELECT 1 FROM inventory WHERE unit_id = ANY (${unitIds}::int[]) AND day = ANY (${days}::date[])
    ORDER BY unit_id, day FOR UPDATE`.execute(tx);
  const { rows } = await sql<{ places: number }>`
    SELECT coalesce(sum(line.quantity), 0)::int AS places
    FROM hold_lines line JOIN holds hold ON hold.id = line.hold_id AND hold.state IN ('active', 'converted')
    WHERE line.unit_id = ANY (${unitIds}::int[]) AND line.day = ${first}::date AND NOT EXISTS (
      SELECT 1 FROM hold_lines before
      WHERE before.hold_id = line.hold_id AND before.unit_id = line.unit_id AND before.day = ${addDays(first, -1)}::date
    )`.execute(tx);
  return rows[0]?.places ?? 0;
}
