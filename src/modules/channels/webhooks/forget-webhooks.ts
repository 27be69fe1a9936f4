import type { App } from '#platform/app.ts';
import { webhookLimits } from './webhook-limits.ts';

/**
 * Deletes from the log of partners what is over, bookings that were made for the try-out, and secrets that sign no more.
 * @returns how many rows
 */
export async function forgetWebhooks({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const before = new Date(now.getTime() - webhookLimits.keptDays * 86_400_000);
  const deliveries = await db
    .deleteFrom('webhook_deliveries')
    .where('made_at', '<', before)
    .executeTakeFirst();
  const tests = await db.deleteFrom('partner_test_bookings').where('made_at', '<', before).executeTakeFirst();
  const secrets = await db
    .updateTable('webhook_endpoints')
    .set({ former_secret: null, former_until: null })
    .where('former_until', '<', now)
    .executeTakeFirst();
  return Number(deliveries.numDeletedRows + tests.numDeletedRows + secrets.numUpdatedRows);
}
