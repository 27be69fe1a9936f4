import { Kysely, type LogEvent, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { Gauge } from 'prom-client';
import type { DB } from '#db/types.ts';
import { spanKeeper } from '#platform/tracing/spans.ts';
import { type Preparing, preparingClient } from './plan-once.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;
/** A connection or an open transaction: taken by queries, and by commands that join their caller's transaction. */
export type Executor = Database | Tx;

/**
 * Runs work in the caller's transaction, or in one of its own. When it throws, its changes are rolled back to a savepoint,
 * even if the caller continues.
 */
export async function inTransaction<T>(db: Executor, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!db.isTransaction) return db.transaction().execute(work);
  await sql`savepoint step`.execute(db);
  try {
    const result = await work(db as Tx);
    await sql`release savepoint step`.execute(db);
    return result;
  } catch (fault) {
    // A dead connection is rolled back by itself; the original error is the one that counts.
    await sql`ROLLBACK to savepoint step`.execute(db).catch(() => {});
    throw fault;
  }
}

const { builtins } = pg.types;

/** Money and counts fit a double exactly; days are ISO texts, because a Date would add a time zone. */
function typeParser(oid: number, format?: string): (value: string) => unknown {
  if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number;
  if (oid === builtins.DATE) return String;
  if (oid === 1182) return (value) => (value === '{}' ? [] : value.slice(1, -1).split(','));
  return pg.types.getTypeParser(oid, format as 'text');
}

export interface Connection {
  db: Database;
  pool: pg.Pool;
  /** While the database is silent no connections are handed out, so that every caller fails at once instead of waiting in turn. */
  setSilent(isSilent: boolean): void;
  /** A connection, which the caller must release. @throws at once while the database is silent */
  take(): Promise<pg.PoolClient>;
  close(): Promise<void>;
}

export interface ConnectOptions {
  max: number;
  name?: string;
  /** 'people' when somebody waits for the answer and had better retry; 'jobs' for jobs, tests and tools, which have time. */
  patience?: keyof typeof timeLimits;
  preparing?: Preparing;
  /** Where connections come from instead when it returns something, as while a replica lags behind. */
  rather?: () => Pick<Connection, 'take'> | null;
}

/**
 * In milliseconds, decision 0016. Set on the connection and not in its start-up packet, which a pooler would refuse.
 * `idleInTransaction` is how long a frozen or disconnected process keeps its locks.
 */
const timeLimits = {
  people: { lock: 1_500, statement: 30_000, idleInTransaction: 10_000, connection: 2_000 },
  jobs: { lock: 10_000, statement: 30_000, idleInTransaction: 120_000, connection: 30_000 },
} as const;

/** The statement with its placeholders, never with the values. */
function noteStatement({ query, queryDurationMillis }: LogEvent): void {
  spanKeeper()?.past('statement', { 'db.query.text': query.sql.slice(0, 1000) }, queryDurationMillis);
}

/** SQLSTATE. */
const connectionFailure = '08006';

const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Opens a connection pool. Does not contact the server before the first query. */
export function connect(
  url: string,
  { max, name, patience = 'jobs', preparing = 'marked', rather = () => null }: ConnectOptions,
): Connection {
  const { lock, statement, idleInTransaction, connection } = timeLimits[patience];
  const limits = `SET lock_timeout = ${lock}; SET statement_timeout = ${statement}; SET idle_in_transaction_session_timeout = ${idleInTransaction}`;
  const pool = new pg.Pool({
    Client: preparingClient(preparing),
    connectionString: url,
    max,
    application_name: name ?? 'neo-viet',
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connection,
    ...keepAlive,
    // The pool awaits it, despite its type. It has a timeout of its own, as the limits are not set yet.
    onConnect: (client) => client.query({ text: limits, query_timeout: connection } as pg.QueryConfig),
  });
  // A dead connection fails the query in progress, and the pool drops it. The event comes in addition, also for a connection
  // in use, and would end the process if nobody listened.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const forget = countPool(pool, name ?? 'neo-viet');
  let isSilent = false;
  const take = async () => {
    if (isSilent) throw Object.assign(new Error('The database does not answer'), { code: connectionFailure });
    return pool.connect();
  };
  const answering = {
    options: pool.options,
    connect: () => rather()?.take() ?? take(),
    end: () => pool.end(),
  };
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: answering }), log: noteStatement });
  const setSilent = (value: boolean) => {
    isSilent = value;
  };
  return { db, pool, setSilent, take, close: () => db.destroy().finally(forget) };
}

/** The counters of a pool. */
interface Counted {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

const pools = new Map<Counted, string>();

new Gauge({
  name: 'db_pool_connections',
  help: 'Connections to the database by pool: active, idle, and callers who wait for one; alarm where they go on waiting',
  labelNames: ['pool', 'state'],
  collect() {
    this.reset();
    for (const [pool, name] of pools) {
      this.inc({ pool: name, state: 'active' }, pool.totalCount - pool.idleCount);
      this.inc({ pool: name, state: 'idle' }, pool.idleCount);
      this.inc({ pool: name, state: 'waiting' }, pool.waitingCount);
    }
  },
});

/** Includes a pool in the connection metrics of this process. @returns how to remove it */
function countPool(pool: Counted, name: string): () => void {
  pools.set(pool, name);
  return () => pools.delete(pool);
}
