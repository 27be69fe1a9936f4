import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { listLowestPrices } from '#modules/pricing/display-prices/list-lowest-prices.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/**
 * The lowest price of the last 30 days, including today, of a product with a struck-through price; null for others, which costs
 * no query, and where nothing is logged.
 */
export async function loadLowestPrice(
  app: Pick<App, 'readDb' | 'clock'>,
  { id, discount }: Pick<ProductDetail, 'id' | 'discount'>,
): Promise<number | null> {
  if (discount <= 0) return null;
  const lowest = await listLowestPrices(app.readDb, [id], dayInVietnam(app.clock.now()));
  return lowest.get(id) ?? null;
}
