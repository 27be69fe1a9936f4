/** No turn within the time limit; the code is PostgreSQL's for a lock that was not available in time. */
export class WaitedTooLong extends Error {
  readonly code = '55P03';
}

interface Line {
  inside: number;
  waiting: (() => void)[];
}

/**
 * A bulkhead: admits `most` at a time for each key, in this process; others queue without holding anything, and give up
 * after `waitMs`. So requests for one thing cannot take all the connections that others need.
 * @throws WaitedTooLong
 */
export function createBulkhead({ most, waitMs }: { most: number; waitMs: number }) {
  const lines = new Map<string, Line>();

  async function enter(key: string, deadline: number): Promise<void> {
    const line = lines.get(key) ?? { inside: 0, waiting: [] };
    lines.set(key, line);
    if (line.inside < most) {
      line.inside++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const letIn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(
        () => {
          line.waiting.splice(line.waiting.indexOf(letIn), 1);
          reject(new WaitedTooLong('Too many want the same at once'));
        },
        Math.max(0, deadline - performance.now()),
      );
      line.waiting.push(letIn);
    });
  }

  /** Passes the place to the first in the queue. */
  function leave(key: string): void {
    const line = lines.get(key);
    const next = line?.waiting.shift();
    if (next) next();
    else if (line && --line.inside === 0) lines.delete(key);
  }

  return async function atTurn<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + waitMs;
    const entered: string[] = [];
    try {
      // In a fixed order, to prevent deadlocks.
      for (const key of [...new Set(keys)].sort()) {
        await enter(key, deadline);
        entered.push(key);
      }
      return await work();
    } finally {
      for (const key of entered) leave(key);
    }
  };
}
