import { connect as connectTo, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { listen } from './listen.ts';
import { requireNotices } from './require-notices.ts';

let database: TestDatabase;
let other: TestDatabase;
let road: Road;
beforeAll(async () => {
  [database, other] = [await createTestDatabase(), await createTestDatabase()];
  road = await buildRoad(database.url);
});
afterAll(async () => {
  road.close();
  await Promise.all([database.drop(), other.drop()]);
});

interface Road {
  url: string;
  /** Open connections silently stop carrying data; new ones work. */
  swallow(): void;
  /** The next connection silently stops carrying data once the database is ready for queries. */
  swallowAfterSignIn(): void;
  /** How many connections stopped so. */
  readonly swallowed: number;
  close(): void;
}

/** A proxy to the database that can vanish without closing connections, like a machine that loses power. */
async function buildRoad(to: string): Promise<Road> {
  const target = new URL(to);
  const open = new Set<Socket>();
  let isStalling = false;
  let swallowed = 0;
  const server: Server = createServer((near) => {
    const far = connectTo(Number(target.port), target.hostname);
    if (isStalling) {
      isStalling = false;
      near.pipe(far);
      far.on('data', (data: Buffer) => {
        near.write(data);
        // ReadyForQuery, idle
        if (!data.subarray(-6).equals(Buffer.from('5a0000000549', 'hex'))) return;
        near.unpipe().pause();
        far.pause();
        swallowed++;
      });
    } else near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(to);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    swallow() {
      for (const socket of open) socket.unpipe().pause();
    },
    swallowAfterSignIn() {
      isStalling = true;
    },
    get swallowed() {
      return swallowed;
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

const announce = (payload: string) => sql`SELECT pg_notify('heard', ${payload})`.execute(database.db);

test('a silently vanished server is noticed, and everything announced meanwhile counts as a gap', async () => {
  const received: string[] = [];
  let gaps = 0;
  const listener = listen(
    road.url,
    'heard',
    { onMessage: (payload) => received.push(payload), onGap: () => gaps++ },
    { everyMs: 100, withinMs: 300 },
  );
  await expect
    .poll(async () => {
      await announce('one');
      return received.includes('one');
    })
    .toBe(true);
  expect(gaps).toBe(0);
  road.swallow();
  await announce('lost');
  await expect.poll(() => gaps, { timeout: 15_000 }).toBe(1);
  await announce('two');
  await expect.poll(() => received.includes('two')).toBe(true);
  expect(received).not.toContain('lost');
  await listener.stop();
});

test('R-07: a server that vanishes before it listens is given up, and another connection is made', async () => {
  let isListening = false;
  const stalled = await buildRoad(database.url);
  stalled.swallowAfterSignIn();
  const listener = listen(
    stalled.url,
    'heard',
    { onMessage: () => {}, onGap: () => {}, onListening: () => (isListening = true) },
    { everyMs: 100, withinMs: 300 },
  );
  await expect.poll(() => stalled.swallowed, { timeout: 15_000 }).toBe(1);
  await expect.poll(() => isListening, { timeout: 15_000 }).toBe(true);
  await listener.stop();
  stalled.close();
});

test('R-07: at start a test announcement shows whether they arrive, with advice if they do not', async () => {
  await requireNotices(database.db, database.url, 2_000);
  await expect(requireNotices(database.db, other.url, 300)).rejects.toThrow(
    /Set DATABASE_DIRECT_URL to the primary/,
  );
});
