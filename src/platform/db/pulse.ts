import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './connect.ts';

export interface Pulse {
  /** Whether the database answers in time, asked over a connection of its own, and lets new ones in. */
  answersWithin(limitMs: number): Promise<boolean>;
  stop(): Promise<void>;
}

const everyMs = 500;
/** Together with `everyMs` less than the three seconds after which a visitor is to know. */
const mostMs = 2_000;
/** How long it is believed that new connections are let in, or not. */
const doorMs = 3_000;

type Answer = 'answers' | 'refuses' | 'silent';

/**
 * Feels the pulse of the database while somebody waits for it. One that is frozen or cut off says nothing, not even that a
 * limit has run out; then all connections in use are given up, so that whoever waits learns that it is away, and nobody is
 * given another until it answers again. A statement may take long as long as the database is there.
 */
export function feelPulse(url: string, connections: Pick<Connection, 'pool' | 'setSilent'>[]): Pulse {
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
  /** Those who ask at the same time share one question. */
  function answerWithin(limitMs: number): Promise<Answer> {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return inTime(asking, limitMs);
  }
  const door = watchDoor(url);
  let isSilent = false;
  let isFeeling = false;
  async function feel(): Promise<void> {
    isSilent = (await answerWithin(mostMs)) === 'silent';
    for (const { setSilent } of connections) setSilent(isSilent);
    if (!isSilent) return;
    drop();
    // A connection with a statement under way is closed at once; what it waited for fails.
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
      const [answer, isShut] = await Promise.all([answerWithin(limitMs), door.isShutWithin(limitMs)]);
      return answer === 'answers' && !isShut;
    },
    async stop() {
      clearInterval(timer);
      await client?.end().catch(() => {});
    },
  };
}

/**
 * Tries now and then whether a new connection is let in: a database that is told to shut down goes on answering those that
 * it has. One that is only slow to let somebody in, or that has no place free, is not shut.
 */
function watchDoor(url: string) {
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
    /** As far as is known by then. */
    async isShutWithin(limitMs: number): Promise<boolean> {
      if (!trying && performance.now() - triedAt > doorMs)
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
    application_name: 'neo-viet-pulse',
    connectionTimeoutMillis: mostMs,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** An answer that waits to be read while this process was busy has come in time. */
async function inTime(answer: Promise<Answer>, limitMs: number): Promise<Answer> {
  const late = sleep(limitMs, undefined, { ref: false }).then(async (): Promise<Answer> => {
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    return 'silent';
  });
  return Promise.race([answer, late]);
}

const endOf = (client: pg.PoolClient) => (client as unknown as pg.Client).end().catch(() => {});
