import type { Database } from '#platform/db/connect.ts';
import { lockSale } from './lock-sale.ts';
import { publishSale } from './publish-sale.ts';

/**
 * Updates days and prices after a product's live content was replaced (weekdays and surcharges may have changed), or after
 * many sale changes. Idempotent, also when run concurrently.
 */
export async function followPublication(db: Database, productId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const sale = await lockSale(tx, productId);
    if (sale) await publishSale(tx, sale, now);
  });
}
