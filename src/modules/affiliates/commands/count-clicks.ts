import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/** Adds counted clicks on affiliate links to today's numbers. @param clicks by affiliate */
export async function countClicks(
  db: Database,
  clicks: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  if (clicks.size === 0) return;
  const rows = [...clicks].toSorted(([one], [other]) => one - other);
  await db
    .insertInto('affiliate_clicks')
    .values(rows.map(([id, count]) => ({ affiliate_id: id, day: dayInVietnam(now), clicks: count })))
    .onConflict((conflict) =>
      conflict
        .columns(['affiliate_id', 'day'])
        .doUpdateSet({ clicks: sql<number>`affiliate_clicks.clicks + excluded.clicks` }),
    )
    .execute();
}
