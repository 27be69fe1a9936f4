import { runInThread } from '#platform/threads/run-in-thread.ts';
import { type ReadSheet, sheetLimits } from './sheet-limits.ts';

/** Limits for reading one file. */
const most = { memoryMb: 768, ms: 60_000 };

/** The file that is being read. */
let current: Promise<unknown> = Promise.resolve();

/**
 * Reads CSV (UTF-8; comma, semicolon or tab) or the first sheet of a workbook (XLSX), whatever the file extension.
 * Formulas are never evaluated: their stored value is read. Empty lines are left out.
 *
 * In a thread of its own with limits, because a large file would keep the site from answering for seconds, and one cell in
 * the last corner of a workbook makes the library allocate all cells before it. One file at a time, so that several do not
 * take that memory together.
 * @throws errors that are not caused by the file
 */
export async function readSheetFile(bytes: Uint8Array): Promise<ReadSheet> {
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  if (bytes.length > sheetLimits.fileBytes) return { ok: false, reason: 'too_large' };
  const source = 'src/modules/sheets/files/sheet-reader.ts';
  const read = current.then(() => runInThread<ReadSheet>({ source, data: bytes, most }));
  current = read.catch(() => {});
  return (await read) ?? { ok: false, reason: 'too_large' };
}
