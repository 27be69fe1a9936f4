import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { bearer, bookByApi, bookingBody, payByApi, quoteByApi, writing } from '#tests/support/api-booking.ts';
import { killConnections } from '#tests/support/kill-connections.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
  const hotel = await createBookableHotel(site.db, { allotment: 1000 });
  unitId = hotel.unitIds[0] as number;
});
afterAll(() => site.close());

const stay = () => ({ unitId, from: '2026-12-05', to: '2026-12-07' });
const countBookings = async () => (await site.db.selectFrom('bookings').select('id').execute()).length;

test.each([
  ['none', {}],
  ['no UUID', { 'idempotency-key': '42' }],
])('a write with %s as its key is refused and the header named', async (_, headers) => {
  const booking = await bookByApi(site, stay());
  const body = bookingBody((await quoteByApi(site, stay())).token);
  const urls = ['/api/v1/bookings', `/api/v1/bookings/${booking.code}/cancel`];
  for (const url of urls) {
    const reply = await site.post(url, url.endsWith('cancel') ? {} : body, {
      ...bearer(booking),
      ...headers,
    });
    expect(reply.statusCode, url).toBe(400);
    const [error] = reply.json().errors;
    expect(error.field.toLowerCase()).toBe('idempotency-key');
    expect(error.message).toMatch(/UUID/);
  }
});

test('the same key and body make one booking and get one reply', async () => {
  const body = bookingBody((await quoteByApi(site, stay())).token);
  const headers = writing();
  const before = await countBookings();
  const first = await site.post('/api/v1/bookings', body, headers);
  const again = await site.post('/api/v1/bookings', body, headers);
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(first.json());
  expect(await countBookings()).toBe(before + 1);
});

test('another body under the same key is 422', async () => {
  const { token } = await quoteByApi(site, stay());
  const headers = writing();
  await site.post('/api/v1/bookings', bookingBody(token), headers);
  const reply = await site.post('/api/v1/bookings', bookingBody(token), headers);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ code: 'idempotency_key_reused' });
});

