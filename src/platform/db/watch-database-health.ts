import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './connect.ts';

export interface DatabaseHealth {
  /** Whether the database answers in time, over a connection of its own, and accepts new ones. */
  answersWithin(limitMs: number): Promise<boolean>;
  stop(): Promise<void>;
}

const everyMs = 500;
/** With `everyMs` added, less than the three seconds within which a visitor must get an error. */
const maxMs = 2_000;
/** How long the result of a connection attempt stays valid. */
const connectLimitMs = 3_000;

type Answer = 'answers' | 'refuses' | 'silent';

/**
 * Health check of the database while any connection is in use. A frozen or disconnected database reports nothing, not even
 * a timeout; then all connections in use are closed, so that their callers fail at once, and none are handed out until it
 * answers again. A statement may take long as long as the database answers.
 */
export function watchDatabaseHealth(
  url: string,
  connections: Pick<Connection, 'pool' | 'setSilent'>[],
): DatabaseHealth {
  const busy = new Set<pg.PoolClient>();
  for (const { pool } of connections) {
    pool.on('acquire', (client) => busy.add(client));
    pool.on('release', (_, client) => busy.delete(client));
  }
  let client: pg.Client | null = null;
  let asking: Promise<Answer> | null = null;

  async function ask(): Promise<Answer> {
    try {
      client ??= await open(url);
      await client.query('SELECT 1');
      return 'answers';
    } catch (fault) {
      drop();
      return /timeout/.test((fault as Error).message) ? 'silent' : 'refuses';
    }
  }
  function drop() {
    void client?.end().catch(() => {});
    client = null;
  }
  /** Concurrent callers share one query. */
  function answerWithin(limitMs: number): Promise<Answer> {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return inTime(asking, limitMs);
  }
  const connecting = watchConnecting(url);
  let isSilent = false;
  let isFeeling = false;
  async function feel(): Promise<void> {
    isSilent = (await answerWithin(maxMs)) === 'silent';
    for (const { setSilent } of connections) setSilent(isSilent);
    if (!isSilent) return;
    drop();
    // A connection with a running statement is closed at once; the statement fails.
    for (const one of busy) void endOf(one);
  }
  const timer = setInterval(async () => {
    if (isFeeling || (busy.size === 0 && !isSilent)) return;
    isFeeling = true;
    await feel();
    isFeeling = false;
  }, everyMs).unref();
  return {
    async answersWithin(limitMs) {
      const [answer, isShut] = await Promise.all([answerWithin(limitMs), connecting.isShutWithin(limitMs)]);
      return answer === 'answers' && !isShut;
    },
    async stop() {
      clearInterval(timer);
      await client?.end().catch(() => {});
    },
  };
}

/**
 * Tries now and then whether new connections are accepted: a database that is shutting down still answers those it has. One
 * that is only slow to accept, or has no free connections, does not count as shut.
 */
function watchConnecting(url: string) {
  let triedAt = Number.NEGATIVE_INFINITY;
  let trying: Promise<void> | null = null;
  let isShut = false;
  async function knock(): Promise<void> {
    try {
      const client = await open(url);
      isShut = false;
      await client.end();
    } catch (fault) {
      const { code, message } = fault as { code?: string; message: string };
      isShut = code !== tooManyConnections && !/timeout/.test(message);
    }
    triedAt = performance.now();
  }
  return {
    /** By the result known within the limit, which may be that of an earlier attempt. */
    async isShutWithin(limitMs: number): Promise<boolean> {
      if (!trying && performance.now() - triedAt > connectLimitMs)
        trying = knock().finally(() => {
          trying = null;
        });
      if (trying) await Promise.race([trying, sleep(limitMs, undefined, { ref: false })]);
      return isShut;
    },
  };
}

/** SQLSTATE. */
const tooManyConnections = '53300';

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'neo-viet-health',
    connectionTimeoutMillis: maxMs,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** An answer that arrived while this process was too busy to read it counts as in time. */
async function inTime(answer: Promise<Answer>, limitMs: number): Promise<Answer> {
  const late = sleep(limitMs, undefined, { ref: false }).then(async (): Promise<Answer> => {
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    return 'silent';
  });
  return Promise.race([answer, late]);
}

const endOf = (client: pg.PoolClient) => (client as unknown as pg.Client).end().catch(() => {});
