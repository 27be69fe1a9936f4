import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#platform/db/migrate.ts';
import { readMigrations } from '#platform/db/read-migrations.ts';
import { addDays } from '#platform/time/days.ts';
import { bookByApi, payByApi, readBooking, transferByBank } from '#tests/support/api-booking.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { releaseGuest } from './write-release-database.ts';

const releases = globSync('tests/upgrade/releases/*.sql.gz').sort();
const folder = makeDataFolder('upgrade');
const current = readMigrations('db/migrations').map(({ name }) => name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('OPS-06: there is a release to upgrade from', () => {
  expect(releases.length).toBeGreaterThan(0);
});

describe.each(releases)('OPS-06: from %s', (path) => {
  const last = basename(path, '.sql.gz');
  const known = current.filter((name) => name.slice(0, 4) <= last);
  let site: TestServer;
  let run: string[];
  let before: Awaited<ReturnType<typeof facts>>;
  beforeAll(async () => {
    const database = await createTestDatabase({ max: 4 });
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query(
      'DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS pgboss CASCADE; CREATE SCHEMA public',
    );
    await client.query(readRelease(path));
    before = await facts(client);
    run = await migrate(database.url, 'db/migrations');
    await client.end();
    site = await createTestServer({ database, at: `${await lastBookedDay(database)}T12:00:00Z` });
  }, 60_000);
  afterAll(() => site?.close());

  test('later migrations run, and existing data is neither lost nor changed', async () => {
    expect(run).toEqual(current.slice(known.length));
    expect(before.bookings.length).toBeGreaterThan(5);
    const client = new pg.Client(site.databaseUrl);
    await client.connect();
    expect(await facts(client)).toEqual(before);
    const { rows: kinds } = await client.query('SELECT DISTINCT kind, kind_code FROM places');
    expect(kinds).toEqual([{ kind: 'thành phố', kind_code: 'city' }]);
    await client.end();
    expect(await brokenInvariants(site.db)).toEqual({});
  });

  test('existing accounts sign in, and products are booked and paid', async () => {
    expect((await site.post('/api/v1/auth/login', releaseGuest)).statusCode).toBe(200);
    // On the last day of the units that were booked before.
    const { unitId, from } = await site.db
      .selectFrom('inventory')
      .select((day) => ['unit_id as unitId', day.fn.max('day').as('from')])
      .where('unit_id', 'in', (booked) => booked.selectFrom('hold_lines').select('unit_id'))
      .groupBy('unit_id')
      .orderBy('unit_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const booking = await bookByApi(site, { unitId, from, to: addDays(from, 1) });
    const payment = await payByApi(site, booking, 'vietqr');
    expect(payment.statusCode, payment.body).toBe(201);
    const { amount, qr } = payment.json();
    await transferByBank(site, { amountVnd: amount, content: qr.transferContent });
    expect((await readBooking(site, booking)).status).toBe('confirmed');
    expect(await brokenInvariants(site.db)).toEqual({});
  });

  test('the older release starts after expanding migrations, and refuses after removals', async () => {
    const old = join(folder, last);
    mkdirSync(old, { recursive: true });
    for (const name of known) cpSync(join('db/migrations', name), join(old, name));
    const since = await sql<{ name: string; contracts: boolean }>`
      SELECT name, contracts FROM schema_migrations`.execute(site.db);
    const taken = since.rows.filter(({ name, contracts }) => contracts && !known.includes(name));
    if (taken.length === 0) expect(await migrate(site.databaseUrl, old)).toEqual([]);
    else await expect(migrate(site.databaseUrl, old)).rejects.toThrow(/has removed/);
    // Without newer migrations there is nothing to refuse.
    if (known.length === current.length) return;
    await sql`UPDATE schema_migrations SET contracts = true WHERE name = ${current.at(-1)}`.execute(site.db);
    await expect(migrate(site.databaseUrl, old)).rejects.toThrow(/has removed/);
  });
});

/** The day on which the release's guests booked, so that the present goes on from there. */
async function lastBookedDay({ db }: TestDatabase): Promise<string> {
  const { day } = await db
    .selectFrom('bookings')
    .select((booking) =>
      sql<string>`(${booking.fn.max('created_at')} + interval '1 day')::date::text`.as('day'),
    )
    .executeTakeFirstOrThrow();
  return day;
}

/** Facts about tables that not every release had. */
async function laterFacts(rows: (statement: string) => Promise<Record<string, unknown>[]>) {
  const statements: Record<string, string> = {
    point_entries: 'SELECT account_id, points FROM public.point_entries ORDER BY id',
    firms: 'SELECT name, tax_code FROM public.firms ORDER BY id',
    plans: 'SELECT slug, title FROM public.plans ORDER BY id',
    saved_travellers: 'SELECT full_name FROM public.saved_travellers ORDER BY id',
  };
  const found: Record<string, unknown> = {};
  for (const [table, statement] of Object.entries(statements)) {
    const [is] = await rows(`SELECT to_regclass('public.${table}') IS NOT NULL AS there`);
    // A newer table has no former rows.
    found[table] = is?.there ? await rows(statement) : [];
  }
  return found;
}

/** Functions of releases before 0310 find their helpers by the search path, which is empty in a dump. */
function readRelease(path: string): string {
  const dump = gunzipSync(readFileSync(path)).toString('utf8');
  return dump.replace("set_config('search_path', '', false)", "set_config('search_path', 'public', false)");
}

/** Facts that must be the same before and after. */
async function facts(client: pg.Client) {
  const rows = async (statement: string) => (await client.query(statement)).rows as Record<string, unknown>[];
  return {
    bookings: await rows(
      'SELECT code, state, total_vnd, due_now_vnd, email, quote FROM public.bookings ORDER BY code',
    ),
    attempts: await rows(
      'SELECT reference, state, amount_vnd FROM public.payment_attempts ORDER BY reference',
    ),
    ledger: await rows(
      'SELECT account, count(*) AS lines, sum(amount_vnd) AS sum FROM public.ledger_entries GROUP BY 1 ORDER BY 1',
    ),
    vouchers: await rows('SELECT code, state FROM public.vouchers ORDER BY code'),
    places: await rows(
      'SELECT sum(held) AS held, sum(sold) AS sold, sum(allotment) AS all FROM public.inventory',
    ),
    users: await rows('SELECT id, email, name FROM public.users ORDER BY id'),
    mails: await rows('SELECT count(*) AS all, count(sent_at) AS sent FROM public.mails'),
    ...(await laterFacts(rows)),
  };
}
