import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { RowChange } from '../kinds/sheet.ts';
import type { SheetName, SheetRef } from '../kinds/sheet-kinds.ts';

export type ImportState = 'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'undoing' | 'undone';
export type RowOutcome =
  | 'unread'
  | 'faulty'
  | 'new'
  | 'changed'
  | 'unchanged'
  | 'added'
  | 'saved'
  | 'refused'
  | 'undone'
  | 'left';

/** An import with the number of its rows by outcome. */
export interface SheetImport {
  id: number;
  ref: SheetRef;
  fileName: string;
  headings: string[];
  /** The column for each heading, by position; empty if it means none. */
  columns: string[];
  state: ImportState;
  reason: string;
  madeName: string;
  madeAt: Date;
  begunAt: Date | null;
  endedAt: Date | null;
  counts: Partial<Record<RowOutcome, number>>;
}

/** The latest imports, or one of them; newest first. */
export async function listImports(
  db: Executor,
  { id, most }: { id?: number; most: number },
): Promise<SheetImport[]> {
  const { rows } = await sql<Omit<SheetImport, 'ref'> & { sheet: SheetName; kind: SheetRef['kind'] }>`
    SELECT i.id, i.sheet, i.product_kind AS kind, i.file_name AS "fileName", i.headings, i.columns, i.state, i.reason,
      i.made_name AS "madeName", i.made_at AS "madeAt", i.begun_at AS "begunAt", i.ended_at AS "endedAt",
      coalesce((SELECT jsonb_object_agg(outcome, count) FROM (
        SELECT outcome, count(*)::int AS count FROM sheet_rows WHERE import_id = i.id GROUP BY outcome) c), '{}') AS counts
    FROM sheet_imports i WHERE ${id === undefined} OR i.id = ${id ?? 0}
    ORDER BY i.id DESC LIMIT ${most}`.execute(db);
  return rows.map(({ sheet, kind, ...row }) => ({ ...row, ref: { name: sheet, kind } }));
}

/** Null when there is none. */
export async function findImport(db: Executor, id: number): Promise<SheetImport | null> {
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null;
  return (await listImports(db, { id, most: 1 }))[0] ?? null;
}

export interface ImportRow {
  number: number;
  title: string;
  outcome: RowOutcome;
  errors: Record<string, string>;
  changes: RowChange[];
  cells: string[];
}

/** Rows of an import with these outcomes, in order. */
export async function listImportRows(
  db: Executor,
  { id, outcomes, most }: { id: number; outcomes: readonly RowOutcome[]; most: number },
): Promise<ImportRow[]> {
  const rows = await db
    .selectFrom('sheet_rows')
    .where('import_id', '=', id)
    .where('outcome', 'in', [...outcomes])
    .select(['number', 'title', 'outcome', 'errors', 'changes', 'cells'])
    .orderBy('number')
    .limit(most)
    .execute();
  return rows as unknown as ImportRow[];
}
