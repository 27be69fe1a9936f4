import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForAlert } from '#modules/alerts/commands/ask-for-alert.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as account from './account-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

const alertsOf = async (cookie: string) => {
  const loaded = await callPage(site, account.loader, { path: '/tai-khoan', cookie });
  return (loaded as Awaited<ReturnType<typeof account.loader>>).alerts;
};
const stop = (cookie: string, id: string) =>
  callPage(site, account.action, { path: '/tai-khoan', cookie, form: { do: 'stop-alert', id } });

test('F16: alerts are listed in the account and stopped there, by their owner only', async () => {
  const { productId } = await createBookableHotel(site.db, { from: '2026-11-22', to: '2027-01-20' });
  const mine = await signInGuest(site, { email: 'tin-cua-toi@example.com' });
  const other = await signInGuest(site, { email: 'nguoi-khac@example.com' });
  const trip = { productId, startsOn: '2027-01-10', endsOn: '2027-01-12', rooms: 1, adults: 2 };
  const asked = await askForAlert(site.app, {
    wish: { ...trip, kind: 'price', email: 'tin-cua-toi@example.com' },
    owner: { userId: mine.userId, email: 'tin-cua-toi@example.com' },
    sender: { isProven: false, counted: null },
    ip: '',
  });
  expect(asked).toEqual({ ok: true, isActive: true });
  const [alert] = await alertsOf(mine.cookie);
  expect(alert).toMatchObject({ kind: 'price', startsOn: '2027-01-10', endsOn: '2027-01-12' });
  expect(await alertsOf(other.cookie)).toEqual([]);

  expect(redirectOf(await stop(other.cookie, alert?.id ?? ''))).toEqual([303, '/tai-khoan?xong=dung-tin']);
  expect(await alertsOf(mine.cookie)).toHaveLength(1);
  await stop(mine.cookie, alert?.id ?? '');
  expect(await alertsOf(mine.cookie)).toEqual([]);
});
