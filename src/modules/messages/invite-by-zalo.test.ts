import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setGuestConsent } from '#modules/identity/guests/guest-account.ts';
import { sendReviewMail } from '#modules/mails/commands/send-review-mail.ts';
import { writeReview } from '#modules/reviews/commands/write-review.ts';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import { guestReview } from '#modules/reviews/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { anySender, saidOfTrip } from '#tests/factories/written-review.ts';
import { callPage } from '#tests/support/call-page.ts';
import { messageSenders } from '#tests/support/message-senders.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as stopPage from '#web/areas/reviews/stop-zalo-page.tsx';
import { inviteByZalo } from './commands/invite-by-zalo.ts';

let senders: Awaited<ReturnType<typeof messageSenders>>;
let site: TestServer;
let unitId: number;
let productId: number;
/** Ten in the morning in Vietnam, the day after the trips of these tests. */
const overAt = '2026-12-04T03:00:00Z';
beforeAll(async () => {
  senders = await messageSenders();
  site = await createTestServer({ env: senders.env, withPages: true, at: overAt });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  const hotel = await createBookableHotel(site.db, { from: '2026-11-21', to: '2026-12-20', allotment: 99 });
  productId = hotel.productId;
  unitId = hotel.unitIds[0] as number;
}, 120_000);
afterAll(async () => {
  await site?.close();
  await senders?.close();
});
let made = 0;
beforeEach(async () => {
  senders.delivered.length = 0;
  senders.stopZalo(false);
  await site.db.deleteFrom('guest_consents').where('kind', '=', 'zalo').execute();
  await site.db.deleteFrom('phone_messages').execute();
});

/** A guest whose trip is over and who got the review mail on that day. */
async function haveTripOver() {
  const phone = `+849${String(13_000_000 + made++).padStart(8, '0')}`;
  const { userId } = await signInGuest(site, { name: 'Hà Thu', phone });
  const stay = { unitId, from: '2026-12-01', to: '2026-12-03' };
  const { id, code } = await bookAndPay(site.db, site.queue, [stay], new Date('2026-11-21T03:00:00Z'));
  const over = { account_id: userId, state: 'completed' };
  await site.db.updateTable('bookings').set(over).where('id', '=', id).execute();
  await invite(id);
  return { userId, phone, id, code };
}
/** Records the review mail, at the test's time. */
async function invite(bookingId: string): Promise<void> {
  await sendReviewMail(site.app, { bookingId });
  const written = { created_at: site.clock.now() };
  await site.db.updateTable('mails').set(written).where('booking_id', '=', bookingId).execute();
}
const agree = (userId: string, wording: string | null = 'Tôi đồng ý') =>
  setGuestConsent(site.app, { userId, kind: 'zalo', wording, source: '/tai-khoan' });

test('F144: a guest who agreed and ignored the mail for days is invited once by Zalo, with links to review and to opt out', async () => {
  const guest = await haveTripOver();
  await agree(guest.userId);
  expect(await inviteByZalo(site.app), 'not on the day of the mail').toBe(0);
  site.clock.advance({ days: 3, hours: 12 });
  expect(await inviteByZalo(site.app), 'not at night').toBe(0);
  site.clock.advance({ hours: 12 });
  expect(await inviteByZalo(site.app)).toBe(1);
  expect(await inviteByZalo(site.app)).toBe(0);
  expect(senders.delivered).toEqual([
    {
      by: 'zns',
      phone: guest.phone.slice(1),
      digits: '',
      fields: { ten: 'Hà Thu', ma: guest.code, danh_gia: expect.any(String), thoi: expect.any(String) },
    },
  ]);
  const { danh_gia: review = '', thoi: stop = '' } = senders.delivered[0]?.fields ?? {};
  expect(reviewLinkToken.read(site.app.secrets.token, review, site.clock.now())).toBe(guest.code);
  const path = `/danh-gia/thoi-zalo/${stop}`;
  const isOn = () =>
    site.db
      .selectFrom('guest_consents')
      .select('id')
      .where('user_id', '=', guest.userId)
      .where('kind', '=', 'zalo')
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
  const page = await site.get(path);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(await isOn(), 'opening it alone changes nothing').toBeDefined();
  await callPage(site, stopPage.action, { path, params: { token: stop }, form: {} });
  expect(await isOn()).toBeUndefined();
  expect((await site.get('/danh-gia/thoi-zalo/x.y.z')).statusCode).toBe(404);
});

test('no invitation without consent, after its withdrawal, after a review, or long after the trip', async () => {
  const [silent, withdrawn, answered, late] = [
    await haveTripOver(),
    await haveTripOver(),
    await haveTripOver(),
    await haveTripOver(),
  ];
  for (const { userId } of [withdrawn, answered]) await agree(userId);
  await agree(withdrawn.userId, null);
  const review = guestReview.parse(saidOfTrip);
  const written = { code: answered.code, productId, review, sender: anySender };
  expect(await writeReview(site.db, written, site.clock.now())).toMatchObject({ ok: true });
  site.clock.advance({ days: 4 });
  expect([await inviteByZalo(site.app), silent.code.length]).toEqual([0, 9]);
  await agree(late.userId);
  site.clock.advance({ days: 14 });
  expect(await inviteByZalo(site.app)).toBe(0);
  expect(senders.delivered).toEqual([]);
});

test('no Zalo message on the day of a mail; of two trips one is asked about', async () => {
  const guest = await haveTripOver();
  await agree(guest.userId);
  site.clock.advance({ days: 4 });
  const stay = { unitId, from: '2026-12-05', to: '2026-12-07' };
  const { id } = await bookAndPay(site.db, site.queue, [stay], new Date('2026-11-21T03:00:00Z'));
  await site.db
    .updateTable('bookings')
    .set({ account_id: guest.userId, state: 'completed' })
    .where('id', '=', id)
    .execute();
  await invite(id);
  expect(await inviteByZalo(site.app)).toBe(0);
  site.clock.advance({ days: 3 });
  expect(await inviteByZalo(site.app)).toBe(1);
  site.clock.advance({ days: 1 });
  expect(await inviteByZalo(site.app)).toBe(0);
});

test('while Zalo is unreachable it is retried; a phone without Zalo is not, and gets no SMS', async () => {
  const [with_, without] = [await haveTripOver(), await haveTripOver()];
  senders.withoutZalo.add(without.phone.slice(1));
  for (const { userId } of [with_, without]) await agree(userId);
  site.clock.advance({ days: 4 });
  senders.stopZalo(true);
  expect(await inviteByZalo(site.app)).toBe(0);
  senders.stopZalo(false);
  expect(await inviteByZalo(site.app)).toBe(1);
  expect(await inviteByZalo(site.app)).toBe(0);
  expect(senders.delivered.map(({ by, phone }) => [by, phone])).toEqual([['zns', with_.phone.slice(1)]]);
});
