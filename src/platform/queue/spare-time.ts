import { availableParallelism, loadavg } from 'node:os';

/** Work that waits until the machine has nothing better to do. */
export interface SpareTime {
  /** Does the work once its turn comes, or forgets it: who needs it says so again. A name that waits is not added twice. */
  add(name: string, work: () => Promise<unknown>): void;
}

/** How much may wait; a page has some thirty pictures. */
const mostWaiting = 300;

/**
 * Does one work after another, `pauseMs` after the last new wish, so that it keeps out of the way of the page that wishes,
 * and forgets all of them when the machine has no room. A fault ends its own work only.
 */
export function createSpareTime({
  hasRoom = hasIdleCore,
  pauseMs = 15_000,
  onFault,
}: {
  hasRoom?: () => boolean;
  pauseMs?: number;
  onFault: (error: unknown) => void;
}): SpareTime {
  const waiting = new Map<string, () => Promise<unknown>>();
  let isRunning = false;
  let restUntil = 0;
  async function run(): Promise<void> {
    isRunning = true;
    for (const [name, work] of waiting) {
      while (Date.now() < restUntil) await sleep(restUntil - Date.now());
      if (!hasRoom()) waiting.clear();
      else await work().catch(onFault);
      waiting.delete(name);
    }
    isRunning = false;
  }
  return {
    add(name, work) {
      if (waiting.has(name) || waiting.size >= mostWaiting) return;
      waiting.set(name, work);
      restUntil = Date.now() + pauseMs;
      if (!isRunning) void run();
    },
  };
}

/** Whether fewer processes than cores ran during the last minute. */
function hasIdleCore(): boolean {
  return (loadavg()[0] ?? 0) < availableParallelism();
}

/** Does not keep the process from ending. */
function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
