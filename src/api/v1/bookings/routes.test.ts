import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import type { TestHotel } from '#tests/factories/hotel.ts';
import { bearer, bookByApi, bookingBody, payByApi, quoteByApi, writing } from '#tests/support/api-booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let hotel: TestHotel;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
  hotel = await createBookableHotel(site.db, { allotment: 1000 });
});
afterAll(() => site.close());

const stay = (fields: object = {}) => ({
  unitId: hotel.unitIds[0] as number,
  from: '2026-12-05',
  to: '2026-12-07',
  ...fields,
});

test('a booking holds its places for 20 minutes and returns its access token', async () => {
  const { token, total } = await quoteByApi(site, stay());
  const reply = await site.post('/api/v1/bookings', bookingBody(token), writing());
  expect(reply.statusCode, reply.body).toBe(201);
  const booking = reply.json();
  expect(booking).toEqual({
    code: expect.stringMatching(/^DV[0-9A-Z]{7}$/),
    status: 'held',
    awaitsApproval: false,
    answerBy: null,
    holdExpiresAt: new Date(site.clock.now().getTime() + 20 * 60_000).toISOString(),
    total,
    dueNow: total,
    accessToken: expect.stringMatching(/^\S{20,}$/),
    url: `http://localhost/chuyen-di/${booking.code}?token=${booking.accessToken}`,
  });
  expect(site.queue.sent.map(({ name }) => name)).toContain('booking.held');
});

test.each(['combos', 'tours', 'cruises'])('API-06: /book-%s takes the same body', async (collection) => {
  const { token } = await quoteByApi(site, stay());
  const reply = await site.post(`/api/v1/book-${collection}`, bookingBody(token), writing());
  expect(reply.statusCode, reply.body).toBe(201);
  expect(reply.json()).toMatchObject({ status: 'held' });
});

test.each([
  ['contact.fullName', { contact: { fullName: 'A', phone: '0912345678', email: 'a@example.com' } }],
  ['contact.phone', { contact: { fullName: 'Thu Hà', phone: '123', email: 'a@example.com' } }],
  ['contact.email', { contact: { fullName: 'Thu Hà', phone: '0912345678', email: 'a@' } }],
  ['contact.email', { contact: { fullName: 'Thu Hà', phone: '0912345678' } }],
  ['contact', { contact: undefined }],
  ['consents.terms', { consents: { terms: false } }],
  ['consents', { consents: undefined }],
  ['quoteToken', { quoteToken: '' }],
  ['note', { note: 'x'.repeat(1001) }],
  ['travellers', { travellers: 'Hà' }],
])('a booking with a wrong %s is refused, naming it in Vietnamese', async (field, fields) => {
  const reply = await site.post('/api/v1/bookings', bookingBody('x', fields), writing());
  expect(reply.statusCode, reply.body).toBe(400);
  const problem = reply.json();
  expect(problem.code).toBe('invalid_input');
  expect(problem.errors.map((error: { field: string }) => error.field)).toContain(field);
  for (const error of problem.errors) expect(error.message).toMatch(/[À-ỹ]/);
});

test('all wrong fields are named at once', async () => {
  const body = bookingBody('x', { contact: { fullName: '', phone: 'x', email: 'x' }, consents: {} });
  const { errors } = (await site.post('/api/v1/bookings', body, writing())).json();
  expect(errors.map((error: { field: string }) => error.field).sort()).toEqual([
    'consents.terms',
    'contact.email',
    'contact.fullName',
    'contact.phone',
  ]);
});

test('a changed or forged quote is invalid, an old one has expired', async () => {
  const { token } = await quoteByApi(site, stay());
  const changed = await site.post('/api/v1/bookings', bookingBody(`${token.slice(0, -3)}abc`), writing());
  expect(changed.statusCode).toBe(422);
  expect(changed.json()).toMatchObject({ code: 'invalid_quote', errors: [{ field: 'quoteToken' }] });
  site.clock.advance({ minutes: 31 });
  const late = await site.post('/api/v1/bookings', bookingBody(token), writing());
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'quote_expired' });
});

test("P-08: a price that rose during the quote's validity is kept", async () => {
  const own = await createBookableHotel(site.db);
  const unitId = own.unitIds[0] as number;
  const { token } = await quoteByApi(site, stay({ unitId }));
  await site.db
    .updateTable('daily_rates')
    .set({ price_vnd: 1_200_000 })
    .where('unit_id', '=', unitId)
    .execute();
  const reply = await site.post('/api/v1/bookings', bookingBody(token), writing());
  expect(reply.statusCode).toBe(201);
  expect(reply.json().total).toBe(2_000_000);
});

