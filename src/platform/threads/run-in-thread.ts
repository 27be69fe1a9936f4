import { resolve as absolute } from 'node:path';
import { Worker } from 'node:worker_threads';

interface ThreadOrder {
  /** The file that runs, from the root of the tree: run from its source also by the finished build, which is one file. */
  source: string;
  /** What it is given as its `workerData`. */
  data: unknown;
  /** More than this it does not get. */
  most: { memoryMb: number; ms: number };
}

/**
 * Has something of a stranger's read in a thread of its own, which posts one answer and ends with it: whatever the reading of it
 * runs into, this process goes on answering. @returns null where it took more time or memory than it may
 * @throws what is no fault of what is read
 */
export function runInThread<Answer>({ source, data, most }: ThreadOrder): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: most.memoryMb };
    // Without the flags of this process, which may be meant for what loads it.
    const thread = new Worker(absolute(source), { execArgv: [], workerData: data, resourceLimits });
    const end = (answer: Answer | null) => {
      clearTimeout(timer);
      resolve(answer);
      thread.terminate();
    };
    const timer = setTimeout(() => end(null), most.ms);
    thread.on('message', end);
    thread.on('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(fault);
      end(null);
    });
    // Too late where it has answered.
    thread.on('exit', (code) => {
      reject(new Error(`The thread of ${source} ended (${code})`));
      end(null);
    });
  });
}
