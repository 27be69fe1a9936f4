import * as bookingEvents from '#modules/booking/events.ts';
import type { App } from '#platform/app.ts';
import type { JobType } from '#platform/queue/queue.ts';
import { importDueFeeds } from './calendars/import-due-feeds.ts';
import { webhookDue } from './events.ts';
import { queueWebhooks } from './webhooks/queue-webhooks.ts';
import { sendWebhook } from './webhooks/send-webhook.ts';
import type { WebhookEvent } from './webhooks/webhook-events.ts';
import { webhookLimits } from './webhooks/webhook-limits.ts';

interface OfBooking {
  bookingId: string;
  at?: string;
}

/** Booking events with their names for partners. */
const announced: [JobType<OfBooking>, WebhookEvent][] = [
  [bookingEvents.bookingHeld, 'booking.held'],
  [bookingEvents.bookingConfirmed, 'booking.confirmed'],
  [bookingEvents.bookingRebooked as JobType<OfBooking>, 'booking.changed'],
  [bookingEvents.bookingItemsCancelled as JobType<OfBooking>, 'booking.items_cancelled'],
  [bookingEvents.bookingCancelled, 'booking.cancelled'],
  [bookingEvents.bookingExpired, 'booking.expired'],
  [bookingEvents.bookingCompleted, 'booking.completed'],
];

export const channelJobs = announced.map(([type, event]) => ({
  type,
  handle: async ({ db, queue, clock }: Pick<App, 'db' | 'queue' | 'clock'>, { bookingId, at }: OfBooking) => {
    await queueWebhooks(db, queue, { event, bookingId, at }, clock.now());
  },
}));

export const webhookJobs = [{ type: webhookDue, handle: sendWebhook }];

export const channelSweeps = [
  { name: 'import-calendars', everySeconds: 60, run: importDueFeeds },
  { name: 'forget-webhooks', everySeconds: 3600, run: forgetWebhooks },
];

/**
 * Deletes expired deliveries from the partners' log, expired test bookings, and former secrets that no longer sign.
 * @returns how many rows
 */
async function forgetWebhooks({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
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
