import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeDays } from '#modules/booking/disruption/close-days.ts';
import { disruptBookings } from '#modules/booking/disruption/disrupt-bookings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { staff } from '#tests/factories/staff.ts';
import {
  type ApiBooking,
  bearer,
  bookByApi,
  bookingBody,
  quoteByApi,
  readBooking,
  transferByBank,
  writing,
} from '#tests/support/api-booking.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let unitId: number;
let booking: ApiBooking;

beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
});
afterAll(async () => {
  expect(await brokenInvariants(site.db)).toEqual({});
  await site.close();
});
beforeEach(async () => {
  unitId = (await createBookableHotel(site.db)).unitIds[0] as number;
  booking = await bookByApi(site, { unitId, from: '2026-12-08', to: '2026-12-10' });
  await transferByBank(site, { amountVnd: booking.dueNow, content: booking.code });
  const days = { fromOn: '2026-12-08', toOn: '2026-12-08' };
  const closing = { scope: { unitId }, ...days, reason: 'supplier' as const, note: 'Khách sạn mất nước.' };
  await closeDays(site.db, site.queue, closing, { actor: staff('lan'), now: site.clock.now() });
  await disruptBookings(site.db, site.queue, site.clock.now());
});

const choose = (body: object, { of = booking, key = randomUUID() } = {}) =>
  site.post(`/api/v1/bookings/${of.code}/choice`, body, { ...bearer(of), ...writing(key) });

test('the booking lists its choices and their deadline; an unavailable day is refused with others', async () => {
  const { status, choices, can } = await readBooking(site, booking);
  expect({ status, can }).toEqual({ status: 'disrupted', can: { pay: false, cancel: false } });
  expect(choices).toMatchObject({
    why: 'disrupted',
    until: '2026-11-24T03:00:00.000Z',
    causes: [{ reasonLabel: 'theo báo của nhà cung cấp', note: 'Khách sạn mất nước.' }],
    items: [{ position: 0, from: '2026-12-08', to: '2026-12-10' }],
    amount: booking.total,
    canRebook: true,
    canCredit: true,
  });
  const refused = await choose({ choice: 'rebook', from: '2026-12-07' });
  expect(refused.statusCode, refused.body).toBe(409);
  expect((await choose({ choice: 'rebook', from: 'morgen' })).statusCode).toBe(400);
  expect((await choose({ choice: 'other' })).statusCode).toBe(400);
});

test('a choice is carried out once, however often it is sent, and only by its owner', async () => {
  const stranger = await site.post(
    `/api/v1/bookings/${booking.code}/choice`,
    { choice: 'refund' },
    writing(),
  );
  expect(stranger.statusCode).toBe(404);
  const key = randomUUID();
  const first = await choose({ choice: 'rebook', from: '2026-12-12' }, { key });
  expect(first.json()).toEqual({
    choice: 'rebook',
    amount: booking.total,
    creditCode: null,
    promisedOn: null,
  });
  expect((await choose({ choice: 'rebook', from: '2026-12-12' }, { key })).body).toBe(first.body);
  expect((await choose({ choice: 'refund' })).json()).toMatchObject({ status: 409, code: 'no_choice' });
  expect(await readBooking(site, booking)).toMatchObject({
    status: 'confirmed',
    choices: null,
    items: [{ from: '2026-12-12', to: '2026-12-14' }],
  });
});

test('credit is shown with the booking and pays the next one of the same guest', async () => {
  const { creditCode } = (await choose({ choice: 'credit' })).json();
  const view = await readBooking(site, booking);
  expect(view.credits).toEqual([
    { code: creditCode, amount: booking.total, rest: booking.total, validUntil: '2027-11-21' },
  ]);
  const { token } = await quoteByApi(site, { unitId, from: '2026-12-12', to: '2026-12-13' });
  const made = await site.post('/api/v1/bookings', bookingBody(token, { contact: view.contact }), writing());
  const next: ApiBooking = made.json();
  const spend = (typed: string) =>
    site.post(
      `/api/v1/bookings/${next.code}/credit`,
      { creditCode: typed },
      { ...bearer(next), ...writing() },
    );
  expect((await spend('TD22222222')).json()).toMatchObject({ status: 422, code: 'unknown_credit' });
  const rest = booking.total - next.total;
  expect((await spend(creditCode)).json()).toEqual({ amount: next.total, rest, due: 0 });
  expect((await spend(creditCode)).json()).toMatchObject({ status: 409, code: 'nothing_due' });
  expect((await readBooking(site, next)).status).toBe('confirmed');
});
