import { resolve as absolute } from 'node:path';
import { Worker } from 'node:worker_threads';

interface ThreadOrder {
  /** The thread's file, relative to the project root: even the finished build, which is one file, runs it from source. */
  source: string;
  /** Passed as its `workerData`. */
  data: unknown;
  /** Its memory and time limits. */
  most: { memoryMb: number; ms: number };
}

/**
 * Parses untrusted data in a thread of its own, which posts one answer and ends: whatever the parser runs into, this process
 * keeps answering. @returns null when it exceeded its time or memory limit
 * @throws on errors that are not caused by the data
 */
export function runInThread<Answer>({ source, data, most }: ThreadOrder): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: most.memoryMb };
    // Without the flags of this process, which may be meant for its own loaders.
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
    // Has no effect once it has answered.
    thread.on('exit', (code) => {
      reject(new Error(`The thread of ${source} exited (${code})`));
      end(null);
    });
  });
}
