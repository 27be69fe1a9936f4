import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';
import * as tripPage from '#web/areas/trips/trip-page.tsx';
import * as account from './account-page.tsx';

let site: TestServer;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  unitId = (await createBookableHotel(site.db)).unitIds[0] as number;
});
afterAll(() => site.close());

const book = () =>
  bookAndPay(site.db, site.queue, [{ unitId, from: '2026-12-05', to: '2026-12-07' }], site.clock.now());
/** Whether a browser has access to a trip. */
async function sees(cookie: string, code: string): Promise<boolean> {
  const shown = await callPage(site, tripPage.loader, {
    path: `/chuyen-di/${code}`,
    params: { code },
    cookie,
  });
  return !(shown instanceof Response);
}
/** Signs out in a browser. @returns its trip cookie afterwards, unchanged where the reply did not set one */
async function signOut(cookie: string, trips: string): Promise<string> {
  const reply = await callPage(site, account.action, {
    path: '/tai-khoan',
    cookie: `${cookie}; ${trips}`,
    form: { do: 'sign-out' },
  });
  expect(redirectOf(reply)).toEqual([303, '/']);
  const set = (reply as Response).headers.getSetCookie().find((one) => one.startsWith('nv_trip='));
  return set?.split(';')[0] ?? trips;
}

test("signing out removes this account's access to trips from this browser; bookings of others stay open", async () => {
  const [own, other] = [await book(), await book()];
  const { userId, cookie } = await signInGuest(site);
  await site.db.updateTable('bookings').set({ account_id: userId }).where('id', '=', own.id).execute();
  const passOf = async (code: string) => (await tripCookie(site, code)).replace('nv_trip=', '');
  const both = `nv_trip=${await passOf(own.code)}~${await passOf(other.code)}`;
  expect([await sees(both, own.code), await sees(both, other.code)]).toEqual([true, true]);
  const left = await signOut(cookie, both);
  expect([await sees(left, own.code), await sees(left, other.code)]).toEqual([false, true]);

  const again = await signInGuest(site);
  await site.db
    .updateTable('bookings')
    .set({ account_id: again.userId })
    .where('id', '=', other.id)
    .execute();
  expect(await signOut(again.cookie, left), 'of the last one the cookie goes').toBe('nv_trip=');
});
