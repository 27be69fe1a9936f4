import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findQuoteOpening } from '#modules/booking/access/trip-link-tokens.ts';
import { bookForGuest, guestOnPhoneInput } from '#modules/booking/board/for-guest.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book, quoteToken, randomPhone, tokenSecret } from '#tests/factories/booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { callPage } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';
import * as paymentPage from '#web/areas/checkout/payment-page.tsx';
import * as noteOpening from './note-opening.ts';
import * as tripPage from './trip-page.tsx';

let site: TestServer;
let unitId: number;
let quote: { id: string; code: string };
beforeAll(async () => {
  site = await createTestServer({ withSettings: true });
  unitId = (await createBookableHotel(site.db, { allotment: 99 })).unitIds[0] as number;
});
afterAll(() => site.close());
beforeEach(async () => {
  const now = site.clock.now();
  const input = guestOnPhoneInput.parse({
    quoteToken: await quoteToken(site.db, [stay()], now),
    contact: { fullName: 'Trần Thị Mai', phone: randomPhone(), email: '' },
    consents: { terms: true },
  });
  const context = { secret: tokenSecret, dataSecrets: tokenSecret, actor: staff('lan'), now };
  const made = await bookForGuest(site.db, site.queue, input, context);
  if (!made.ok) throw new Error(made.reason);
  quote = made.booking;
});

const stay = () => ({ unitId, from: '2026-12-08', to: '2026-12-10' });
const opening = (of = quote) => findQuoteOpening(site.db, of.id);
const isAsked = async (of: { code: string }, cookie: string, page: { loader: (args: never) => unknown }) => {
  const asked = { path: `/chuyen-di/${of.code}`, params: { code: of.code }, cookie };
  return (await callPage(site, page.loader, asked)) as { awaitsOpening: boolean };
};
const tell = async (of: { code: string }, cookie: string) => {
  const asked = { path: `/chuyen-di/${of.code}/da-mo`, params: { code: of.code }, cookie, form: {} };
  return ((await callPage(site, noteOpening.action, asked)) as Response).status;
};

test('the office sees when a guest first opened a quote, and nothing else', async () => {
  const cookie = await tripCookie(site, quote.code);
  const columns = () =>
    site.db.selectFrom('bookings').selectAll().where('id', '=', quote.id).executeTakeFirstOrThrow();
  const before = await columns();
  for (const page of [tripPage, paymentPage])
    expect(await isAsked(quote, cookie, page)).toMatchObject({ awaitsOpening: true });
  expect(await opening(), 'a page that is only fetched, as for a preview, notes nothing').toEqual({
    openedAt: null,
  });
  expect(await tell(quote, cookie)).toBe(204);
  const at = site.clock.now();
  expect(await opening()).toEqual({ openedAt: at });
  expect(await columns()).toEqual({ ...before, opened_at: at });
  expect(await isAsked(quote, cookie, tripPage)).toMatchObject({ awaitsOpening: false });
  await site.db
    .updateTable('bookings')
    .set({ opened_at: before.created_at })
    .where('id', '=', quote.id)
    .execute();
  await tell(quote, cookie);
  expect(await opening(), 'the first time stays').toEqual({ openedAt: before.created_at });
});

test('an opening by staff or strangers does not count', async () => {
  const cookie = await tripCookie(site, quote.code);
  const staffs = `${cookie}; nv_staff=1`;
  expect(await isAsked(quote, staffs, tripPage)).toMatchObject({ awaitsOpening: false });
  for (const as of [staffs, '', await tripCookie(site, quote.code, 'full', 'a secret that is not ours')])
    expect(await tell(quote, as)).toBe(204);
  expect(await opening()).toEqual({ openedAt: null });
});

test('submitting a form counts as opening, also without JavaScript', async () => {
  const cookie = await tripCookie(site, quote.code);
  const form = { method: 'vietqr' };
  const sent = { path: `/dat-cho/${quote.code}`, params: { code: quote.code }, form };
  await callPage(site, paymentPage.action, { ...sent, cookie: `${cookie}; nv_staff=1` });
  expect(await opening()).toEqual({ openedAt: null });
  await callPage(site, paymentPage.action, { ...sent, cookie });
  expect(await opening()).toEqual({ openedAt: site.clock.now() });
});

test('nothing is recorded for bookings made on the site', async () => {
  const own = await book(site.db, site.queue, [stay()], site.clock.now());
  const cookie = await tripCookie(site, own.code);
  expect(await isAsked(own, cookie, tripPage)).toMatchObject({ awaitsOpening: false });
  await tell(own, cookie);
  expect(await opening(own)).toBeNull();
  const { opened_at } = await site.db
    .selectFrom('bookings')
    .select('opened_at')
    .where('id', '=', own.id)
    .executeTakeFirstOrThrow();
  expect(opened_at).toBeNull();
});
