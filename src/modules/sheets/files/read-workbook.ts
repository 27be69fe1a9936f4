import { runInThread } from '#platform/threads/run-in-thread.ts';

export interface WorkbookOrder {
  bytes: Uint8Array;
  /** Maximum number of unpacked bytes. */
  mostBytes: number;
}

/** The first sheet as texts; or an error if there is none or it exceeds the limits of a file. */
export type WorkbookAnswer = string[][] | 'not_a_sheet' | 'too_large';

/** Limits for reading one workbook: 20,000 rows of 60 columns take half of the memory. */
const most = { memoryMb: 512, ms: 30_000 };

/**
 * Reads a workbook within limits: one cell in the last corner of a sheet makes the library allocate all cells before it,
 * so that a file of a kilobyte could use up all memory of the site, or block it for minutes.
 * @throws errors that are not caused by the file
 */
export async function readWorkbook(data: WorkbookOrder): Promise<WorkbookAnswer> {
  const source = 'src/modules/sheets/files/workbook-reader.ts';
  return (await runInThread<WorkbookAnswer>({ source, data, most })) ?? 'too_large';
}
