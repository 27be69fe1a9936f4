import { type RawBuilder, sql } from 'kysely';
import type { ChangeDaysResult } from '#modules/inventory/days/change-days.ts';
import { writeDailyRates } from '#modules/pricing/day-price/write-daily-rates.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';

export type RateField = 'price' | 'minStay' | 'maxStay' | 'releaseDays' | 'noArrival' | 'noDeparture';

/** As `DayChange`; a price that is to be null follows the rules again. */
export interface RateChange {
  unitId: number;
  day: string;
  seen: number | null;
  to: number | null;
}

/** A rate that has changed, and what changes it back. */
export interface ChangedRate extends RateChange {
  /** What it was set to; null where the rules made it. */
  was: number | null;
}

type Refused = Extract<ChangeDaysResult, { ok: false }>;

export type ChangeRatesResult =
  | { ok: true; changed: ChangedRate[] }
  | { ok: false; reason: Refused['reason']; days: Refused['days'] };

const columns: Record<
  RateField,
  { shown: RawBuilder<unknown>; kept: RawBuilder<unknown>; set: RawBuilder<unknown> }
> = {
  price: { shown: sql`r.price_vnd`, kept: sql`r.set_vnd`, set: sql`set_vnd = given.value` },
  minStay: { shown: sql`r.min_stay`, kept: sql`r.min_stay`, set: sql`min_stay = given.value` },
  maxStay: { shown: sql`r.max_stay`, kept: sql`r.max_stay`, set: sql`max_stay = given.value` },
  releaseDays: {
    shown: sql`r.release_days`,
    kept: sql`r.release_days`,
    set: sql`release_days = given.value`,
  },
  noArrival: {
    shown: sql`r.closed_to_arrival::int`,
    kept: sql`r.closed_to_arrival::int`,
    set: sql`closed_to_arrival = given.value = 1`,
  },
  noDeparture: {
    shown: sql`r.closed_to_departure::int`,
    kept: sql`r.closed_to_departure::int`,
    set: sql`closed_to_departure = given.value = 1`,
  },
};

/**
 * Sets the price of days by hand or what hangs on it, in đồng, nights, days, or 1 and 0. Refused as a whole, with the days: when one
 * is no longer what was seen, or has no price yet. The caller has locked the products, and says which a unit belongs to.
 * @returns the days that were not so already
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
  await sql`
    UPDATE daily_rates r SET ${columns[field].set}
    FROM unnest(${changed.map(({ unitId }) => unitId)}::int[], ${changed.map(({ day }) => day)}::date[],
      ${changed.map(({ to }) => to)}::bigint[]) AS given (unit_id, day, value)
    WHERE r.unit_id = given.unit_id AND r.day = given.day`.execute(tx);
  if (field === 'price') await workOut(tx, changed, productOf);
  return { ok: true, changed };
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

/** Has the prices of the changed days follow: each product over the span of its own. */
async function workOut(
  tx: Tx,
  changed: readonly RateChange[],
  productOf: ReadonlyMap<number, number>,
): Promise<void> {
  const daysOf = Map.groupBy(changed, ({ unitId }) => productOf.get(unitId) as number);
  for (const [productId, changes] of daysOf) {
    const days = changes.map(({ day }) => day).sort();
    await writeDailyRates(tx, productId, days[0] as string, addDays(days.at(-1) as string, 1));
  }
}
