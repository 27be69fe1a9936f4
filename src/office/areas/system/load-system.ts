import { sql } from 'kysely';
import { listComparisons } from '#modules/books/queries/list-comparisons.ts';
import { countUnsentMails } from '#modules/mails/queries.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { listJobsInTrouble, listQueueFigures } from '#platform/queue/queue-figures.ts';
import { measureClockSkew } from '#platform/time/clock-skew.ts';

const maxJobs = 100;

/** Health of the infrastructure: the database, clocks, mails, pending jobs, and the latest nightly reconciliation. */
export async function loadSystem({ db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>) {
  const [database, skewSeconds, unsent, comparisons] = await Promise.all([
    getDatabaseFigures(db),
    measureClockSkew(db),
    config.SMTP_URL ? countUnsentMails(db) : null,
    listComparisons(db, 'internal', 1),
  ]);
  // A site without a job queue, as in tests, has no queues yet.
  const [figures, troubled] = await Promise.all([
    listQueueFigures(db).catch(() => []),
    listJobsInTrouble(db, maxJobs).catch(() => []),
  ]);
  return {
    database,
    skewSeconds,
    unsent,
    books: comparisons[0] ?? null,
    figures,
    troubled,
    now: clock.now().toISOString(),
  };
}

interface DatabaseFigures {
  /** '18.1' */
  version: string;
  sizeBytes: number;
  connections: number;
}

/** Statistics of the database. */
async function getDatabaseFigures(db: Executor): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`
    SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
      pg_database_size(current_database())::bigint AS "sizeBytes",
      (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections`.execute(
    db,
  );
  return rows[0] as DatabaseFigures;
}
