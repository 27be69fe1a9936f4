import type { Executor } from '#platform/db/connect.ts';

/** A comparison that was made: of our own records at night, or of a statement with them. */
export interface ComparisonRow {
  id: number;
  /** ISO day in Vietnam that was compared. */
  day: string;
  /** 'internal', or whose statement it was. */
  channel: string;
  /** The file's name. */
  source: string;
  matched: number;
  differences: number;
  madeBy: string;
  madeAt: Date;
}

const columns = [
  'id',
  'day',
  'channel',
  'source',
  'matched',
  'differences',
  'made_by as madeBy',
  'made_at as madeAt',
] as const;

/** What was compared last, the newest first; of one channel where it is given. */
export function listComparisons(db: Executor, channel?: string, limit = 40): Promise<ComparisonRow[]> {
  return db
    .selectFrom('reconciliations')
    .select(columns)
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** That of the newest day of a channel, made last; null where nothing was compared yet. */
export async function findLastComparison(db: Executor, channel: string): Promise<ComparisonRow | null> {
  const row = await db
    .selectFrom('reconciliations')
    .select(columns)
    .where('channel', '=', channel)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** One of them with what it has found, as it was kept; null when there is none. */
export async function findComparison(
  db: Executor,
  id: number,
): Promise<(ComparisonRow & { report: unknown }) | null> {
  const row = await db
    .selectFrom('reconciliations')
    .select([...columns, 'report'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
