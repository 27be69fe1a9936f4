import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { nightsOf } from '#platform/time/days.ts';
import { listHolidays } from './list-holidays.ts';
import { listPriceRules } from './list-price-rules.ts';
import { priceOfDay } from './price-of-day.ts';

export { savePriceRules } from './save-price-rules.ts';

/**
 * Calculates the prices of all units of a product from `from` up to but not including `to`, and writes them in one
 * statement. Prices set by hand, minimum stays and days closed to arrival or departure are kept: whoever sets them or
 * recalculates prices waits for the lock on the product's row. Idempotent.
 * @returns how many rows are new or have changed
 */
export async function writeDailyRates(tx: Tx, productId: number, from: string, to: string): Promise<number> {
  await tx.selectFrom('products').select('id').where('id', '=', productId).forNoKeyUpdate().execute();
  const units = await tx
    .selectFrom('units')
    .select(['id', 'base_vnd'])
    .where('product_id', '=', productId)
    .where('status', '=', true)
    .execute();
  if (units.length === 0) return 0;
  const rules = await listPriceRules(tx, productId);
  const holidays = await listHolidays(tx, from, to);
  const set = await tx
    .selectFrom('daily_rates')
    .select(['unit_id as unitId', 'day', 'set_vnd as setVnd'])
    .where(
      'unit_id',
      'in',
      units.map(({ id }) => id),
    )
    .where('day', '>=', from)
    .where('day', '<', to)
    .where('set_vnd', 'is not', null)
    .execute();
  const setOn = new Map(set.map(({ unitId, day, setVnd }) => [`${unitId} ${day}`, setVnd]));
  const rows = units.flatMap((unit) => {
    const own = rules.filter((rule) => rule.unitId === null || rule.unitId === unit.id);
    return nightsOf(from, to).map((day) => ({
      unitId: unit.id,
      day,
      ...priceOfDay({
        baseVnd: unit.base_vnd,
        rules: own,
        day,
        holidays,
        setVnd: setOn.get(`${unit.id} ${day}`) ?? null,
      }),
    }));
  });
  const { numAffectedRows } = await sql`
    INSERT INTO daily_rates (unit_id, day, list_vnd, price_vnd, reasons)
    SELECT * FROM unnest(
      ${rows.map((row) => row.unitId)}::int[], ${rows.map((row) => row.day)}::date[],
      ${rows.map((row) => row.listVnd)}::bigint[], ${rows.map((row) => row.priceVnd)}::bigint[],
      ${rows.map((row) => JSON.stringify(row.reasons))}::jsonb[]
    )
    ON CONFLICT (unit_id, day) DO UPDATE
      SET list_vnd = excluded.list_vnd, price_vnd = excluded.price_vnd, reasons = excluded.reasons
      WHERE (daily_rates.list_vnd, daily_rates.price_vnd, daily_rates.reasons)
        IS DISTINCT FROM (excluded.list_vnd, excluded.price_vnd, excluded.reasons)`.execute(tx);
  return Number(numAffectedRows);
}

/** Deletes prices of days before `before`. Idempotent. @returns the number of deleted rows */
export async function forgetDayPrices(
  db: Executor,
  { unitIds, before }: { unitIds: number[]; before: string },
): Promise<number> {
  const deleted = await db
    .deleteFrom('daily_rates')
    .where('unit_id', 'in', unitIds)
    .where('day', '<', before)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Deletes the logged lowest prices of days before `before`, which prove struck prices. Idempotent. @returns the number of deleted rows */
export async function forgetLowestPrices(
  db: Executor,
  { productIds, before }: { productIds: number[]; before: string },
): Promise<number> {
  const deleted = await db
    .deleteFrom('price_log')
    .where('product_id', 'in', productIds)
    .where('day', '<', before)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
