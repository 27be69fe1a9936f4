import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { jobType, type Queue } from '#platform/queue/queue.ts';
import { lockProducts } from './lock-sale.ts';
import type { FollowSale } from './publish-sale.ts';

/** A product's units or plans were changed: days, prices and cards have to be updated. */
export const saleChanged = jobType<{ productId: number }>('pricing.sale_changed');

/**
 * Runs many sale changes in one transaction: one job per product updates days, prices and cards, and pages are notified
 * once. The products are locked first, in the common order, so that two bulk changes at once wait for each other.
 * @param work receives the function that replaces `publishSale` in the commands
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
  await queue.sendAll(
    tx,
    saleChanged,
    [...changed].map((productId) => ({ productId })),
  );
  await announceChange(tx, ['catalogue', ...[...concerned].map((id) => `product:${id}`)]);
  await announceLive(tx, { tags: ['days'] });
  return result;
}
