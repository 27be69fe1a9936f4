import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import { storableText } from '#platform/db/storable-text.ts';
import { inflatedBytes } from './inflated-bytes.ts';
import { type ReadSheet, type SheetFileFault, type SheetRow, sheetLimits } from './sheet-limits.ts';

/** Rows of a page of the answer. */
const pageRows = 250;

// Runs as the worker thread of `readSheetFile`.
parentPort?.postMessage(await read(workerData as Uint8Array));

async function read(bytes: Uint8Array): Promise<ReadSheet> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const table = isZip ? await readWorkbook(bytes) : readCsv(bytes);
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
    // From the bytes, so that the text need not be kept beside its cells.
    const rows = parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      ...options,
      to: sheetLimits.rows + 2,
      max_record_size: 4_000_000,
    });
    return rows.map((row) => row.map(unescaped));
  } catch {
    return 'not_a_sheet';
  }
}

/** Removes the apostrophe that keeps a spreadsheet from evaluating a text, as added by `writeCsv`. */
function unescaped(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  const size = inflatedBytes(bytes, sheetLimits.inflatedBytes);
  if (size === null) return 'not_a_sheet';
  if (size > sheetLimits.inflatedBytes) return 'too_large';
  // Loaded for workbooks only: it takes longer than reading a small CSV.
  const { readSheet } = await import('read-excel-file/node');
  try {
    const rows = await readSheet(Buffer.from(bytes), { trim: false });
    return rows.map((row) => row.map(cellText));
  } catch {
    // The library throws arbitrary parser errors: the file is at fault, and the person gets that as an error.
    return 'not_a_sheet';
  }
}

/** Dates become ISO days; a time without a date becomes HH:mm; true becomes the word for a ticked cell. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'có' : '';
  if (!(cell instanceof Date)) return String(cell);
  if (Number.isNaN(cell.getTime())) return '';
  const iso = cell.toISOString();
  return cell.getUTCFullYear() < 1901 ? iso.slice(11, 16) : iso.slice(0, 10);
}

function toSheet([head, ...body]: string[][]): ReadSheet {
  const wrong = (reason: SheetFileFault): ReadSheet => ({ ok: false, reason });
  const headings = (head ?? []).map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim());
  while (headings.at(-1) === '') headings.pop();
  if (headings.length > sheetLimits.columns) return wrong('too_many_columns');
  const rows = body
    .map(
      (cells, at): SheetRow => ({ number: at + 2, cells: headings.map((_, column) => cells[column] ?? '') }),
    )
    .filter(({ cells }) => cells.some((text) => text.trim() !== ''));
  if (headings.length === 0 || rows.length === 0) return wrong('empty');
  if (rows.length > sheetLimits.rows) return wrong('too_many_rows');
  if (rows.some(({ cells }) => cells.some((text) => text.length > sheetLimits.cell)))
    return wrong('too_long_cell');
  const pages: string[] = [];
  for (let at = 0; at < rows.length; at += pageRows)
    pages.push(
      JSON.stringify(
        rows.slice(at, at + pageRows).map((row) => ({ ...row, cells: row.cells.map(storableText) })),
      ),
    );
  return { ok: true, headings, pages };
}
