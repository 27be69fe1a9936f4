import { sql } from 'kysely';
import { listHolidays } from '#modules/pricing/day-price/list-holidays.ts';
import { listPriceRules } from '#modules/pricing/day-price/list-price-rules.ts';
import { priceOfDay } from '#modules/pricing/day-price/price-of-day.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import type { ChangedRate } from './rate-change.ts';

type Change = Omit<ChangedRate, 'isNow'>;

/**
 * Sets prices of days by hand, in đồng, or resets them to the rules, for any number of products and days in one statement. The
 * days must have prices, and the caller must have locked their products. @returns the changes with the price that each day has
 * now
 */
export async function setPrices(
  tx: Tx,
  changes: readonly Change[],
  productOf: ReadonlyMap<number, number>,
): Promise<ChangedRate[]> {
  const bases = await listBases(tx, changes);
  const rulesOf = await rulesFor(tx, changes, productOf);
  const days = changes.map(({ day }) => day).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  // A price set by hand replaces all rules.
  const holidays = rulesOf.size > 0 ? await listHolidays(tx, first, addDays(last, 1)) : [];
  const priced = changes.map((change) => ({
    change,
    ...priceOfDay({
      baseVnd: bases.get(change.unitId) ?? 0,
      rules: (rulesOf.get(productOf.get(change.unitId) ?? 0) ?? []).filter(
        ({ unitId }) => unitId === null || unitId === change.unitId,
      ),
      ...{ day: change.day, holidays, setVnd: change.to },
    }),
  }));
  await sql`
    UPDATE daily_rates r SET set_vnd = given.set_vnd, list_vnd = given.list_vnd, price_vnd = given.price_vnd, reasons = given.reasons
    FROM unnest(
      ${changes.map(({ unitId }) => unitId)}::int[], ${changes.map(({ day }) => day)}::date[],
      ${changes.map(({ to }) => to)}::bigint[], ${priced.map(({ listVnd }) => listVnd)}::bigint[],
      ${priced.map(({ priceVnd }) => priceVnd)}::bigint[], ${priced.map(({ reasons }) => JSON.stringify(reasons))}::jsonb[]
    ) AS given (unit_id, day, set_vnd, list_vnd, price_vnd, reasons)
    WHERE r.unit_id = given.unit_id AND r.day = given.day`.execute(tx);
  return priced.map(({ change, priceVnd }) => ({ ...change, isNow: priceVnd }));
}

/** The base prices of units. */
async function listBases(tx: Tx, changes: readonly Change[]): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('units')
    .select(['id', 'base_vnd as baseVnd'])
    .where('id', 'in', [...new Set(changes.map(({ unitId }) => unitId))])
    .execute();
  return new Map(rows.map(({ id, baseVnd }) => [id, baseVnd]));
}

/** The rules of products that have a price reset to the rules. */
async function rulesFor(tx: Tx, changes: readonly Change[], productOf: ReadonlyMap<number, number>) {
  const givenBack = changes.filter(({ to }) => to === null).map(({ unitId }) => productOf.get(unitId) ?? 0);
  const rules = new Map<number, Awaited<ReturnType<typeof listPriceRules>>>();
  for (const productId of new Set(givenBack)) rules.set(productId, await listPriceRules(tx, productId));
  return rules;
}
