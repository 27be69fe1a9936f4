/** Limits of one import file: 10,000 hotels with all their texts are some 60 MB of CSV. */
export const sheetLimits = {
  fileBytes: 80 * 1024 * 1024,
  /** Unpacked: a workbook is a ZIP, and a small one may unpack to very much. */
  inflatedBytes: 128 * 1024 * 1024,
  rows: 20_000,
  columns: 120,
  /** Characters in a cell. */
  cell: 100_000,
} as const;

export type SheetFileFault =
  | 'empty'
  | 'too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'too_long_cell'
  | 'not_text'
  | 'not_a_sheet';

/**
 * A file as a table of texts, its first line being the headings. Each of `pages` is a JSON array of some hundred rows
 * (`SheetRow`): so they pass between threads, and into the database, without being read.
 */
export type ReadSheet =
  | { ok: true; headings: string[]; pages: string[] }
  | { ok: false; reason: SheetFileFault };

/** `number` is the row number in the spreadsheet, from 2. */
export interface SheetRow {
  number: number;
  cells: string[];
}
