import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { jobType, type Queue } from '#platform/queue/queue.ts';
import { lockProducts } from './lock-sale.ts';
import type { FollowSale } from './publish-sale.ts';

/** Days, prices and cards are to follow what was changed of a product's units and plans. */
export const saleChanged = jobType<{ productId: number }>('pricing.sale_changed');

/**
 * Makes many changes of what is sold in one transaction: days, prices and cards follow by one job a product, and pages are
 * told once. The products are locked first, in the order of all, so that two who change many at once wait for each other.
 * @param work is given what takes the place of `publishSale` in the commands
 */
export async function followLater<T>(
  { tx, queue }: { tx: Tx; queue: Queue },
  productIds: readonly number[],
  work: (follow: FollowSale) => Promise<T>,
): Promise<T> {
  await lockProducts(tx, productIds);
  const changed = new Set<number>();
  const concerned = new Set<number>();
  const result = await work(async (_tx, sale) => {
    changed.add(sale.id);
    for (const id of sale.concerned) concerned.add(id);
  });
  if (changed.size === 0) return result;
  for (const productId of changed) await queue.send(tx, saleChanged, { productId });
  await announceChange(tx, ['catalogue', ...[...concerned].map((id) => `product:${id}`)]);
  await announceLive(tx, { tags: ['days'] });
  return result;
}
