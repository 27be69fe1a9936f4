import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Pulse {
  /** Whether the database answers in time, asked over a connection of its own. */
  answersWithin(limitMs: number): Promise<boolean>;
  stop(): Promise<void>;
}

const everyMs = 500;
/** Together with `everyMs` less than the three seconds after which a visitor is to know. */
const mostMs = 2_000;

/**
 * Feels the pulse of the database while somebody waits for it. One that is frozen or cut off says nothing, not even that a
 * limit has run out; then all connections in use are given up, so that whoever waits learns that it is away. A statement
 * may take long as long as the database is there.
 */
export function feelPulse(url: string, pools: readonly pg.Pool[]): Pulse {
  const busy = new Set<pg.PoolClient>();
  for (const pool of pools) {
    pool.on('acquire', (client) => busy.add(client));
    pool.on('release', (_, client) => busy.delete(client));
  }
  let client: pg.Client | null = null;
  let asking: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    try {
      client ??= await open(url);
      await client.query('SELECT 1');
      return true;
    } catch {
      drop();
      return false;
    }
  }
  function drop() {
    void client?.end().catch(() => {});
    client = null;
  }
  /** Those who ask at the same time share one question. */
  function answersWithin(limitMs: number): Promise<boolean> {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return inTime(asking, limitMs);
  }
  let isFeeling = false;
  const timer = setInterval(async () => {
    if (isFeeling || busy.size === 0) return;
    isFeeling = true;
    if (!(await answersWithin(mostMs))) {
      drop();
      // A connection with a statement under way is closed at once; what it waited for fails.
      for (const one of busy) void endOf(one);
    }
    isFeeling = false;
  }, everyMs).unref();
  return {
    answersWithin,
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

/** False when no answer has come in time. An answer that waits to be read while this process was busy has come. */
async function inTime(answer: Promise<boolean>, limitMs: number): Promise<boolean> {
  const late = sleep(limitMs, undefined, { ref: false }).then(async () => {
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    return false;
  });
  return Promise.race([answer, late]);
}

const endOf = (client: pg.PoolClient) => (client as unknown as pg.Client).end().catch(() => {});
