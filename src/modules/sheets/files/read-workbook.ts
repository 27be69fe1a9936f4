import { resolve as absolute } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface WorkbookOrder {
  bytes: Uint8Array;
  /** Unpacked it may have so many. */
  mostBytes: number;
}

/** The first sheet as texts; or none is in it, or it takes more than one file may. */
export type WorkbookAnswer = string[][] | 'not_a_sheet' | 'too_large';

/** Run from its source also by the finished build, which is one file. */
const source = absolute('src/modules/sheets/files/workbook-reader.ts');

/** What the reading of one workbook may take: 20,000 rows of 60 columns take half of the memory. */
const most = { memoryMb: 512, ms: 30_000 };

/**
 * Reads a workbook in a thread of its own, with bounds, which ends with it: one cell in the last corner of a sheet asks for all the
 * cells before it, so that a file of a kilobyte would take all memory of the site, or minutes in which nobody is answered.
 * @throws what is no fault of the file
 */
export function readWorkbook(order: WorkbookOrder): Promise<WorkbookAnswer> {
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: most.memoryMb };
    // Without the flags of this process, which may be meant for what loads it.
    const thread = new Worker(source, { execArgv: [], workerData: order, resourceLimits });
    const end = (answer: WorkbookAnswer) => {
      clearTimeout(timer);
      resolve(answer);
      thread.terminate();
    };
    const timer = setTimeout(() => end('too_large'), most.ms);
    thread.on('message', end);
    thread.on('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(fault);
      end('too_large');
    });
    // Too late where it has answered.
    thread.on('exit', (code) => {
      reject(new Error(`The thread that reads a workbook ended (${code})`));
      end('too_large');
    });
  });
}
