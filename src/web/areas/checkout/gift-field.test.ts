import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findGiftCard } from '#modules/gift-cards/queries/find-gift-card.ts';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { buyGift } from '#tests/factories/gift-card.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import { action, loader } from './checkout-page.tsx';
import * as paymentPage from './payment-page.tsx';

let site: TestServer;
let path: string;
beforeAll(async () => {
  site = await createTestServer({ env: { RATE_LIMIT: 'true' } });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());
beforeEach(async () => {
  const unitId = (await createBookableHotel(site.db, { allotment: 5 })).unitIds[0] as number;
  const item = quoteItemRequest.parse({ unitId, from: '2026-12-05', to: '2026-12-07', adults: 2 });
  path = `/dat-cho?${toItemQuery(item)}`;
});

let guests = 0;
const typed = () => ({
  ...{ fullName: 'Nguyễn Thu Hà', phone: `09${String(10_000_000 + guests++)}` },
  ...{ email: `ha${guests}@example.com`, terms: 'on', method: 'vietqr' },
});
const hidden = async () => {
  const shown = (await callPage(site, loader, { path })) as { token: string; requestKey: string };
  return { quoteToken: shown.token, requestKey: shown.requestKey };
};
const send = (form: Record<string, string>, ip = '203.0.113.81') =>
  callPage(site, action, { path, form, ip });
const buy = (amountVnd: number) => buyGift(site.db, site.queue, { now: site.clock.now(), amountVnd });
const restOf = async (bookingId: string) =>
  (await findGiftCard(site.db, { bookingId }, site.clock.now()))?.restVnd;
const bookingOf = (code: string) =>
  site.db
    .selectFrom('bookings')
    .select(['state', 'total_vnd'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();

/** The factory encrypts codes with its own key; the site finds them by their hash. */
test('a gift card is previewed without paying; input is kept', async () => {
  const { booking, code } = await buy(1_000_000);
  const looked = await send({ ...(await hidden()), ...typed(), phone: '12', giftCode: code, do: 'gift' });
  expect(looked).toMatchObject({
    data: { values: { phone: '12', giftCode: code }, errors: {}, giftRestVnd: 1_000_000 },
  });
  expect(await restOf(booking.id)).toBe(1_000_000);
  // Its share stays in sight after points are chosen, and beside what the form got wrong.
  const shares = { data: { giftRestVnd: 1_000_000 } };
  expect(await send({ ...(await hidden()), ...typed(), giftCode: code, do: 'points' })).toMatchObject(shares);
  expect(await send({ ...(await hidden()), ...typed(), phone: '12', giftCode: code })).toMatchObject(shares);
  const wrong = await send({ ...(await hidden()), ...typed(), giftCode: 'QUA-1', do: 'gift' });
  expect(wrong).toMatchObject({
    init: { status: 409 },
    data: { errors: { giftCode: expect.stringContaining('chưa đúng') }, values: { giftCode: 'QUA-1' } },
  });
});

test('submitted, it pays a part and a transfer the rest; one with enough money pays all, without a bank', async () => {
  const part = await buy(500_000);
  const [, to] = redirectOf(await send({ ...(await hidden()), ...typed(), giftCode: part.code }));
  const code = String(to).split('/').at(-1) ?? '';
  const { total_vnd: totalVnd } = await bookingOf(code);
  const shown = (await callPage(site, paymentPage.loader, {
    path: `/dat-cho/${code}`,
    params: { code },
    cookie: await tripCookie(site, code),
  })) as { booking: { payment: { amount: number }; paid: number } };
  expect(shown.booking).toMatchObject({ paid: 500_000, payment: { amount: totalVnd - 500_000 } });
  const whole = await buy(5_000_000);
  const form = { ...(await hidden()), ...typed(), giftCode: whole.code };
  const both = await Promise.all([send(form), send(form)]);
  const [first, second] = both.map((one) => String(redirectOf(one)[1]).split('?')[0]);
  expect(first).toBe(second);
  const paid = await bookingOf(String(first).split('/').at(-1) ?? '');
  expect(paid.state).toBe('confirmed');
  expect(await restOf(whole.booking.id)).toBe(5_000_000 - paid.total_vnd);
});

test('an invalid card holds no places, and wrong codes are limited by IP address', async () => {
  const count = async () =>
    (
      await site.db
        .selectFrom('bookings')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const before = await count();
  const guess = async (at: number) => {
    const letters = String(at).replace(/[01]/g, 'A').padStart(16, '2');
    return send({ ...(await hidden()), ...typed(), giftCode: `QUA${letters}` }, '203.0.113.82');
  };
  for (let at = 0; at < 30; at++) expect(await guess(at)).toMatchObject({ init: { status: 409 } });
  expect(await guess(31)).toMatchObject({
    init: { status: 429 },
    data: { errors: { giftCode: expect.stringContaining('nhiều lượt nhập mã') } },
  });
  expect(await count()).toBe(before);
});
