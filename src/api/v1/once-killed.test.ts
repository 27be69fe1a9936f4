import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { bookingBody, writing } from '#tests/support/api-booking.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/** The API in a process of its own, without a worker for its jobs. */
const program = `
  import { createApp } from '#entry/create-app.ts';
  import { createHttpServer } from '#entry/create-http-server.ts';
  import { loadConfig } from '#platform/config/config.ts';
  const app = createApp(loadConfig(), process.env.DATABASE_URL);
  const server = await createHttpServer({ ...app, queue: { send: async () => {} } }, {
    build: () => Promise.reject(),
    officeBuild: () => Promise.reject(),
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  console.log('port ' + server.server.address().port);`;

let database: TestDatabase;
let folder: string;
let child: ChildProcess | undefined;
const from = addDays(dayInVietnam(new Date()), 10);
const to = addDays(from, 2);
beforeAll(async () => {
  database = await createTestDatabase();
  folder = makeDataFolder('killed');
  await createCatalogue(database.db);
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    },
  });
  let output = '';
  for await (const words of child.stdout ?? []) {
    output += words;
    const port = /port (\d+)/.exec(output)?.[1];
    if (port) return `http://127.0.0.1:${port}/api/v1`;
  }
  throw new Error(`The process did not start: ${output}`);
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const countBookings = async () => (await database.db.selectFrom('bookings').select('id').execute()).length;

test('R-02, R-03: a process killed between the booking and its reply leaves neither, and the retry is answered at once', async () => {
  const { unitIds } = await createBookableHotel(database.db, { from, to: addDays(to, 3), allotment: 9 });
  let address = await start();
  const item = { unitId: unitIds[0], from, to, quantity: 1, adults: 1 };
  const { token } = await (await post(`${address}/quotes`, { items: [item] })).json();
  const [body, headers] = [bookingBody(token), writing()];
  // Holds the process between its work and its commit until it is killed.
  await sql`CREATE FUNCTION wait_now() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(30); RETURN NEW; END $$`.execute(
    database.db,
  );
  await sql`CREATE TRIGGER wait_now BEFORE INSERT ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION wait_now()`.execute(
    database.db,
  );
  const lost = post(`${address}/bookings`, body, headers).catch(() => 'lost');
  const isAwaitingPayment = async () => {
    const { rows } = await sql`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event = 'PgSleep'`.execute(database.db);
    return rows.length;
  };
  await expect.poll(isAwaitingPayment, { timeout: 10_000 }).toBe(1);
  const dead = once(child as ChildProcess, 'exit');
  child?.kill('SIGKILL');
  await dead;
  expect(await lost).toBe('lost');
  await sql`ALTER TABLE idempotency_keys DISABLE TRIGGER wait_now`.execute(database.db);

  address = await start();
  const startedAt = performance.now();
  const replies: number[] = [];
  for (; replies.at(-1) !== 201; await sleep(100)) {
    replies.push((await post(`${address}/bookings`, body, headers)).status);
    expect([201, 409]).toContain(replies.at(-1));
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  }
  expect(await countBookings()).toBe(1);
  expect((await post(`${address}/bookings`, body, headers)).status).toBe(201);
  expect(await countBookings()).toBe(1);
}, 60_000);
