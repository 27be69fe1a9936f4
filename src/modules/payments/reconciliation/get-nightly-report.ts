import type { Executor } from '#platform/db/connect.ts';

export interface NightlyReport {
  day: string;
  /** One for each thing that does not agree, in words. */
  lines: string[];
}

/** The nightly report of an id. @throws when there is none */
export async function getNightlyReport(db: Executor, id: number): Promise<NightlyReport> {
  const row = await db
    .selectFrom('reconciliations')
    .select(['day', 'report'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { day: row.day, lines: (row.report as unknown as { lines: string[] }).lines };
}

/** In how many ways the books did not agree when they were closed last; null before the first time. */
export async function countLastDifferences(db: Executor): Promise<number | null> {
  const row = await db
    .selectFrom('reconciliations')
    .select('differences')
    .where('channel', '=', 'internal')
    .orderBy('day', 'desc')
    .executeTakeFirst();
  return row?.differences ?? null;
}
