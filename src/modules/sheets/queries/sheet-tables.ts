import type { Executor } from '#platform/db/connect.ts';
import type { OutRow, SheetColumn, SheetScope } from '../kinds/sheet.ts';
import { loadSheet, type SheetRef } from '../kinds/sheet-kinds.ts';
import { type ImportRow, listImportRows, type RowOutcome, type SheetImport } from './imports.ts';

/** A table of cells, the first row being the headings. */
export type Table = (string | number)[][];

/** The current data of a sheet, in the columns in which it can be imported again; up to a limit. */
export async function exportTable(
  db: Executor,
  ref: SheetRef,
  { scope, most }: { scope: SheetScope; most: number },
): Promise<Table> {
  const { columns, list } = await loadSheet(db, ref);
  return toTable(columns, await list(db, scope, most));
}

/** An empty sheet with three realistic example rows. */
export async function templateTable(db: Executor, ref: SheetRef): Promise<Table> {
  const { columns, examples } = await loadSheet(db, ref);
  return toTable(
    columns.filter(({ isReadOnly }) => !isReadOnly),
    examples,
  );
}

function toTable(columns: readonly SheetColumn[], rows: readonly OutRow[]): Table {
  return [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ name }) => row[name] ?? '')),
  ];
}

const leftOut: readonly RowOutcome[] = ['faulty', 'refused', 'left'];

/** The rows that an import left out, as uploaded, with the reasons beside them; once corrected they can be imported again. */
export async function leftOutTable(db: Executor, found: SheetImport, most: number): Promise<Table> {
  const { columns } = await loadSheet(db, found.ref);
  const rows = await listImportRows(db, { id: found.id, outcomes: leftOut, most });
  return [['Lý do', ...found.headings], ...rows.map((row) => [reasonOf(row, columns), ...row.cells])];
}

/** 'Giá: Giá tròn nghìn đồng. Ngày: Ngày này đã qua.' */
export function reasonOf({ errors }: Pick<ImportRow, 'errors'>, columns: readonly SheetColumn[]): string {
  const labelOf = (name: string) => columns.find((column) => column.name === name)?.label;
  return Object.entries(errors)
    .map(([name, words]) => (labelOf(name) ? `${labelOf(name)}: ${words}` : words))
    .join(' ');
}
