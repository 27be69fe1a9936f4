import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueCredit } from '#modules/payments/credits/credits.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  unitId = (await createBookableHotel(site.db, { allotment: 20 })).unitIds[0] as number;
}, 120_000);
afterAll(() => site?.close());

/** Credit of a booking with this contact, with or without an account. @returns its code */
async function creditOf(
  contact: { phone: string; email: string },
  accountId: string | null,
): Promise<string> {
  const now = site.clock.now();
  const stay = { unitId, from: '2026-12-05', to: '2026-12-06' };
  const { id: bookingId } = await bookAndPay(site.db, site.queue, [stay], now);
  await site.db
    .updateTable('bookings')
    .set({ ...contact, account_id: accountId })
    .where('id', '=', bookingId)
    .execute();
  const credit = { bookingId, ...contact, amountVnd: 200_000, now };
  return (await site.db.transaction().execute((tx) => issueCredit(tx, credit))).code;
}

test('F136: the account shows the balance of its own credit, proven by its owner, and of nobody else’s', async () => {
  const owner = await signInGuest(site, { phone: '+84955000111' });
  const other = await signInGuest(site);
  const [someMail, somePhone] = ['nguoi-khac@example.com', '+84955000222'];
  const inAccount = await creditOf({ phone: somePhone, email: someMail }, owner.userId);
  const byMail = await creditOf({ phone: somePhone, email: owner.email.toUpperCase() }, null);
  const byPhone = await creditOf({ phone: '+84955000111', email: someMail }, null);
  const strangers = await creditOf({ phone: somePhone, email: someMail }, null);
  const inOthers = await creditOf({ phone: '+84955000111', email: owner.email }, other.userId);
  const [usedUp, over] = [
    await creditOf({ phone: '+84955000111', email: '' }, null),
    await creditOf({ phone: '+84955000111', email: '' }, null),
  ];
  await site.db.updateTable('credits').set({ rest_vnd: 0 }).where('code', '=', usedUp).execute();
  await site.db.updateTable('credits').set({ valid_until: '2020-01-01' }).where('code', '=', over).execute();
  const page = async ({ cookie }: { cookie: string }) =>
    (await site.get('/tai-khoan', { cookie })).body.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
  const shown = await page(owner);
  for (const code of [inAccount, byMail, byPhone]) expect(shown).toContain(code);
  for (const code of [strangers, inOthers, usedUp, over]) expect(shown).not.toContain(code);
  expect(shown).toContain('600.000 ₫');
  expect(await page(other)).toContain(inOthers);
  expect(await page(await signInGuest(site)), 'nothing is shown where there is none').not.toContain(
    'Tín dụng',
  );
});
