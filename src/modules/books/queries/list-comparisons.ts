import type { Executor } from '#platform/db/connect.ts';

/** A comparison: nightly of our own records, or of a statement with them. */
export interface ComparisonRow {
  id: number;
  /** The day that was compared, ISO, in Vietnam. */
  day: string;
  /** 'internal', or the channel that issued the statement. */
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

/** The latest comparisons, newest first; of one channel if given. */
export function listComparisons(db: Executor, channel?: string, limit = 40): Promise<ComparisonRow[]> {
  return db
    .selectFrom('reconciliations')
    .select(columns)
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The last comparison of a channel's newest day; null where there is none yet. */
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

/** A comparison with its stored report; null when there is none. */
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
