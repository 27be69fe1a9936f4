import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookByApi, readBooking, transferByBank, writing } from '#tests/support/api-booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

test('F88: parts are made with the booking’s token and paid with their own, and reveal nothing about each other', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const booking = await bookByApi(site, {
    unitId: unitIds[0] as number,
    from: '2026-12-05',
    to: '2026-12-07',
  });
  const url = `/api/v1/bookings/${booking.code}/parts`;
  const mine = { authorization: `Bearer ${booking.accessToken}` };
  const put = (amounts: number[], headers: Record<string, string> = mine) =>
    site.inject({
      method: 'PUT',
      url,
      headers,
      payload: { parts: amounts.map((amount, at) => ({ name: `Bạn ${at + 1}`, amount })) },
    });
  expect((await put([1_000_000, 1_000_000], {})).statusCode).toBe(404);
  expect((await put([1_000_000, 900_000])).json()).toMatchObject({
    status: 409,
    code: 'sum_differs',
    due: 2_000_000,
  });
  expect((await put([1_999_000, 1_000])).statusCode).toBe(400);
  const [first, second] = (await put([1_200_000, 800_000])).json().parts;
  const shown = await site.get(`/api/v1/payment-parts/${first.token}`);
  expect(shown.headers['cache-control']).toBe('private, no-store');
  expect(shown.json()).toMatchObject({ name: 'Bạn 1', amount: 1_200_000, canPay: true, outcome: 'waiting' });
  expect(shown.body).not.toMatch(/Bạn 2|800000|Thu Hà|@/);
  expect((await site.get(`/api/v1/payment-parts/${first.token}x`)).statusCode).toBe(404);
  const pay = { method: 'vietqr' };
  const begun = await site.post(`/api/v1/payment-parts/${first.token}/payments`, pay, writing());
  expect(begun.json()).toMatchObject({ amount: 1_200_000, qr: { transferContent: `${booking.code} P1` } });
  await transferByBank(site, { amountVnd: 1_200_000, content: begun.json().qr.transferContent });
  const again = await site.post(`/api/v1/payment-parts/${first.token}/payments`, pay, writing());
  expect(again.json()).toMatchObject({ status: 409, code: 'nothing_due' });
  expect(await readBooking(site, booking)).toMatchObject({
    paid: 1_200_000,
    parts: [
      { name: 'Bạn 1', state: 'paid' },
      { name: 'Bạn 2', state: 'open' },
    ],
  });
  expect((await site.inject({ method: 'DELETE', url, headers: mine })).statusCode).toBe(204);
  expect((await site.get(`/api/v1/payment-parts/${second.token}`)).json()).toMatchObject({ state: 'ended' });
});
