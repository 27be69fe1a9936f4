import { forgetDays } from '#modules/inventory/days/forget-days.ts';
import { forgetDayPrices, forgetLowestPrices } from '#modules/pricing/day-price/write-daily-rates.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';

/** Longer than a year, so that last year's Tết can be looked at and copied when the next one is priced. */
export const keptPastDays = 400;
/** Units or products whose days go in one statement. */
const atOnce = 500;

/**
 * Lets go of days that are long over: their prices, the lowest price of each day, and places that nobody ever had and no disruption
 * stopped (decision 0079). Each statement is a transaction of its own. Safe to run anywhere and again.
 * @returns how many rows went
 */
export async function forgetPastDays(db: Database, today: string): Promise<number> {
  const before = addDays(today, -keptPastDays);
  let gone = 0;
  for await (const unitIds of portions(db, 'units')) {
    const kept = await db
      .selectFrom('disruption_days')
      .select(['unit_id as unitId', 'day'])
      .where('unit_id', 'in', unitIds)
      .where('day', '<', before)
      .execute();
    gone += await forgetDays(db, { unitIds, before, kept });
    gone += await forgetDayPrices(db, { unitIds, before });
  }
  for await (const productIds of portions(db, 'products'))
    gone += await forgetLowestPrices(db, { productIds, before });
  return gone;
}

async function* portions(db: Executor, table: 'units' | 'products'): AsyncIterable<number[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    if (rows.length === 0) return;
    yield rows.map(({ id }) => id);
    last = rows.at(-1)?.id ?? last;
  }
}
