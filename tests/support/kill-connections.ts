import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * Kills random connections of the site's pools while they work, until stopped; returns the number. After stopping, the last of
 * them is closed and the pools know it, so that nothing fails by it afterwards.
 */
export function killConnections(url: string, everyMs: number): () => Promise<number> {
  let isRunning = true;
  const killed: number[] = [];
  const done = (async () => {
    const client = new pg.Client({ connectionString: url, application_name: 'killer' });
    await client.connect();
    while (isRunning) {
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'neo-viet' AND state <> 'idle'
         ORDER BY random() LIMIT 1`,
      );
      killed.push(...rows.map(({ pid }) => pid));
      await sleep(everyMs);
    }
    await client.end();
  })();
  return async () => {
    isRunning = false;
    await done;
    while (killed.some(isThere)) await sleep(pauseMs);
    await sleep(pauseMs);
    return killed.length;
  };
}

const pauseMs = 20;

/** Whether a server process still runs; its connection is closed once it does not. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (fault) {
    return (fault as { code?: string }).code === 'EPERM';
  }
}

/** Filters out errors that merely come from a killed connection. All others, above all deadlocks, are our faults. */
export function otherFaults(faults: readonly unknown[]): unknown[] {
  return faults
    .flatMap((fault) => (fault instanceof AggregateError ? fault.errors : [fault]))
    .filter((fault) => !/terminat|connection|not queryable|ECONNRESET/i.test(String(fault)));
}
