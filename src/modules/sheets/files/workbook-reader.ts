import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';
import { inflatedBytes } from './inflated-bytes.ts';
import type { WorkbookAnswer, WorkbookOrder } from './read-workbook.ts';

// Runs as the worker thread of `readWorkbook`.
parentPort?.postMessage(await read(workerData as WorkbookOrder));

async function read({ bytes, mostBytes }: WorkbookOrder): Promise<WorkbookAnswer> {
  const size = inflatedBytes(bytes, mostBytes);
  if (size === null) return 'not_a_sheet';
  if (size > mostBytes) return 'too_large';
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
