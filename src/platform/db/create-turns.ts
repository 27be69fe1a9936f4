import pg from 'pg';

/** Mutual exclusion between all processes on one database. */
export interface Turns {
  /** Does the work unless another process is doing it. @returns whether this process did it */
  take(name: string, work: () => Promise<unknown>): Promise<boolean>;
  stop(): Promise<void>;
}

/** First half of the advisory lock keys; the second is derived from the name. */
const lockClass = 1_347_571_528;

/** Limits how long a frozen or disconnected process keeps its lock. */
const idleLimit = '120s';

/**
 * Turns by session-level advisory locks, which end with their session: when a process dies, others get their turn at once.
 * @param url leads to the database itself and not to a transaction-mode pooler
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
        // If the session has ended meanwhile, its lock is gone already.
        await ask(name, 'pg_advisory_unlock').catch(() => {});
      }
      return true;
    },
    stop: () => pool.end(),
  };
}
