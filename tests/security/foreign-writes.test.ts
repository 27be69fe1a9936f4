import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createEveryKind } from '#tests/factories/every-kind.ts';
import { createTripPlan } from '#tests/factories/trip-plan.ts';
import { type ApiBooking, bearer, bookByApi, transferByBank } from '#tests/support/api-booking.ts';
import { callsOf, type DescribedCall, makeCall } from '#tests/support/api-fuzz/make-call.ts';
import { exampleAddress } from '#tests/support/example-address.ts';
import { formsOf, type PageForm } from '#tests/support/page-forms.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { siteRoutes } from '#tests/support/site-build.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

/** How often each writing call of the API is made, each time with other values. */
const triesOfEach = 6;

let site: TestServer;
let port: number;
let victim: Guest;
let other: Guest;
let forms: PageForm[];
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await createEveryKind(site.db);
  const { unitIds } = await createBookableHotel(site.db);
  await site.server.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.server.address() as AddressInfo).port;
  victim = await createGuest(unitIds[0] as number, 'Khuất Ngọc Lam', '+84912345671');
  other = await createGuest(unitIds[0] as number, 'Đỗ Quang Vinh', '+84987654329');
  forms = await formsOfVictim();
}, 120_000);
afterAll(() => site?.close());

interface Guest {
  userId: string;
  cookie: string;
  plan: string;
  /** A paid booking, and one that awaits payment. */
  paid: ApiBooking;
  unpaid: ApiBooking;
}

/** A guest with an account, a paid booking, an unpaid one and a plan, and the cookies of a browser that opened all of them. */
async function createGuest(unitId: number, name: string, phone: string): Promise<Guest> {
  const { userId, cookie } = await signInGuest(site, { name, phone });
  const stay = { unitId, from: '2026-12-05', to: '2026-12-07' };
  const [paid, unpaid] = [await bookByApi(site, stay), await bookByApi(site, stay)];
  await transferByBank(site, { amountVnd: paid.dueNow, content: paid.code });
  const opened = [];
  for (const { code, accessToken } of [paid, unpaid])
    opened.push(...(await site.get(`/chuyen-di/${code}?token=${accessToken}`)).cookies);
  const codes = [paid.code, unpaid.code];
  await site.db.updateTable('bookings').set({ account_id: userId }).where('code', 'in', codes).execute();
  const { slug } = await createTripPlan(site.db, { userId, device: null, name }, { title: `Hè của ${name}` });
  const trips = opened.map((one) => `${one.name}=${one.value}`);
  return { userId, cookie: [cookie, ...trips].join('; '), plan: slug, paid, unpaid };
}

/** All forms that the victim sees on the site, as their browser would submit them. */
async function formsOfVictim(): Promise<PageForm[]> {
  const found = new Map<string, PageForm>();
  for (const { path } of siteRoutes.filter(({ path }) => !path.startsWith('dev/')))
    for (const { code } of [victim.paid, victim.unpaid]) {
      const address = path.startsWith('chuyen-di/ke-hoach/:slug')
        ? `/${path.replace(':slug', victim.plan).replace(':key', 'abc')}`
        : exampleAddress(path, { booking: code });
      const page = await sendRaw(port, address, { headers: { cookie: victim.cookie } });
      for (const form of formsOf(page.body, address)) found.set(JSON.stringify(form), form);
    }
  return [...found.values()];
}

const send = ({ target, fields }: PageForm, headers: Record<string, string>) =>
  sendRaw(port, target, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: `${new URLSearchParams(fields)}`,
  });

/** A checksum of all data about the victim, in any table. Limits and sessions are left out: they change with any request. */
async function holdingsOfVictim(): Promise<string> {
  const codes = [victim.paid.code, victim.unpaid.code];
  const ids = await site.db.selectFrom('bookings').select('id').where('code', 'in', codes).execute();
  const columns = await sql<{ table: string; column: string }>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'uuid'
      AND (column_name IN ('booking_id', 'user_id', 'account_id', 'owner_id') OR (table_name, column_name) IN (('bookings', 'id'), ('users', 'id')))
      AND table_name NOT IN ('sessions')
    ORDER BY 1, 2`.execute(site.db);
  const owned = [victim.userId, ...ids.map(({ id }) => id)];
  const sums: string[] = [];
  for (const { table, column } of columns.rows) {
    const { rows } = await sql<{ sum: string | null }>`
      SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ${sql.table(table)} t
      WHERE ${sql.ref(column)} = ANY (${owned}::uuid[])`.execute(site.db);
    if (rows[0]?.sum) sums.push(`${table}.${column} ${rows[0].sum}`);
  }
  return sums.join('\n');
}

test("OPS-05: writes from a guest's pages have no effect when a stranger or another guest sends them", async () => {
  const targets = new Set(forms.map(({ target }) => target.replace(/\?.*/, '')));
  expect(targets.size).toBeGreaterThan(20);
  const before = await holdingsOfVictim();
  expect(before.split('\n').length).toBeGreaterThan(8);
  for (const form of forms)
    for (const cookie of ['', other.cookie]) {
      const { status, body } = await send(form, { cookie, origin: 'http://localhost' });
      expect(status, `${form.target}\n${body.slice(0, 200)}`).toBeLessThan(500);
      expect(await holdingsOfVictim(), `${form.target} ${JSON.stringify(form.fields)}`).toBe(before);
    }
}, 240_000);

test('OPS-05: a cross-site page cannot send any form in a guest’s name', async () => {
  const before = await holdingsOfVictim();
  for (const form of forms)
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const { status } = await send(form, { cookie: victim.cookie, ...headers });
      expect([400, 403], `${form.target} ${JSON.stringify(form.fields)}`).toContain(status);
    }
  expect(await holdingsOfVictim()).toBe(before);
}, 120_000);

test('OPS-05: no API call writes to a booking without authorisation', async () => {
  const document = (await site.get('/api/v1/openapi.json')).json();
  const writes = callsOf(document).filter(
    ({ method, path }: DescribedCall) => method !== 'GET' && path.includes('{code}'),
  );
  expect(writes.length).toBeGreaterThan(3);
  const random = seededRandom(20_261_126);
  const before = await holdingsOfVictim();
  for (const call of writes)
    for (const { code } of [victim.paid, victim.unpaid])
      for (const headers of [{}, bearer(other.paid), { cookie: other.cookie }])
        for (let turn = 0; turn < triesOfEach; turn++) {
          const path = call.path.replace('{code}', code);
          const request = makeCall({ ...call, path }, random, { code: [code], terms: [true] });
          const { authorization: _, ...asked } = (request.headers ?? {}) as Record<string, string>;
          const reply = await site.inject({ ...request, headers: { ...asked, ...headers } });
          expect([400, 401, 403, 404, 409, 422, 429], `${call.method} ${path}`).toContain(reply.statusCode);
          expect(await holdingsOfVictim(), `${call.method} ${path}`).toBe(before);
        }
}, 120_000);

test('OPS-05: the same forms take effect when their guest sends them', async () => {
  const before = await holdingsOfVictim();
  for (const form of forms) await send(form, { cookie: victim.cookie, origin: 'http://localhost' });
  const after = (await holdingsOfVictim()).split('\n');
  const changed = after.filter((line) => !before.split('\n').includes(line));
  expect(changed.length).toBeGreaterThan(2);
}, 120_000);
