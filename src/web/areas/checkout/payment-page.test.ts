import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import { issueCredit } from '#modules/payments/credits/credits.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { type ApiBooking, bookByApi, readBooking, transferByBank } from '#tests/support/api-booking.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';
import { action, loader } from './payment-page.tsx';

let site: TestServer;
let booking: ApiBooking;
let cookie: string;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());
async function bookHotel(): Promise<ApiBooking> {
  const { unitIds } = await createBookableHotel(site.db);
  return bookByApi(site, { unitId: unitIds[0] as number, from: '2026-12-05', to: '2026-12-07' });
}
beforeEach(async () => {
  booking = await bookHotel();
  cookie = await tripCookie(site, booking.code);
});

const post = (form: Record<string, string>, as = cookie) =>
  callPage(site, action, {
    path: `/dat-cho/${booking.code}`,
    params: { code: booking.code },
    cookie: as,
    form,
  });
const attempts = () =>
  site.db
    .selectFrom('payment_attempts')
    .innerJoin('bookings', 'bookings.id', 'payment_attempts.booking_id')
    .select(['method', 'payment_attempts.amount_vnd as amountVnd'])
    .where('bookings.code', '=', booking.code)
    .execute();
const here = () => [303, `/dat-cho/${booking.code}`];

test('a stranger is redirected to the look-up and starts nothing', async () => {
  const forged = await tripCookie(site, booking.code, 'full', 'a secret that is not ours');
  const forms: Record<string, string>[] = [
    { method: 'vietqr' },
    { intent: 'credit', creditCode: 'TD22222222' },
    { intent: 'again' },
  ];
  for (const as of ['', forged])
    for (const form of forms)
      expect(redirectOf(await post(form, as))).toEqual([303, `/chuyen-di?code=${booking.code}`]);
  expect(await attempts()).toEqual([]);
});

test('a payment is started once for the amount due and is shown on the page', async () => {
  expect(redirectOf(await post({ method: 'vietqr' }))).toEqual(here());
  expect(redirectOf(await post({ method: 'vietqr' }))).toEqual(here());
  expect(await attempts()).toEqual([{ method: 'vietqr', amountVnd: booking.dueNow }]);
  const asked = { path: `/dat-cho/${booking.code}`, params: { code: booking.code }, cookie };
  expect(await callPage(site, loader, asked)).toMatchObject({
    booking: { payment: { method: 'vietqr', amount: booking.dueNow } },
  });
});

test('a guest with code and phone can pay, too', async () => {
  const reduced = await tripCookie(site, booking.code, 'reduced');
  expect(redirectOf(await post({ method: 'vietqr' }, reduced))).toEqual(here());
  expect(await attempts()).toHaveLength(1);
});

test('an unavailable or unknown method is refused with a text', async () => {
  const refused = { init: { status: 409 }, data: { error: expect.stringContaining('chưa dùng được') } };
  for (const method of ['', 'tien-mat', 'constructor', '__proto__'])
    expect(await post({ method }), method).toMatchObject(refused);
  expect(await post({})).toMatchObject(refused);
  expect(await attempts()).toEqual([]);
});

test('a paid or lapsed booking is not paid again', async () => {
  await transferByBank(site, { amountVnd: booking.total, content: booking.code });
  expect(await post({ method: 'vietqr' })).toMatchObject({
    init: { status: 409 },
    data: { error: expect.stringMatching(/thanh toán (đủ|nữa)/) },
  });
  booking = await bookHotel();
  cookie = await tripCookie(site, booking.code);
  expect(redirectOf(await post({ intent: 'again' })), 'a hold that runs is not chosen again').toEqual([
    303,
    '/gio-hang',
  ]);
  expect(cookieOf(await post({ intent: 'again' }))).toBe('');
  site.clock.advance({ minutes: 26 });
  await expireHolds(site.db, site.queue, site.clock.now());
  expect(await post({ method: 'vietqr' })).toMatchObject({ init: { status: 409 } });
  expect(await attempts()).toEqual([]);
  const again = await post({ intent: 'again' });
  expect(redirectOf(again)).toEqual([303, '/gio-hang']);
  expect(cookieOf(again)).toContain('nv_cart=');
  const reduced = await tripCookie(site, booking.code, 'reduced');
  const [status, to] = redirectOf(await post({ intent: 'again' }, reduced));
  expect([status, to]).toEqual([307, expect.stringContaining(`/chuyen-di/${booking.code}/xac-nhan`)]);
});

test('credit pays up to its balance; an unknown code is kept as input', async () => {
  expect(await post({ intent: 'credit', creditCode: ' TD22222222 ' })).toMatchObject({
    init: { status: 409 },
    data: { error: null, creditCode: 'TD22222222', creditError: expect.stringContaining('chưa đúng') },
  });
  const other = await bookHotel();
  await transferByBank(site, { amountVnd: other.total, content: other.code });
  const { id, phone, email } = await site.db
    .selectFrom('bookings')
    .select(['id', 'phone', 'email'])
    .where('code', '=', other.code)
    .executeTakeFirstOrThrow();
  const credit = await site.db
    .transaction()
    .execute((tx) =>
      issueCredit(tx, { bookingId: id, phone, email, amountVnd: 500_000, now: site.clock.now() }),
    );
  expect(redirectOf(await post({ intent: 'credit', creditCode: credit.code.toLowerCase() }))).toEqual(here());
  expect(await readBooking(site, booking)).toMatchObject({ status: 'held', paid: 500_000 });
  expect(await post({ intent: 'credit', creditCode: credit.code })).toMatchObject({
    init: { status: 409 },
    data: { creditCode: credit.code, creditError: expect.stringMatching(/[À-ỹ]/) },
  });
});
