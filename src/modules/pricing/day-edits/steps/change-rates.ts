import { type RawBuilder, sql } from 'kysely';
import type { ChangeDaysResult } from '#modules/inventory/days/change-days.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { ChangedRate, RateChange } from './rate-change.ts';
import { setPrices } from './set-prices.ts';

export type RateField = 'price' | 'minStay' | 'maxStay' | 'releaseDays' | 'noArrival' | 'noDeparture';

type Refused = Extract<ChangeDaysResult, { ok: false }>;

export type ChangeRatesResult =
  | { ok: true; changed: ChangedRate[] }
  | { ok: false; reason: Refused['reason']; days: Refused['days'] };

/** The displayed value of a day, and the stored one. */
const columns: Record<RateField, { shown: RawBuilder<unknown>; kept: RawBuilder<unknown> }> = {
  price: { shown: sql`r.price_vnd`, kept: sql`r.set_vnd` },
  minStay: { shown: sql`r.min_stay`, kept: sql`r.min_stay` },
  maxStay: { shown: sql`r.max_stay`, kept: sql`r.max_stay` },
  releaseDays: { shown: sql`r.release_days`, kept: sql`r.release_days` },
  noArrival: { shown: sql`r.closed_to_arrival::int`, kept: sql`r.closed_to_arrival::int` },
  noDeparture: { shown: sql`r.closed_to_departure::int`, kept: sql`r.closed_to_departure::int` },
};
const sets: Record<Exclude<RateField, 'price'>, RawBuilder<unknown>> = {
  minStay: sql`min_stay = given.value`,
  maxStay: sql`max_stay = given.value`,
  releaseDays: sql`release_days = given.value`,
  noArrival: sql`closed_to_arrival = given.value = 1`,
  noDeparture: sql`closed_to_departure = given.value = 1`,
};

/**
 * Sets prices by hand or sale restrictions of days, in đồng, nights, days, or 1 and 0. Refused as a whole, listing the days, when
 * one is no longer what was seen or has no price yet. The caller has locked the products, and passes the product of each unit.
 * @returns the days that changed
 */
export async function changeRates(
  tx: Tx,
  field: RateField,
  changes: readonly RateChange[],
  productOf: ReadonlyMap<number, number>,
): Promise<ChangeRatesResult> {
  const standing = await lockRates(tx, field, changes);
  const changed = standing.filter(({ is, was, to }) => is === null || (field === 'price' ? was : is) !== to);
  const refusal = (reason: Refused['reason'], days: typeof changed) => ({
    ok: false as const,
    reason,
    days: days.map(({ unitId, day, is }) => ({ unitId, day, value: is })),
  });
  const unpriced = changed.filter(({ is }) => is === null);
  if (unpriced.length > 0) return refusal('not_open', unpriced);
  const other = changed.filter(({ is, seen, to }) => is !== seen && is !== to);
  if (other.length > 0) return refusal('changed_meanwhile', other);
  if (changed.length === 0) return { ok: true, changed: [] };
  if (field === 'price') return { ok: true, changed: await setPrices(tx, changed, productOf) };
  await sql`
    UPDATE daily_rates r SET ${sets[field]}
    FROM unnest(${changed.map(({ unitId }) => unitId)}::int[], ${changed.map(({ day }) => day)}::date[],
      ${changed.map(({ to }) => to)}::bigint[]) AS given (unit_id, day, value)
    WHERE r.unit_id = given.unit_id AND r.day = given.day`.execute(tx);
  return { ok: true, changed: changed.map((one) => ({ ...one, isNow: one.to })) };
}

async function lockRates(tx: Tx, field: RateField, changes: readonly RateChange[]) {
  const { shown, kept } = columns[field];
  const { rows } = await sql<{ unitId: number; day: string; is: number; was: number | null }>`
    SELECT r.unit_id AS "unitId", r.day, ${shown} AS is, ${kept} AS was
    FROM daily_rates r
    JOIN unnest(${changes.map(({ unitId }) => unitId)}::int[], ${changes.map(({ day }) => day)}::date[])
      AS wanted (unit_id, day) USING (unit_id, day)
    ORDER BY r.unit_id, r.day FOR UPDATE OF r`.execute(tx);
  const found = new Map(rows.map((row) => [`${row.unitId} ${row.day}`, row]));
  return changes.map((change) => {
    const row = found.get(`${change.unitId} ${change.day}`);
    return { ...change, is: row?.is ?? null, was: row?.was ?? null };
  });
}
