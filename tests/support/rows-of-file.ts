import type { ReadSheet, SheetRow } from '#modules/sheets/files/sheet-limits.ts';

/** The rows of a file that was read; none of one that was refused. */
export function rowsOfFile(read: ReadSheet): SheetRow[] {
  return read.ok ? read.pages.flatMap((page) => JSON.parse(page) as SheetRow[]) : [];
}
