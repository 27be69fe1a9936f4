import { sql } from 'kysely';
import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import type { App } from '#platform/app.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { syncTasks } from './sync-tasks.ts';

/** Frequently written logs, by the tag that boards subscribe to, with the kinds of tasks that may open or close with them. */
const followed = {
  bookings: [
    'on-request',
    'supplier-confirmation',
    'supplier-declined',
    'late-money',
    'refund-approval',
    'balance',
    'invoice',
    'guest-message',
    'late-arrival',
  ],
  vouchers: ['supplier-confirmation', 'supplier-declined'],
  enquiries: ['enquiry', 'complaint', 'follow-up', 'fare-payment'],
  money: ['unmatched-money', 'late-money', 'balance'],
  refunds: ['refund-approval', 'refund'],
  reviews: ['review', 'review-report', 'review-appeal'],
  books: ['books-differ', 'ledger-proposal', 'credit-approval'],
} satisfies Record<string, TaskKindName[]>;

type Tag = keyof typeof followed;

/** Per database, the end of each log at the last look, and which had moved then. */
const seen = new WeakMap<App['db'], { ends: Record<Tag, number>; moved: Tag[] }>();

/**
 * Checks whether something was written since the last time, and if so syncs the tasks and notifies the boards. A check
 * reads the ends of a few indexes, however much is sold, whereas a job for each event would cost as much as the sale.
 * Logs that moved are synced a second time at the next check: a transaction that committed late may lie before the end
 * that was seen.
 * @returns how many logs moved
 */
export async function followChanges(app: Pick<App, 'db' | 'queue' | 'clock' | 'config'>): Promise<number> {
  const ends = await readEnds(app.db);
  const before = seen.get(app.db);
  const tags = Object.keys(followed) as Tag[];
  const moved = before ? tags.filter((tag) => ends[tag] !== before.ends[tag]) : [];
  const kinds = new Set([...moved, ...(before?.moved ?? [])].flatMap((tag): TaskKindName[] => followed[tag]));
  for (const kind of kinds) await syncTasks(app, kind);
  if (moved.length > 0) await announceLive(app.db, { tags: moved });
  seen.set(app.db, { ends, moved });
  return moved.length;
}

async function readEnds(db: App['db']): Promise<Record<Tag, number>> {
  const { rows } = await sql<Record<Tag, number>>`
    SELECT coalesce((SELECT max(id) FROM booking_events), 0)
        + coalesce((SELECT max(id) FROM booking_messages), 0) AS bookings,
      coalesce((SELECT max(id) FROM voucher_events), 0) AS vouchers,
      coalesce((SELECT max(id) FROM request_events), 0) AS enquiries,
      coalesce((SELECT max(id) FROM payment_inbox), 0) + coalesce((SELECT max(id) FROM ledger_entries), 0) AS money,
      coalesce((SELECT max(id) FROM refund_events), 0) AS refunds,
      coalesce((SELECT max(id) FROM review_events), 0) AS reviews,
      coalesce((SELECT max(id) FROM reconciliations), 0) + coalesce((SELECT max(id) FROM ledger_proposals), 0)
        + coalesce((SELECT max(id) FROM credit_proposals), 0) AS books`.execute(db);
  return rows[0] as Record<Tag, number>;
}
