import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * Ends random connections of the site's pools while they work, until told to stop; tells how many. When it has stopped,
 * the last of them is gone and our pools know it, so that nothing after fails by it.
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

/** Faults that are nothing but a connection that died. Everything else, a deadlock above all, is a fault of ours. */
export function otherFaults(faults: readonly unknown[]): unknown[] {
  return faults
    .flatMap((fault) => (fault instanceof AggregateError ? fault.errors : [fault]))
    .filter((fault) => !/terminat|connection|not queryable|ECONNRESET/i.test(String(fault)));
}
