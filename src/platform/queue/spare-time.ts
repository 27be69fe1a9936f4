import { cpus } from 'node:os';

/** Work that waits until the machine has nothing better to do. */
export interface SpareTime {
  /** Does the work once its turn comes, or forgets it: who needs it says so again. A name that waits is not added twice. */
  add(name: string, work: () => Promise<unknown>): void;
}

/** How much may wait; a page has some thirty pictures. */
const mostWaiting = 300;

/**
 * Does one work after another, `pauseMs` after the last new wish, so that it keeps out of the way of the page that wishes,
 * and forgets all of them when the machine has other work. A fault ends its own work only.
 */
export function createSpareTime({
  isIdle = isMachineIdle,
  pauseMs = 30_000,
  onFault,
}: {
  isIdle?: () => Promise<boolean>;
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
      if (await isIdle()) await work().catch(onFault);
      else waiting.clear();
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

/**
 * Whether a core and a half, or most of the only one, rests for two seconds. The kernel's load average would tell of it a
 * minute late.
 */
async function isMachineIdle(): Promise<boolean> {
  const forMs = 2000;
  const before = idleMs();
  await sleep(forMs);
  return (idleMs() - before) / forMs >= Math.min(1.5, 0.8 * cpus().length);
}

/** What all cores have rested since the machine started. */
function idleMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.idle, 0);
}

/** Does not keep the process from ending. */
function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
