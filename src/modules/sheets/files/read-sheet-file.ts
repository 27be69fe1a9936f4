import { parse } from 'csv-parse/sync';
import { storableText } from '#platform/db/storable-text.ts';
import { readWorkbook } from './read-workbook.ts';

/** Limits of one import file. */
export const sheetLimits = {
  fileBytes: 8 * 1024 * 1024,
  /** Unpacked: a workbook is a ZIP, and a small one may unpack to very much. */
  inflatedBytes: 64 * 1024 * 1024,
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

/** A file as a table of texts, its first line being the headings. `number` is the row number in the spreadsheet, from 2. */
export type ReadSheet =
  | { ok: true; headings: string[]; rows: { number: number; cells: string[] }[] }
  | { ok: false; reason: SheetFileFault };

/**
 * Reads CSV (UTF-8; comma, semicolon or tab) or the first sheet of a workbook (XLSX), whatever the file extension.
 * Formulas are never evaluated: their stored value is read. Empty lines are left out.
 */
export async function readSheetFile(bytes: Uint8Array): Promise<ReadSheet> {
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  if (bytes.length > sheetLimits.fileBytes) return { ok: false, reason: 'too_large' };
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const table = isZip ? await readWorkbook({ bytes, mostBytes: sheetLimits.inflatedBytes }) : readCsv(bytes);
  return typeof table === 'string' ? { ok: false, reason: table } : toSheet(table);
}

type Table = string[][] | SheetFileFault;

function readCsv(bytes: Uint8Array): Table {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'not_text';
  }
  if (text.includes('\0')) return 'not_text';
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [',', ';', '\t'].sort((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  try {
    const options = { delimiter, relax_column_count: true, skip_empty_lines: false, bom: true } as const;
    const rows = parse(text, { ...options, to: sheetLimits.rows + 2, max_record_size: 4_000_000 });
    return rows.map((row) => row.map(unescaped));
  } catch {
    return 'not_a_sheet';
  }
}

/** Removes the apostrophe that keeps a spreadsheet from evaluating a text, as added by `writeCsv`. */
function unescaped(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

function toSheet(table: string[][]): ReadSheet {
  const wrong = (reason: SheetFileFault): ReadSheet => ({ ok: false, reason });
  const [head, ...body] = table;
  const headings = (head ?? []).map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim());
  while (headings.at(-1) === '') headings.pop();
  if (headings.length > sheetLimits.columns) return wrong('too_many_columns');
  const rows = body
    .map((cells, at) => ({ number: at + 2, cells: headings.map((_, column) => cells[column] ?? '') }))
    .filter(({ cells }) => cells.some((text) => text.trim() !== ''));
  if (headings.length === 0 || rows.length === 0) return wrong('empty');
  if (rows.length > sheetLimits.rows) return wrong('too_many_rows');
  if (rows.some(({ cells }) => cells.some((text) => text.length > sheetLimits.cell)))
    return wrong('too_long_cell');
  return { ok: true, headings, rows: rows.map((row) => ({ ...row, cells: row.cells.map(storableText) })) };
}
