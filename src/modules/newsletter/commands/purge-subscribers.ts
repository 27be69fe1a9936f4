import type { Database } from '#platform/db/connect.ts';

/** Forgets addresses that left, or never answered our mail, so many days ago. @returns how many */
export async function purgeSubscribers(db: Database, now: Date, keptDays: number): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const done = await db
    .deleteFrom('newsletter_subscribers')
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'unsubscribed'), row('unsubscribed_at', '<', before)]),
        row.and([row('state', '=', 'waiting'), row('asked_at', '<', before)]),
      ]),
    )
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
