import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { openDays } from '#modules/inventory/days/open-days.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { writeDailyRates } from '#modules/pricing/day-price/write-daily-rates.ts';
import { refreshDisplayPrices } from '#modules/pricing/display-prices/refresh-display-prices.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { openWeekdays } from '../calendar/open-weekdays.ts';

/**
 * Opens and prices the days that have come within the booking limits, and refreshes the 'from' prices. Skips products
 * that another process has locked, so it is idempotent and may run in several processes.
 * @returns how many products were updated
 */
export async function rollCalendar(db: Database, today: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM products p
    WHERE p.status AND (p.price_from_on < ${today}::date OR EXISTS (
      SELECT FROM units u WHERE u.product_id = p.id AND u.status
        AND NOT EXISTS (SELECT FROM daily_rates r WHERE r.unit_id = u.id AND r.day >= ${lastDay(today)}::date)
    )) ORDER BY p.id`.execute(db);
  let rolled = 0;
  for (const { id } of rows) {
    if (await db.transaction().execute((tx) => rollProduct(tx, id, today))) rolled++;
  }
  if (rolled > 0) await announceChange(db, ['catalogue']);
  return rolled;
}

/** Opens and prices all days of one product. @returns false when another process has locked it, unless `isWaiting` */
export async function rollProduct(
  tx: Tx,
  id: number,
  today: string,
  { isWaiting = false }: { isWaiting?: boolean } = {},
): Promise<boolean> {
  const product = await tx
    .selectFrom('products')
    .select(['kind', 'details'])
    .where('id', '=', id)
    // Blocks other processes that roll it, but no bookings: those lock their days first and then refer to the product.
    .forNoKeyUpdate()
    .$if(!isWaiting, (query) => query.skipLocked())
    .executeTakeFirst();
  if (!product) return false;
  const units = await tx
    .selectFrom('units')
    .select('id')
    .where('product_id', '=', id)
    .where('status', '=', true)
    .execute();
  const to = addDays(today, bookingLimits.horizonDays);
  const weekdays = openWeekdays(product.kind as KindName, product.details as Record<string, unknown>);
  await openDays(tx, {
    unitIds: units.map((unit) => unit.id),
    from: today,
    to,
    ...(weekdays && { weekdays }),
  });
  await writeDailyRates(tx, id, today, to);
  await refreshDisplayPrices(tx, [id], today);
  return true;
}

function lastDay(today: string): string {
  return addDays(today, bookingLimits.horizonDays - 1);
}
