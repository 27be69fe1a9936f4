import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { jobType, type Queue } from '#platform/queue/queue.ts';
import { refreshDisplayPrices } from './refresh-display-prices.ts';

/** The card prices of these products have to be recalculated. */
export const printsOutdated = jobType<{ productIds: number[] }>('pricing.prints_outdated');

/** Up to this number are reprinted before the response to the price change; the rest follow in jobs of `mostInJob` each. */
const maxAtOnce = 20;
const maxInJob = 200;

/** Reprints the cards of products whose price has just changed: a few at once, many by jobs right afterwards. */
export async function reprintSoon(
  tx: Tx,
  queue: Queue,
  productIds: readonly number[],
  today: string,
): Promise<void> {
  if (productIds.length <= maxAtOnce) {
    await lockProducts(tx, productIds);
    await refreshDisplayPrices(tx, [...productIds], today);
    await announceChange(
      tx,
      productIds.map((id) => `product:${id}`),
    );
    return;
  }
  for (let at = 0; at < productIds.length; at += maxInJob)
    await queue.send(tx, printsOutdated, { productIds: productIds.slice(at, at + maxInJob) });
}

/** Runs the deferred reprints, one transaction per product, so that no booking waits for them. Idempotent. */
export async function reprintPrices(
  db: Database,
  productIds: readonly number[],
  today: string,
): Promise<void> {
  for (const id of productIds) {
    await db.transaction().execute(async (tx) => {
      await lockProducts(tx, [id]);
      const changed = await refreshDisplayPrices(tx, [id], today);
      if (changed.length > 0) await announceChange(tx, ['catalogue', `product:${id}`]);
    });
  }
}

/** Blocks other reprints of the products, but no bookings. */
async function lockProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', productIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
