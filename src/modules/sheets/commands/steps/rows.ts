import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/** A row to be processed. */
export interface OpenRow {
  number: number;
  outcome: string;
  plan: object | null;
  undo: object | null;
}

export interface RowResult {
  number: number;
  outcome: string;
  errors: Readonly<Record<string, string>>;
  undo: object | null;
}

/** The next rows of an import in one of these states, in ascending or descending order. The import is locked. */
export async function takeRows(
  tx: Tx,
  {
    importId,
    open,
    isBackward,
    most,
  }: { importId: number; open: readonly string[]; isBackward: boolean; most: number },
): Promise<OpenRow[]> {
  const rows = await tx
    .selectFrom('sheet_rows')
    .where('import_id', '=', importId)
    .where('outcome', 'in', [...open])
    .select(['number', 'outcome', 'plan', 'undo'])
    .orderBy('number', isBackward ? 'desc' : 'asc')
    .limit(most)
    .execute();
  return rows as OpenRow[];
}

/** Stores the results of rows. */
export async function writeResults(tx: Tx, importId: number, results: readonly RowResult[]): Promise<void> {
  const given = JSON.stringify(
    results.map(({ number, outcome, errors, undo }) => ({ number, outcome, errors, undo })),
  );
  await sql`
    UPDATE sheet_rows r SET outcome = d.outcome, errors = d.errors, undo = d.undo, plan = NULL
    FROM jsonb_to_recordset(${given}::jsonb) AS d (number int, outcome text, errors jsonb, undo jsonb)
    WHERE r.import_id = ${importId} AND r.number = d.number`.execute(tx);
}
