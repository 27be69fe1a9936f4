import { forgetDays } from '#modules/inventory/days/forget-days.ts';
import { forgetDayPrices, forgetLowestPrices } from '#modules/pricing/day-price/write-daily-rates.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';

/** Longer than a year, so that last year's Tết can be viewed and copied when the next one is priced. */
export const keptPastDays = 400;
/** Number of units or products whose days are deleted in one statement. */
const atOnce = 500;

/**
 * Deletes days that are long past: their prices, the lowest price of each day, and allotments that nobody ever used and
 * no disruption stopped (decision 0079). Each statement is a transaction of its own. Idempotent and safe to run
 * concurrently.
 * @returns how many rows were deleted
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
