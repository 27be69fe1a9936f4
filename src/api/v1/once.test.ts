import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { bearer, bookByApi, bookingBody, payByApi, quoteByApi, writing } from '#tests/support/api-booking.ts';
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
])('a write with %s for a key is refused and the header named', async (_, headers) => {
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

test('while the first is under way the second waits outside: 409 with Retry-After', async () => {
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

test('one key in two calls, or of two guests, does not meet', async () => {
  const [one, two] = [await bookByApi(site, stay()), await bookByApi(site, stay())];
  const key = randomUUID();
  const payments = [await payByApi(site, one, 'vietqr', key), await payByApi(site, two, 'vietqr', key)];
  expect(payments.map((reply) => reply.statusCode)).toEqual([201, 201]);
  expect(payments[0]?.json().paymentId).not.toBe(payments[1]?.json().paymentId);
});

test('what opens a booking is not readable in the kept reply, and still comes back to whoever asks again', async () => {
  const body = bookingBody((await quoteByApi(site, stay())).token);
  const headers = { 'idempotency-key': randomUUID() };
  const first = (await site.post('/api/v1/bookings', body, headers)).json();
  const again = (await site.post('/api/v1/bookings', body, headers)).json();
  expect(again).toEqual(first);
  expect(first.accessToken).toMatch(/^[\w-]{43}$/);
  const { rows } = await sql<{ kept: string }>`select response::text as kept from idempotency_keys`.execute(
    site.db,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(
    rows.filter(({ kept }) => kept?.includes(first.accessToken) || kept?.includes('accessToken')),
  ).toEqual([]);
});
