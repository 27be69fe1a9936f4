import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/types.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;
/** A connection or an open transaction: what queries take, and commands that join the transaction of their caller. */
export type Executor = Database | Tx;

/**
 * Does something in the transaction of the caller, or in one of its own. Whatever throws takes back what was done here,
 * also where the caller goes on.
 */
export async function inTransaction<T>(db: Executor, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!db.isTransaction) return db.transaction().execute(work);
  await sql`savepoint step`.execute(db);
  try {
    const result = await work(db as Tx);
    await sql`release savepoint step`.execute(db);
    return result;
  } catch (fault) {
    // A connection that has died takes everything back by itself; what it died of is what counts.
    await sql`rollback to savepoint step`.execute(db).catch(() => {});
    throw fault;
  }
}

const { builtins } = pg.types;

/** Money and counts fit a double exactly; days are ISO texts, because a Date would drag a time zone in. */
function typeParser(oid: number, format?: string): (value: string) => unknown {
  if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number;
  if (oid === builtins.DATE) return String;
  if (oid === 1182) return (value) => (value === '{}' ? [] : value.slice(1, -1).split(','));
  return pg.types.getTypeParser(oid, format as 'text');
}

export interface Connection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool of connections. Nothing is asked of the server until the first query. */
export function connect(url: string, options: { max: number; name?: string }): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    application_name: options.name ?? 'neo-viet',
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
  });
  // A connection that dies tells whoever is using it by their query, and the pool drops it. The event comes on top, also
  // for one that is in use, and would end the process if nobody listened.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
