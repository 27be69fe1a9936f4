import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';

/** 'Giá thấp nhất 30 ngày'. */
const lowestDays = 30;

/** The lowest logged price of products over the last 30 days, today included, by product. One statement. */
export async function listLowestPrices(
  db: Executor,
  productIds: number[],
  today: string,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('price_log')
    .select(({ fn }) => ['product_id as productId', fn.min('price_vnd').as('priceVnd')])
    .where('product_id', 'in', productIds)
    .where('day', '>', addDays(today, -lowestDays))
    .where('day', '<=', today)
    .groupBy('product_id')
    .execute();
  return new Map(rows.map((row) => [row.productId, row.priceVnd]));
}

/** The lowest logged price of a product between two days, both included; null where nothing is logged. */
export async function findLowestPrice(
  db: Executor,
  productId: number,
  { from, to }: { from: string; to: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('price_log')
    .select(({ fn }) => fn.min('price_vnd').as('priceVnd'))
    .where('product_id', '=', productId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirst();
  return row?.priceVnd ?? null;
}
