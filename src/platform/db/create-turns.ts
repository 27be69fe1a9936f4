import pg from 'pg';

/** Who of all processes on one database does something now. */
export interface Turns {
  /** Does the work unless another process is at it. @returns whether it was ours to do */
  take(name: string, work: () => Promise<unknown>): Promise<boolean>;
  stop(): Promise<void>;
}

/** First half of the advisory locks; the second is made of the name. */
const lockClass = 1_347_571_528;

/** A process that was frozen or cut off in its work keeps others from it for no longer. */
const idleLimit = '120s';

/**
 * Turns by locks of one session, which end with it: a process that dies lets others in at once.
 * @param url leads to the database itself and not to a pooler by transactions
 */
export function createTurns(url: string): Turns {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'neo-viet-turns',
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    onConnect: (client) =>
      client.query(`SET idle_session_timeout = '${idleLimit}'; SET statement_timeout = '10s'`),
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const ask = async (name: string, verb: 'pg_try_advisory_lock' | 'pg_advisory_unlock') => {
    const { rows } = await pool.query<{ done: boolean }>(`SELECT ${verb}($1, hashtext($2)) AS done`, [
      lockClass,
      name,
    ]);
    return rows[0]?.done === true;
  };
  return {
    async take(name, work) {
      if (!(await ask(name, 'pg_try_advisory_lock'))) return false;
      try {
        await work();
      } finally {
        // A lock whose session has ended meanwhile is gone already.
        await ask(name, 'pg_advisory_unlock').catch(() => {});
      }
      return true;
    },
    stop: () => pool.end(),
  };
}
