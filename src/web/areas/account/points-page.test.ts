import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingPointJobs } from '#modules/booking/jobs.ts';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { announceExpiry } from '#modules/points/commands/expire-points.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { givePoints, tryToBookWithPoints } from '#tests/factories/points.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { guestMailsTo } from '#tests/support/guest-mails.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as account from './account-page.tsx';
import * as page from './points-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

const open = (cookie: string) =>
  callPage(site, page.loader, { path: '/tai-khoan/diem', cookie }) as ReturnType<typeof page.loader>;

test('the points ledger is shown to its guest only: each line has its reason and the balance after it', async () => {
  const { db, queue, clock } = site;
  const [guest, stranger] = [await signInGuest(site), await signInGuest(site)];
  expect(redirectOf(await callPage(site, page.loader, { path: '/tai-khoan/diem' }))).toEqual([
    302,
    '/dang-nhap?tiep=%2Ftai-khoan%2Fdiem',
  ]);
  await givePoints(db, guest.userId, 100, clock.now());
  const { unitIds } = await createBookableHotel(db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-08', to: '2026-12-10' };
  const asked = { userId: guest.userId, points: 60, now: clock.now() };
  const made = await tryToBookWithPoints(db, queue, [stay], asked);
  if (!made.ok) throw new Error(made.reason);
  await payByBank(db, queue, made.booking, clock.now());
  await completeTrips(db, queue, new Date('2026-12-12T03:00:00Z'));
  for (const { name, data } of queue.sent.splice(0))
    await bookingPointJobs.find(({ type }) => type.name === name)?.handle(site.app, data as never);
  const shown = await open(guest.cookie);
  expect(shown.entries.map(({ kind, points, balance, code }) => [kind, points, balance, code])).toEqual([
    ['earn', 19, 59, made.booking.code],
    ['burn', -60, 40, made.booking.code],
    ['correct', 100, 100, null],
  ]);
  expect(shown.points).toMatchObject({ usable: 59, tier: { title: 'Thành viên' } });
  expect((await open(stranger.cookie)).entries).toEqual([]);
  const card = await callPage(site, account.loader, { path: '/tai-khoan', cookie: guest.cookie });
  expect(card).toMatchObject({ points: { usable: 59 } });
});

test('the API returns points and ledger to their owner only, uncached', async () => {
  const guest = await signInGuest(site);
  await givePoints(site.db, guest.userId, 70, site.clock.now());
  const reply = await site.get('/api/v1/me/points', { cookie: guest.cookie });
  expect(reply.headers['cache-control']).toBe('private, no-store');
  expect(reply.json()).toMatchObject({
    usable: 70,
    debt: 0,
    tier: 'Thành viên',
    ending: [{ points: 70 }],
    entries: [{ kind: 'correct', points: 70, balance: 70, bookingCode: null }],
  });
  const stranger = await signInGuest(site);
  expect((await site.get('/api/v1/me/points', { cookie: stranger.cookie })).json()).toMatchObject({
    usable: 0,
    entries: [],
  });
  const nobody = await site.get('/api/v1/me/points');
  expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'not_signed_in']);
});

test('a mail says how many points expire and when, to their guest only and once', async () => {
  const guest = await signInGuest(site);
  await givePoints(site.db, guest.userId, 45, site.clock.now());
  site.queue.sent.splice(0);
  await announceExpiry(site.db, site.queue, new Date('2027-11-10T03:00:00Z'));
  const announced = [...site.queue.sent];
  await guestMailsTo(site, guest.email);
  site.queue.sent.push(...announced);
  const mails = await guestMailsTo(site, guest.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['45 điểm của bạn dùng được đến 30/11/2027']);
  expect(mails[0]?.html).toContain('45.000');
});
