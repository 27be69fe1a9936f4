import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningApp } from '#platform/app.ts';
import { loadConfig } from '#platform/config/config.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { bookByApi, bookingBody, quoteByApi, writing } from '#tests/support/api-booking.ts';
import { type OwnDatabase, startOwnDatabase } from '#tests/support/own-database.ts';
import { buildOfSources } from '#tests/support/site-build.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createApp } from './create-app.ts';
import { createHttpServer } from './create-http-server.ts';

/** Time limit after which a visitor must get an error. */
const maxMs = 3_000;

async function timed<T>(work: Promise<T>): Promise<{ ms: number; value: T }> {
  const startedAt = performance.now();
  const value = await work;
  return { ms: performance.now() - startedAt, value };
}

const expectAway = ({ ms, value }: { ms: number; value: { statusCode: number; headers: object } }) => {
  expect(value.statusCode).toBe(503);
  expect(value.headers).toHaveProperty('retry-after');
  expect(ms).toBeLessThan(maxMs + 200);
};

test('R-04: a locked row delays only those who need it, for at most three seconds', async () => {
  const site: TestServer = await createTestServer({ watched: true });
  await createCatalogue(site.db);
  const days = { allotment: 500 };
  const hot = (await createBookableHotel(site.db, days)).unitIds[0] as number;
  const other = (await createBookableHotel(site.db, days)).unitIds[0] as number;
  const stay = (unitId: number) => ({ unitId, from: '2026-12-05', to: '2026-12-07' });
  const { token } = await quoteByApi(site, stay(hot));
  const locker = new pg.Client({ connectionString: site.databaseUrl });
  await locker.connect();
  await locker.query(
    `BEGIN; SELECT * FROM inventory WHERE unit_id = ${hot} AND day = '2026-12-05' FOR UPDATE`,
  );

  let isLocked = true;
  const refused: { ms: number; value: Awaited<ReturnType<TestServer['post']>> }[] = [];
  const guests = Array.from({ length: 14 }, async () => {
    const body = bookingBody(token);
    const headers = writing();
    for (;;) {
      const wasLocked = isLocked;
      const reply = await timed(site.post('/api/v1/bookings', body, headers));
      if (reply.value.statusCode === 201) return reply.value.json().code as string;
      if (wasLocked) refused.push(reply);
    }
  });
  await sleep(300);
  for (let round = 0; round < 4; round++) {
    const ready = await timed(site.get('/readyz'));
    expect(ready.value.statusCode).toBe(200);
    expect(ready.ms).toBeLessThan(1_000);
    const read = await timed(site.get('/api/v1/hotels'));
    expect(read.value.statusCode).toBe(200);
    expect(read.ms).toBeLessThan(1_500);
    expect((await timed(bookByApi(site, stay(other)))).ms).toBeLessThan(maxMs);
    await sleep(500);
  }
  isLocked = false;
  await locker.query('COMMIT');
  await locker.end();
  expect(new Set(await Promise.all(guests)).size).toBe(14);
  expect(refused.length).toBeGreaterThanOrEqual(14);
  for (const reply of refused) expectAway(reply);
  await site.close();
}, 60_000);

test('R-04: locks of a frozen process are released after ten seconds', async () => {
  const site = await createTestServer();
  const { rows } = await sql<{ value: string }>`show idle_in_transaction_session_timeout`.execute(site.db);
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }]);
  await site.close();
});

let database: OwnDatabase;
let app: RunningApp;
let server: FastifyInstance;
const get = (url: string) => timed(server.inject({ url }));
beforeAll(async () => {
  database = await startOwnDatabase();
  const config = loadConfig({
    DATA_DIR: database.folder,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost',
  });
  app = createApp(config, database.url);
  await createCatalogue(app.db);
  const build = buildOfSources();
  server = await createHttpServer(app, { build: () => build, officeBuild: () => build });
  await build;
}, 120_000);
afterAll(async () => {
  await server?.close();
  await app?.close();
  await database?.remove();
});

test('R-04: a frozen database is reported within three seconds, and cached pages are served meanwhile', async () => {
  expect((await get('/api/v1/articles')).value.statusCode).toBe(200);
  expect((await get('/khach-san')).value.statusCode).toBe(200);
  database.signalAll('SIGSTOP');
  try {
    const [ready, articles, again, kept, page] = await Promise.all([
      get('/readyz'),
      get('/api/v1/articles'),
      sleep(1_000).then(() => get('/api/v1/articles')),
      get('/khach-san'),
      get('/combo-voucher'),
    ]);
    expect(ready.value.statusCode).toBe(503);
    expect(ready.ms).toBeLessThan(1_000);
    expectAway(articles);
    expectAway(again);
    expectAway(page);
    expect(page.value.body).toContain('<html');
    expect(page.value.body).toContain(` · yêu cầu ${page.value.headers['x-request-id']}<`);
    expect(kept.value.statusCode).toBe(200);
    expect(kept.ms).toBeLessThan(500);
    // With only frozen connections in the pool, new ones are tried.
    expectAway(await get('/api/v1/articles'));
    const statement = timed(
      app.db
        .selectFrom('articles')
        .select('id')
        .execute()
        .catch(() => null),
    );
    expect((await statement).ms).toBeLessThan(maxMs);
  } finally {
    database.signalAll('SIGCONT');
  }
  for (const url of ['/readyz', '/api/v1/articles', '/combo-voucher'])
    await expect.poll(async () => (await get(url)).value.statusCode, { timeout: 10_000 }).toBe(200);
}, 60_000);

test('R-04: a slow statement is left alone as long as the database is reachable', async () => {
  const { ms } = await timed(sql`SELECT pg_sleep(4)`.execute(app.readDb));
  expect(ms).toBeGreaterThan(3_900);
});

test('R-04: a database that refuses new connections is not ready, although existing ones work', async () => {
  const guest = new pg.Client({ connectionString: database.url });
  await guest.connect();
  expect((await get('/readyz')).value.statusCode).toBe(200);
  // Like a service manager: a smart shutdown, which waits for clients to disconnect.
  process.kill(database.pid() as number, 'SIGTERM');
  await expect
    .poll(
      async () => {
        const { ms, value } = await get('/readyz');
        expect(ms).toBeLessThan(1_000);
        return value.statusCode;
      },
      { timeout: 10_000 },
    )
    .toBe(503);
  expect((await guest.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await guest.end();
}, 30_000);
