import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type QuoteItemRequest, quoteItemRequest } from '#modules/pricing/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bearer, bookByApi, writing } from '#tests/support/api-booking.ts';
import { callPage, type PageCall } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';
import * as cartPage from '#web/areas/cart/cart-page.tsx';
import * as checkoutPage from '#web/areas/checkout/checkout-page.tsx';
import * as paymentPage from '#web/areas/checkout/payment-page.tsx';
import { writeCartCookie } from '#web/parts/booking/cart-cookie.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';

let site: TestServer;
let item: QuoteItemRequest;
beforeAll(async () => {
  site = await createTestServer({ at: new Date().toISOString(), env: { RATE_LIMIT: 'true' } });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  const from = addDays(dayInVietnam(site.clock.now()), 20);
  const { unitIds } = await createBookableHotel(site.db, { from, to: addDays(from, 3), allotment: 50 });
  const unitId = unitIds[0] as number;
  item = quoteItemRequest.parse({ unitId, from, to: addDays(from, 1), adults: 2 });
  const days = { from_on: addDays(from, -30), to_on: addDays(from, 30) };
  const promotion = { code: 'CHAOHE', title: 'Giảm 10%', percent: 10, ...days };
  await site.db.insertInto('promotions').values(promotion).execute();
});
afterAll(() => site.close());

const quote = (remoteAddress: string, promotionCode: string, options: object = {}) =>
  site.inject({
    method: 'POST',
    url: '/api/v1/quotes',
    remoteAddress,
    payload: { items: [{ ...item, options }], promotionCode },
  });
const guessAll = async (ip: string, last = 30) => {
  for (let count = 0; count < last; count++)
    expect((await quote(ip, `DOAN${count}`)).json().code).toBe('unknown_promotion');
};
const ask = (handler: Parameters<typeof callPage>[1], call: PageCall & { ip: string }) =>
  callPage(site, handler, call);

test('S-26: wrong promotion codes are limited by IP address, correct ones do not count', async () => {
  const ip = '2001:db8:a::1';
  for (let count = 0; count < 35; count++) expect((await quote(ip, 'CHAOHE')).statusCode).toBe(200);
  await guessAll(ip);
  const refused = await quote('2001:db8:a::2', 'CHAOHE');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect(refused.json()).toMatchObject({
    code: 'too_many_guesses',
    title: expect.stringContaining('nhiều lượt nhập mã chưa đúng'),
    errors: [{ field: 'promotionCode' }],
  });
  expect((await quote(ip, '')).statusCode, 'without a code the price is told').toBe(200);
  expect((await quote('203.0.113.60', 'CHAOHE')).statusCode).toBe(200);
});

test('S-26: voucher codes count together with them, each one that is looked up', async () => {
  const ip = '203.0.113.61';
  await guessAll(ip, 28);
  const voucher = { voucherCode: 'NV22222222' };
  expect((await quote(ip, '', voucher)).json().code).toBe('unknown_voucher');
  expect((await quote(ip, '', voucher)).json().code).toBe('unknown_voucher');
  expect((await quote(ip, '', voucher)).json()).toMatchObject({
    code: 'too_many_guesses',
    errors: [{ field: 'items.0.options.voucherCode' }],
  });
});

test('S-26: the cart reports the limit at the code, keeps it, and shows the price without it', async () => {
  const ip = '203.0.113.62';
  const [cookie = ''] = writeCartCookie(site.app, { items: [item], promotionCode: 'DOANMO' }).split(';');
  const load = async (cookie: string) =>
    ((await ask(cartPage.loader, { path: '/gio-hang', cookie, ip })) as { data: CartView }).data;
  expect((await load(cookie)).promotionRefusal).toContain('không đúng');
  await guessAll(ip, 29);
  const view = await load(cookie);
  expect(view.promotionRefusal).toContain('nhiều lượt nhập mã chưa đúng');
  expect(view).toMatchObject({ promotionCode: 'DOANMO', canCheckOut: true, items: [{ refusal: undefined }] });
  const vouched = { ...item, options: { ...item.options, voucherCode: 'NV22222222' } };
  const [other = ''] = writeCartCookie(site.app, { items: [vouched, item] }).split(';');
  const both = await load(other);
  expect(both.items[0]?.refusal?.message).toContain('nhiều lượt nhập mã chưa đúng');
  expect(both.items[1]?.refusal).toBeUndefined();
});

interface CartView {
  promotionCode: string;
  promotionRefusal: string | null;
  canCheckOut: boolean;
  items: { refusal: { message: string } | undefined }[];
}

test('S-26: so does the checkout that is opened with a code in its address', async () => {
  const ip = '203.0.113.63';
  const path = `/dat-cho?${toItemQuery(item)}&promotion=`;
  const load = (code: string) => ask(checkoutPage.loader, { path: `${path}${code}`, ip });
  for (let count = 0; count < 30; count++)
    expect(await load(`DOAN${count}`)).toMatchObject({
      token: expect.any(String),
      promotion: { code: `DOAN${count}`, refusal: expect.stringContaining('không đúng') },
    });
  expect(await load('CHAOHE')).toMatchObject({
    data: {
      refusal: {
        message: expect.stringContaining('nhiều lượt nhập mã chưa đúng'),
        withoutCode: `/dat-cho?${toItemQuery(item)}`,
      },
    },
    init: { status: 429, headers: { 'retry-after': expect.any(String) } },
  });
  expect(await load('')).toHaveProperty('token');
});

test('S-26: credit codes are counted on the page and in the API together, and input is kept', async () => {
  const ip = '203.0.113.64';
  const booking = await bookByApi(site, { unitId: item.unitId, from: item.from, to: item.to ?? '' });
  const cookie = await tripCookie(site, booking.code);
  const path = `/dat-cho/${booking.code}`;
  const byForm = (creditCode: string) =>
    ask(paymentPage.action, {
      path,
      params: { code: booking.code },
      cookie,
      ip,
      form: { intent: 'credit', creditCode },
    });
  const byApi = (creditCode: string) =>
    site.inject({
      method: 'POST',
      url: `/api/v1/bookings/${booking.code}/credit`,
      remoteAddress: ip,
      headers: { ...bearer(booking), ...writing(randomUUID()) },
      payload: { creditCode },
    });
  for (let count = 0; count < 15; count++) {
    expect(await byForm('TD22222222')).toMatchObject({
      data: { creditError: expect.stringContaining('chưa đúng'), creditCode: 'TD22222222' },
      init: { status: 409 },
    });
    expect((await byApi('TD22222222')).statusCode).toBe(422);
  }
  expect(await byForm('TD33333333')).toMatchObject({
    data: { creditError: expect.stringContaining('nhiều lượt nhập mã'), creditCode: 'TD33333333' },
    init: { status: 429 },
  });
  const refused = await byApi('TD33333333');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe('too_many_guesses');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
});
