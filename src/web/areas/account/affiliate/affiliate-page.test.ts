import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAffiliateStatement } from '#modules/affiliates/commands/close-affiliate-statement.ts';
import { countClicks } from '#modules/affiliates/commands/count-clicks.ts';
import { findAffiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { createBooking } from '#modules/booking/hold/create-booking.ts';
import { bookingCommissionJobs } from '#modules/booking/jobs.ts';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { eraseAccount } from '#modules/retention/commands/erase-account.ts';
import { exportAccountData } from '#modules/retention/queries/account-data.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createAffiliate } from '#tests/factories/affiliate.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookingInput, quoteToken, tokenSecret } from '#tests/factories/booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as account from '../account-page.tsx';
import * as page from './affiliate-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

const path = '/tai-khoan/tiep-thi-lien-ket';
type Shown = Awaited<ReturnType<typeof page.loader>>;
const open = async (cookie: string, query = '') =>
  (await callPage(site, page.loader, { path: `${path}${query}`, cookie })) as Shown;
const over = new Date('2026-12-12T03:00:00Z');
const january = new Date('2027-01-03T03:00:00Z');

/** An affiliate with an account, through whose link a guest completed a trip. */
async function createEarner() {
  const { db, queue, clock } = site;
  const now = clock.now();
  const guest = await signInGuest(site);
  const affiliate = await createAffiliate(db, now, { email: guest.email });
  const unitId = (await createBookableHotel(db)).unitIds[0] as number;
  const stay = { unitId, from: '2026-12-08', to: '2026-12-10' };
  const input = bookingInput(await quoteToken(db, [stay], now));
  const made = await createBooking(db, queue, input, {
    ...{ secret: tokenSecret, dataSecrets: tokenSecret, actor: 'guest', now },
    click: { code: affiliate.code, clickedAt: now },
  });
  if (!made.ok) throw new Error(made.reason);
  await payByBank(db, queue, made.booking, now);
  await completeTrips(db, queue, over);
  const app = { ...site.app, clock: { now: () => over } } as never;
  for (const { name, data } of queue.sent.splice(0))
    await bookingCommissionJobs.find(({ type }) => type.name === name)?.handle(app, data as never);
  await countClicks(db, new Map([[affiliate.id, 12]]), now);
  return { guest, affiliate, input, code: made.booking.code };
}

test('an affiliate sees what their links earned, month by month, and nothing about guests', async () => {
  const { guest, affiliate, input, code } = await createEarner();
  const asked = { affiliate, month: '2026-12', dueOn: '2027-01-15', actor: staff('ketoan') };
  expect(await closeAffiliateStatement(site.db, site.queue, asked, january)).toMatchObject({ ok: true });
  const shown = await open(guest.cookie, '?thang=2026-12');
  expect(shown).toMatchObject({
    code: affiliate.code,
    sums: { clicks: 12, bookings: 1, earnedVnd: 0, owedVnd: 100_000, paidVnd: 0 },
    bookings: [{ kinds: ['hotel'], state: 'earned', expectedVnd: 100_000 }],
    statements: [{ month: '2026-12', amountVnd: 100_000, dueOn: '2027-01-15' }],
    lines: [{ amountVnd: 100_000, kind: 'earned' }],
  });
  const reply = await site.get('/api/v1/me/affiliate', { cookie: guest.cookie });
  expect(reply.headers['cache-control']).toBe('private, no-store');
  expect(reply.json()).toMatchObject({
    code: affiliate.code,
    clicks: 12,
    owedVnd: 100_000,
    recentBookings: [{ state: 'earned', expectedVnd: 100_000 }],
  });
  const { fullName, phone, email } = input.contact;
  for (const text of [JSON.stringify(shown), reply.body])
    for (const secret of [fullName, phone, email, code, 'ketoan']) expect(text, secret).not.toContain(secret);
});

test("the page is only for accounts whose mailbox is an affiliate's, and is linked from the account alone", async () => {
  const { guest } = await createEarner();
  const stranger = await signInGuest(site);
  expect(redirectOf(await callPage(site, page.loader, { path }))[1]).toContain('/dang-nhap?tiep=');
  const isNotThere = { init: { status: 404 } };
  await expect(open(stranger.cookie)).rejects.toMatchObject(isNotThere);
  const byPhone = await signInGuest(site, { phone: '+84912000111' });
  await site.db.updateTable('users').set({ email: null }).where('id', '=', byPhone.userId).execute();
  await expect(open(byPhone.cookie), 'an account by phone alone').rejects.toMatchObject(isNotThere);
  for (const [who, status] of [
    [stranger.cookie, 404],
    ['', 401],
  ] as const)
    expect((await site.get('/api/v1/me/affiliate', { cookie: who })).statusCode).toBe(status);
  const card = (cookie: string) => callPage(site, account.loader, { path: '/tai-khoan', cookie });
  expect(await card(guest.cookie)).toMatchObject({ isAffiliate: true });
  expect(await card(stranger.cookie)).toMatchObject({ isAffiliate: false });
});

test('a link can be made for any page of this site, and for no other', async () => {
  const { guest, affiliate } = await createEarner();
  const made = async (text: string) =>
    (await open(guest.cookie, `?trang=${encodeURIComponent(text)}`)).link.made;
  expect(await made('/du-lich?gia=1')).toBe(
    `${site.app.config.publicUrl}/du-lich?gia=1&ctv=${affiliate.code}`,
  );
  expect(await made('https://khac.example/du-lich')).toBeNull();
});

test('the copy of data has everything about an affiliate; erasure ends their links, and payables stay', async () => {
  const { guest, affiliate } = await createEarner();
  const owner = { userId: guest.userId, email: guest.email, phone: null };
  expect(await exportAccountData(site.app, owner)).toMatchObject({
    affiliate: { code: affiliate.code, bookings: [{ state: 'earned' }], account: null },
  });
  await eraseAccount(site.app, owner, { withReviews: false });
  expect(await findAffiliate(site.db, { id: affiliate.id })).toMatchObject({ isActive: false });
});