test('while the first request runs a second one gets 409 with Retry-After', async () => {
  const body = bookingBody((await quoteByApi(site, stay())).token);
  const headers = writing();
  const before = await countBookings();
  const replies = await Promise.all([1, 2, 3].map(() => site.post('/api/v1/bookings', body, headers)));
  for (const reply of replies) {
    expect([201, 409]).toContain(reply.statusCode);
    if (reply.statusCode !== 409) continue;
    expect(reply.json().code).toBe('request_in_flight');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(replies.filter((reply) => reply.statusCode === 201).length).toBeGreaterThan(0);
  expect(await countBookings()).toBe(before + 1);
});

test('a refused booking does not use its key up', async () => {
  const { token } = await quoteByApi(site, stay());
  const headers = writing();
  const body = bookingBody(token);
  site.clock.advance({ minutes: 31 });
  expect((await site.post('/api/v1/bookings', body, headers)).statusCode).toBe(409);
  const renewed = { ...body, quoteToken: (await quoteByApi(site, stay())).token };
  expect((await site.post('/api/v1/bookings', renewed, headers)).statusCode).toBe(201);
});

test('one key in two calls, or of two guests, does not collide', async () => {
  const [one, two] = [await bookByApi(site, stay()), await bookByApi(site, stay())];
  const key = randomUUID();
  const payments = [await payByApi(site, one, 'vietqr', key), await payByApi(site, two, 'vietqr', key)];
  expect(payments.map((reply) => reply.statusCode)).toEqual([201, 201]);
  expect(payments[0]?.json().paymentId).not.toBe(payments[1]?.json().paymentId);
});

test('access tokens are encrypted in the stored reply, and returned on a retry', async () => {
  const body = bookingBody((await quoteByApi(site, stay())).token);
  const headers = { 'idempotency-key': randomUUID() };
  const first = (await site.post('/api/v1/bookings', body, headers)).json();
  const again = (await site.post('/api/v1/bookings', body, headers)).json();
  expect(again).toEqual(first);
  expect(first.accessToken).toMatch(/^[\w-]{43}$/);
  const { rows } = await sql<{ kept: string }>`SELECT response::text AS kept FROM idempotency_keys`.execute(
    site.db,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(
    rows.filter(({ kept }) => kept?.includes(first.accessToken) || kept?.includes('accessToken')),
  ).toEqual([]);
});

const failKeeping = `
  CREATE FUNCTION fail_now() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full' USING ERRCODE = '53100'; END $$;
  CREATE TRIGGER fail_now BEFORE INSERT OR UPDATE ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION fail_now()`;
const keepAgain = 'DROP TRIGGER fail_now ON idempotency_keys; DROP FUNCTION fail_now';
const countHeld = async () =>
  (await site.db.selectFrom('holds').select('id').where('state', '=', 'active').execute()).length;

test('R-02: a booking whose reply could not be stored is rolled back; the same key then makes exactly one', async () => {
  const body = bookingBody((await quoteByApi(site, stay())).token);
  const headers = writing();
  const before = [await countBookings(), await countHeld()];
  await sql.raw(failKeeping).execute(site.db);
  const failed = await site.post('/api/v1/bookings', body, headers);
  expect(failed.statusCode).toBe(503);
  expect(Number(failed.headers['retry-after'])).toBeGreaterThan(0);
  expect([await countBookings(), await countHeld()]).toEqual(before);
  await sql.raw(keepAgain).execute(site.db);
  const made = await site.post('/api/v1/bookings', body, headers);
  expect(made.statusCode).toBe(201);
  expect((await site.post('/api/v1/bookings', body, headers)).json()).toEqual(made.json());
  expect([await countBookings(), await countHeld()]).toEqual(before.map((count) => count + 1));
});

test('R-02: a cancellation whose reply could not be stored is rolled back, and the retry gets the same answer', async () => {
  const booking = await bookByApi(site, stay());
  const headers = { ...bearer(booking), ...writing() };
  const cancel = () => site.post(`/api/v1/bookings/${booking.code}/cancel`, {}, headers);
  await sql.raw(failKeeping).execute(site.db);
  expect((await cancel()).statusCode).toBe(503);
  await sql.raw(keepAgain).execute(site.db);
  const done = await cancel();
  expect([done.statusCode, done.json().status]).toEqual([200, 'cancelled']);
  expect((await cancel()).json()).toEqual(done.json());
});

test('R-02: a started payment whose reply could not be stored is the same payment on retry', async () => {
  const booking = await bookByApi(site, stay());
  const key = randomUUID();
  await sql.raw(failKeeping).execute(site.db);
  expect((await payByApi(site, booking, 'vietqr', key)).statusCode).toBe(503);
  await sql.raw(keepAgain).execute(site.db);
  const first = (await payByApi(site, booking, 'vietqr', key)).json();
  expect((await payByApi(site, booking, 'vietqr', key)).json()).toEqual(first);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM payment_attempts WHERE booking_id = (SELECT id FROM bookings WHERE code = ${booking.code})`.execute(
    site.db,
  );
  expect(rows).toEqual([{ id: first.paymentId }]);
});

test('R-03: ten concurrent requests with one key make one booking, and each gets it or is told to retry', async () => {
  const body = bookingBody((await quoteByApi(site, stay())).token);
  const headers = writing();
  const before = await countBookings();
  const sent = Array.from({ length: 10 }, () => site.post('/api/v1/bookings', body, headers));
  const replies = await Promise.all(sent);
  expect(replies.filter(({ statusCode }) => statusCode !== 201 && statusCode !== 409)).toEqual([]);
  const codes = replies.filter(({ statusCode }) => statusCode === 201).map((reply) => reply.json().code);
  expect(new Set(codes).size).toBe(1);
  expect((await site.post('/api/v1/bookings', body, headers)).json().code).toBe(codes[0]);
  expect(await countBookings()).toBe(before + 1);
});

test('R-03: a killed connection releases its key at once', async () => {
  const { token } = await quoteByApi(site, stay());
  const stop = killConnections(site.databaseUrl, 60);
  const before = await countBookings();
  const bodies = Array.from({ length: 6 }, () => ({ body: bookingBody(token), headers: writing() }));
  const made = await Promise.all(
    bodies.map(async ({ body, headers }) => {
      for (const startedAt = performance.now(); ; ) {
        const reply = await site.post('/api/v1/bookings', body, headers);
        if (reply.statusCode === 201) return reply.json().code as string;
        expect([409, 503], reply.body).toContain(reply.statusCode);
        expect(performance.now() - startedAt).toBeLessThan(10_000);
      }
    }),
  );
  expect(await stop()).toBeGreaterThan(0);
  for (const [index, { body, headers }] of bodies.entries())
    expect((await site.post('/api/v1/bookings', body, headers)).json().code).toBe(made[index]);
  expect(await countBookings()).toBe(before + bodies.length);
});
