export interface WorkQueue {
  /** What the work comes to, once its turn has come; `full` when too many others wait. */
  run<Result>(work: () => Promise<Result>): Promise<Result> | 'full';
}

/** Lets a few works run at once; the others wait in the order in which they came. */
export function createWorkQueue(limits: { mostAtWork: number; mostWaiting: number }): WorkQueue {
  const waiting: (() => void)[] = [];
  let atWork = 0;

  async function turn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (atWork >= limits.mostAtWork) await new Promise<void>((resolve) => waiting.push(resolve));
    else atWork++;
    try {
      return await work();
    } finally {
      // A place that is handed on stays taken, so that nobody who comes just now gets in between.
      const next = waiting.shift();
      if (next) next();
      else atWork--;
    }
  }

  return {
    run: (work) =>
      atWork >= limits.mostAtWork && waiting.length >= limits.mostWaiting ? 'full' : turn(work),
  };
}
