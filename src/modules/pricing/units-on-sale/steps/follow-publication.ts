import type { Database } from '#platform/db/connect.ts';
import { lockSale } from './lock-sale.ts';
import { publishSale } from './publish-sale.ts';

/**
 * Days and prices after what a product says was replaced (its weekdays and surcharges may be others), or after many changes of
 * what is sold of it. Safe to repeat and to run beside itself.
 */
export async function followPublication(db: Database, productId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const sale = await lockSale(tx, productId);
    if (sale) await publishSale(tx, sale, now);
  });
}