test('a mispriced quote returns a new quote that can be booked', async () => {
  const own = await createBookableHotel(site.db);
  const unitId = own.unitIds[0] as number;
  const { token, total } = await quoteByApi(site, stay({ unitId }));
  await site.db
    .updateTable('daily_rates')
    .set({ price_vnd: 2_200_000 })
    .where('unit_id', '=', unitId)
    .execute();
  const reply = await site.post('/api/v1/bookings', bookingBody(token), writing());
  expect(reply.statusCode).toBe(409);
  const problem = reply.json();
  expect(problem).toMatchObject({ code: 'price_changed', quote: { total: 4_400_000 } });
  expect(total).toBe(2_000_000);
  const again = await site.post('/api/v1/bookings', bookingBody(problem.quote.token), writing());
  expect(again.statusCode).toBe(201);
  expect(again.json().total).toBe(4_400_000);
});

test('the last room goes to one; the other gets the nearest free days', async () => {
  const own = await createBookableHotel(site.db, { allotment: 1 });
  const unitId = own.unitIds[0] as number;
  const { token } = await quoteByApi(site, stay({ unitId }));
  const replies = await Promise.all(
    [1, 2].map(() => site.post('/api/v1/bookings', bookingBody(token), writing())),
  );
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409]);
  const refused = replies.find((reply) => reply.statusCode === 409)?.json();
  expect(refused).toMatchObject({ code: 'sold_out' });
  expect(refused.nearestDates).toContain('2026-12-07');
});

test('one phone number can hold a limited number of unpaid places', async () => {
  const { token } = await quoteByApi(site, stay());
  const contact = { fullName: 'Thu Hà', phone: '0987654321', email: 'ha@example.com' };
  const codes: number[] = [];
  for (let count = 0; count < 8 && codes.at(-1) !== 429; count++) {
    const reply = await site.post('/api/v1/bookings', bookingBody(token, { contact }), writing());
    codes.push(reply.statusCode);
    if (reply.statusCode !== 429) continue;
    expect(reply.json()).toMatchObject({ code: 'too_many_holds' });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(codes.at(-1)).toBe(429);
});

test('a booking is read with its token only; without one it does not exist', async () => {
  const booking = await bookByApi(site, stay());
  const other = await bookByApi(site, stay());
  const url = `/api/v1/bookings/${booking.code}`;
  const own = await site.get(url, bearer(booking));
  expect(own.statusCode).toBe(200);
  expect(own.json()).toMatchObject({
    code: booking.code,
    status: 'held',
    total: booking.total,
    paid: 0,
    dueNow: booking.total,
    contact: { fullName: 'Nguyễn Thu Hà' },
    can: { pay: true, cancel: true },
  });
  expect(own.body).not.toContain(booking.accessToken);
  for (const headers of [{}, bearer(other), { authorization: 'Bearer x' }, { authorization: 'Basic eDp4' }]) {
    const reply = await site.get(url, headers);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().code).toBe('not_found');
  }
  expect((await site.get('/api/v1/bookings/DV2345678', bearer(booking))).statusCode).toBe(404);
});

test('a VietQR payment is 201 with everything a bank app needs', async () => {
  const booking = await bookByApi(site, stay());
  const reply = await payByApi(site, booking, 'vietqr');
  expect(reply.statusCode, reply.body).toBe(201);
  const payment = reply.json();
  expect(payment).toMatchObject({ method: 'vietqr', amount: booking.dueNow });
  expect(payment.qr.payload).toMatch(/^000201/);
  expect(payment.qr.svg).toContain('<svg');
  expect(payment.qr.transferContent).toContain(booking.code);
  expect(payment.qr.bankBin).toMatch(/^\d{6}$/);
  expect(Date.parse(payment.expiresAt) - site.clock.now().getTime()).toBe(30 * 60_000);
  expect((await payByApi(site, booking, 'vietqr')).json().paymentId).toBe(payment.paymentId);
});

test('S-04: payment at the counter holds the places for half an hour until it is confirmed, without a QR', async () => {
  const booking = await bookByApi(site, stay());
  const payment = (await payByApi(site, booking, 'office')).json();
  expect(payment).toMatchObject({ method: 'office', amount: booking.dueNow });
  expect(payment).not.toHaveProperty('qr');
  expect(Date.parse(payment.expiresAt) - site.clock.now().getTime()).toBe(30 * 60_000);
});

test('an unknown payment method is a bad request, an unconfigured one is refused', async () => {
  const booking = await bookByApi(site, stay());
  const unknown = await payByApi(site, booking, 'tien-mat');
  expect(unknown.statusCode).toBe(400);
  expect(unknown.json()).toMatchObject({ errors: [{ field: 'method' }] });
  const missing = await payByApi(site, booking, 'vnpay');
  expect(missing.statusCode).toBe(422);
  expect(missing.json()).toMatchObject({ code: 'method_unavailable' });
});

test('a booking cannot be paid without its token, or after its hold has expired', async () => {
  const booking = await bookByApi(site, stay());
  const stranger = await site.post(
    `/api/v1/bookings/${booking.code}/payments`,
    { method: 'vietqr' },
    writing(),
  );
  expect(stranger.statusCode).toBe(404);
  site.clock.advance({ minutes: 21 });
  const late = await payByApi(site, booking, 'vietqr');
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'expired' });
});
