import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Ends random connections of the site's pools while they work, until told to stop; tells how many. */
export function killConnections(url: string, everyMs: number): () => Promise<number> {
  let isRunning = true;
  let killed = 0;
  const done = (async () => {
    const client = new pg.Client({ connectionString: url, application_name: 'killer' });
    await client.connect();
    while (isRunning) {
      const { rowCount } = await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'neo-viet' AND state <> 'idle'
         ORDER BY random() LIMIT 1`,
      );
      killed += rowCount ?? 0;
      await sleep(everyMs);
    }
    await client.end();
  })();
  return async () => {
    isRunning = false;
    await done;
    return killed;
  };
}

/** Faults that are nothing but a connection that died. Everything else, a deadlock above all, is a fault of ours. */
export function otherFaults(faults: readonly unknown[]): unknown[] {
  return faults
    .flatMap((fault) => (fault instanceof AggregateError ? fault.errors : [fault]))
    .filter((fault) => !/terminat|connection|not queryable|ECONNRESET/i.test(String(fault)));
}
