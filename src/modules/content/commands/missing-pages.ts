import { sql } from 'kysely';
import type { Database, Executor } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

/** How long the counts of missing pages are kept. */
const keptDays = 30;
/** Maximum addresses recorded per day, so that scanning bots cannot fill the table; further ones are not counted. */
const maxADay = 500;

/** Adds to today's counts of missing pages. */
export async function countMissingPages(
  db: Executor,
  counts: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO missing_pages AS m (path, day, count)
    SELECT path, ${dayInVietnam(now)}::date, count
    FROM unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) AS new (path, count)
    WHERE (SELECT count(*) FROM missing_pages WHERE day = ${dayInVietnam(now)}::date) < ${maxADay}
      OR EXISTS (SELECT FROM missing_pages k WHERE k.day = ${dayInVietnam(now)}::date AND k.path = new.path)
    ON CONFLICT (day, path) DO UPDATE SET count = m.count + excluded.count`.execute(db);
}

/** Deletes expired counts. @returns how many rows */
export async function purgeMissingPages(db: Database, now: Date): Promise<number> {
  const deleted = await db
    .deleteFrom('missing_pages')
    .where('day', '<', addDays(dayInVietnam(now), -keptDays))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** The most frequent missing pages within the retention period. */
export function listMissingPages(db: Executor, limit = 100) {
  return db
    .selectFrom('missing_pages')
    .select(({ fn }) => ['path', fn.sum<number>('count').as('count'), fn.max('day').as('lastOn')])
    .groupBy('path')
    .orderBy('count', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute();
}
