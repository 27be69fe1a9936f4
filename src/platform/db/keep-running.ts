import { setTimeout as sleep } from 'node:timers/promises';

const lookEveryMs = 500;
const shortestPauseMs = 500;
const longestPauseMs = 30_000;

export interface Server {
  isRunning(): boolean;
  /** @throws when it does not start */
  start(): Promise<void>;
}

/**
 * Restarts a server whenever it is gone, even one that another process had started; the delay doubles after each failed
 * try. Does not keep the process alive.
 */
export function keepRunning(server: Server, log: (line: string) => void): { stop(): Promise<void> } {
  const ending = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal: ending.signal }).catch(() => {});

  async function startAgain(): Promise<void> {
    log('PostgreSQL is gone and is started again');
    const goneAt = performance.now();
    for (let pauseMs = shortestPauseMs; !ending.signal.aborted && !server.isRunning(); ) {
      try {
        await server.start();
        log(`PostgreSQL runs again after ${((performance.now() - goneAt) / 1000).toFixed(1)} s`);
      } catch (fault) {
        log(`${(fault as Error).message}; next try in ${pauseMs / 1000} s`);
        await pause(pauseMs);
        pauseMs = Math.min(2 * pauseMs, longestPauseMs);
      }
    }
  }
  async function watch(): Promise<void> {
    while (!ending.signal.aborted) {
      if (!server.isRunning()) await startAgain();
      await pause(lookEveryMs);
    }
  }
  const watching = watch();
  return {
    async stop() {
      ending.abort();
      await watching;
    },
  };
}
