import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './connect.ts';

export interface Pulse {
  /** Whether the database answers in time, asked over a connection of its own. */
  answersWithin(limitMs: number): Promise<boolean>;
  stop(): Promise<void>;
}

const everyMs = 500;
/** Together with `everyMs` less than the three seconds after which a visitor is to know. */
const mostMs = 2_000;

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
    answersWithin: async (limitMs) => (await answerWithin(limitMs)) === 'answers',
    async stop() {
      clearInterval(timer);
      await client?.end().catch(() => {});
    },
  };
}

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
