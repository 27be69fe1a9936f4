import { runInThread } from '#platform/threads/run-in-thread.ts';

export interface WorkbookOrder {
  bytes: Uint8Array;
  /** Unpacked it may have so many. */
  mostBytes: number;
}

/** The first sheet as texts; or none is in it, or it takes more than one file may. */
export type WorkbookAnswer = string[][] | 'not_a_sheet' | 'too_large';

/** What the reading of one workbook may take: 20,000 rows of 60 columns take half of the memory. */
const most = { memoryMb: 512, ms: 30_000 };

/**
 * Reads a workbook within bounds: one cell in the last corner of a sheet asks for all the cells before it, so that a file of a kilobyte
 * would take all memory of the site, or minutes in which nobody is answered.
 * @throws what is no fault of the file
 */
export async function readWorkbook(data: WorkbookOrder): Promise<WorkbookAnswer> {
  const source = 'src/modules/sheets/files/workbook-reader.ts';
  return (await runInThread<WorkbookAnswer>({ source, data, most })) ?? 'too_large';
}
