import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import {
  type ApiBooking,
  bearer,
  bookByApi,
  payByApi,
  readBooking,
  transferByBank,
  writing,
} from '#tests/support/api-booking.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
  const hotel = await createBookableHotel(site.db, { allotment: 1000 });
  unitId = hotel.unitIds[0] as number;
});
afterAll(async () => {
  expect(await brokenInvariants(site.db)).toEqual({});
  await site.close();
});

async function confirmed(from = '2026-12-05', to = '2026-12-07'): Promise<ApiBooking> {
  const booking = await bookByApi(site, { unitId, from, to });
  const { amount, qr } = (await payByApi(site, booking, 'vietqr')).json();
  await transferByBank(site, { amountVnd: amount, content: qr.transferContent });
  return booking;
}
const cancel = (booking: ApiBooking, body: object = {}, key?: string) =>
  site.post(`/api/v1/bookings/${booking.code}/cancel`, body, { ...bearer(booking), ...writing(key) });
const refundQuote = (booking: ApiBooking) =>
  site.get(`/api/v1/bookings/${booking.code}/refund-quote`, bearer(booking));

test('a cancellation refunds what its preview said, and releases the places', async () => {
  const booking = await confirmed();
  const preview = await refundQuote(booking);
  expect(preview.statusCode).toBe(200);
  expect(preview.json()).toMatchObject({ refundPercent: 100, feeVnd: 0, refundVnd: booking.total });
  const reply = await cancel(booking, { expectedRefund: booking.total, note: 'Đổi kế hoạch' });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toEqual({
    code: booking.code,
    status: 'cancelled',
    refund: booking.total,
    promisedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(await readBooking(site, booking)).toMatchObject({
    status: 'cancelled',
    paid: 0,
    refunds: [{ amount: booking.total, state: 'manual_transfer' }],
    can: { pay: false, cancel: false },
  });
});

test('a second cancellation is refused; the same request again gets its first reply', async () => {
  const booking = await confirmed();
  const key = crypto.randomUUID();
  const first = await cancel(booking, {}, key);
  const repeated = await cancel(booking, {}, key);
  expect(repeated.json()).toEqual(first.json());
  const second = await cancel(booking);
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({ code: 'not_cancellable' });
  expect((await readBooking(site, booking)).refunds).toHaveLength(1);
  expect((await refundQuote(booking)).statusCode).toBe(409);
});

test('of two concurrent cancellations one succeeds', async () => {
  const booking = await confirmed();
  const replies = await Promise.all([cancel(booking), cancel(booking)]);
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
  expect((await readBooking(site, booking)).refunds).toHaveLength(1);
});

test('an unpaid booking is cancelled without a refund', async () => {
  const booking = await bookByApi(site, { unitId, from: '2026-12-05', to: '2026-12-07' });
  expect((await refundQuote(booking)).json()).toMatchObject({ refundVnd: 0, feeVnd: 0 });
  expect((await cancel(booking)).json()).toMatchObject({ status: 'cancelled', refund: 0, promisedOn: null });
});

test('an outdated refund preview stops the cancellation', async () => {
  const booking = await confirmed();
  const reply = await cancel(booking, { expectedRefund: booking.total + 1 });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ code: 'refund_changed', refund: { refundVnd: booking.total } });
  expect(await readBooking(site, booking)).toMatchObject({ status: 'confirmed' });
});

test('an empty body is accepted, an invalid one is named, a stranger finds nothing', async () => {
  const booking = await confirmed();
  const url = `/api/v1/bookings/${booking.code}/cancel`;
  const wrong = await cancel(booking, { expectedRefund: -1 });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({ errors: [{ field: 'expectedRefund' }] });
  expect((await site.post(url, {}, writing())).statusCode).toBe(404);
  expect((await site.get(`/api/v1/bookings/${booking.code}/refund-quote`)).statusCode).toBe(404);
  const reply = await site.post(url, undefined, { ...bearer(booking), ...writing() });
  expect(reply.statusCode, reply.body).toBe(200);
});

test('the refund decreases with time: half one day before, nothing on the day, refused once begun', async () => {
  const booking = await confirmed('2026-12-01', '2026-12-03');
  const percents: number[] = [];
  // Now it is 10:00 on 21 November in Vietnam; check-in is at 14:00.
  for (const days of [8, 1, 1]) {
    site.clock.advance({ days });
    percents.push((await refundQuote(booking)).json().refundPercent);
  }
  expect(percents).toEqual([100, 50, 0]);
  site.clock.advance({ days: 1 });
  const late = await cancel(booking);
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'too_late' });
});
