import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { followBooking } from '#modules/suppliers/commands/follow-booking.ts';
import { remindSuppliers } from '#modules/suppliers/commands/supplier-asks.ts';
import { askSuppliers } from '#modules/suppliers/jobs.ts';
import { type SupplierLink, signSupplierLinkToken } from '#modules/suppliers/rules/supplier-link-token.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import { book, type Stay } from '#tests/factories/booking.ts';
import { bookAndPay, payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { callPage } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { action, loader } from './supplier-page.tsx';

let site: TestServer;
let asked: TestProductOfKind;
let confirmed: TestProductOfKind;
beforeAll(async () => {
  site = await createTestServer({ at: '2026-11-20T02:00:00Z' });
  asked = await createProductOfKind(site.db, 'hotel', { allotment: 50, plan: { confirmation: 'request' } });
  confirmed = await createProductOfKind(site.db, 'cruise', {
    allotment: 50,
    plan: { confirmation: 'after_payment' },
  });
  await site.db.updateTable('suppliers').set({ email: 'datcho@song-lang.example' }).execute();
});
afterAll(() => site.close());
beforeEach(() => {
  site.queue.sent.length = 0;
});

const now = () => site.clock.now();
const follow = ({ id }: { id: string }) => followBooking(site.db, site.queue, id, now());
const asksOf = ({ id }: { id: string }) =>
  site.db.selectFrom('supplier_asks').selectAll().where('booking_id', '=', id).orderBy('asked_at').execute();
const sent = (name: string) => site.queue.sent.filter((job) => job.name === name);

/** A booking on request, its supplier question and the link of the mail about it. */
async function request(stay: Partial<Stay> = {}) {
  const booking = await book(site.db, site.queue, [itemOf(asked, '2026-12-08', stay)], now());
  await follow(booking);
  return withLink(booking);
}

/** A paid booking that its supplier has not confirmed yet. */
async function paid() {
  const booking = await bookAndPay(
    site.db,
    site.queue,
    [itemOf(confirmed, '2026-12-08', { adults: 2 })],
    now(),
  );
  await issueTripVouchers(site.db, booking.id, now());
  await follow(booking);
  return withLink(booking);
}

async function withLink(booking: CreatedBooking) {
  const [ask] = await asksOf(booking);
  if (!ask) throw new Error('Nobody was asked');
  const link = { bookingId: booking.id, supplierId: ask.supplier_id, askId: ask.id };
  return { booking, ask, link, token: tokenOf(link) };
}

const tokenOf = (
  link: SupplierLink,
  secret = site.app.secrets.token,
  until = new Date('2027-01-01T00:00:00Z'),
) => signSupplierLinkToken(secret, link, until);
const page = (token: string) => ({ path: `/nha-cung-cap/${token}`, params: { token } });
const open = (token: string) => callPage(site, loader, page(token));
const press = (token: string, form: Record<string, string>) =>
  callPage(site, action, { ...page(token), form });
const yes = (token: string, reference = 'HK7-221') => press(token, { answer: 'yes', reference });
const no = (token: string, note = 'Hết phòng') => press(token, { answer: 'no', note });
const stateOf = async ({ id }: { id: string }) => (await getBooking(site.db, id, now())).state;

test('a request is sent once; opening the link changes nothing, its button holds the places under the supplier’s number', async () => {
  const { booking, ask, token } = await request();
  await follow(booking);
  expect(sent('suppliers.asked')).toEqual([{ name: 'suppliers.asked', data: { askId: ask.id, number: 1 } }]);
  const shown = await open(token);
  expect(shown).toMatchObject({ code: booking.code, guest: '', ask: { state: 'open', isLate: false } });
  for (const secret of ['Nguyễn Thu Hà', 'ha@example.com', '000.000', 'amount', 'đ"'])
    expect(JSON.stringify(shown), secret).not.toContain(secret);
  await open(token);
  expect(await stateOf(booking)).toBe('on_request');
  expect(await yes(token)).toBeNull();
  expect(await stateOf(booking)).toBe('held');
  expect(await open(token)).toMatchObject({ ask: { state: 'accepted', reference: 'HK7-221' } });
  const { actor } = await site.db
    .selectFrom('history')
    .select('actor')
    .where('object_id', '=', booking.code)
    .where('verb', '=', 'booking.request_accepted')
    .executeTakeFirstOrThrow();
  expect(actor).toBe(`supplier:${ask.supplier_id}`);
  await payByBank(site.db, site.queue, booking, now());
  await issueTripVouchers(site.db, booking.id, now());
  await follow(booking);
  const view = await getBooking(site.db, booking.id, now());
  expect(view.confirmations[0]?.words).toContain('đã xác nhận lúc');
  expect(view.confirmations[0]?.words).toContain('mã HK7-221');
  expect(await open(token)).toMatchObject({ guest: 'Nguyễn Thu Hà' });
});

test('the link is valid for one answer, also under concurrency', async () => {
  const { booking, token } = await request();
  const replies = await Promise.all([yes(token), no(token), yes(token, 'B')]);
  expect(replies.filter((reply) => reply === null)).toHaveLength(1);
  for (const reply of replies.filter((one) => one !== null))
    expect(reply).toMatchObject({ init: { status: 409 } });
  expect(['held', 'declined']).toContain(await stateOf(booking));
  const events = await site.db
    .selectFrom('booking_events')
    .select('reason')
    .where('booking_id', '=', booking.id)
    .where('reason', 'in', ['request_accepted', 'request_declined'])
    .execute();
  expect(events).toHaveLength(1);
});

test('declining needs a reason, which the guest reads; without one nothing is sent and input is kept', async () => {
  const { booking, token } = await request();
  expect(await no(token, ' ')).toMatchObject({
    init: { status: 422 },
    data: { errors: { note: 'Vui lòng cho biết lý do, ít nhất 3 ký tự.' } },
  });
  expect(await stateOf(booking)).toBe('on_request');
  expect(await no(token, 'Hết phòng vì đoàn lớn')).toBeNull();
  const view = await getBooking(site.db, booking.id, now());
  expect(view).toMatchObject({ state: 'declined', declined: { note: 'Hết phòng vì đoàn lớn' } });
});

test('a link that is forged, expired, of another supplier, of nobody or for another booking is refused', async () => {
  const [one, other] = [await request(), await request()];
  const strange = [
    'x',
    `${one.token}x`,
    one.token.replace(one.booking.id, other.booking.id),
    tokenOf(one.link, 'a secret that is not ours'),
    tokenOf(one.link, site.app.secrets.token, new Date(now().getTime() - 1000)),
    tokenOf({ ...one.link, supplierId: one.link.supplierId + 1000 }),
    tokenOf({ ...one.link, bookingId: randomUUID() }),
  ];
  for (const token of strange)
    for (const call of [open, yes])
      await expect(call(token), token).rejects.toMatchObject({ init: { status: 404 } });
  // Even a token signed by us gives no access to a question of another booking.
  const crossed = tokenOf({ ...one.link, askId: other.ask.id });
  expect(await open(crossed)).toMatchObject({ ask: null });
  await expect(yes(crossed)).rejects.toMatchObject({ init: { status: 404 } });
  const mere = tokenOf({ ...one.link, askId: null });
  await expect(yes(mere)).rejects.toMatchObject({ init: { status: 404 } });
  for (const { booking } of [one, other]) expect(await stateOf(booking)).toBe('on_request');
});

test('after a cancellation, and after its deadline, a request can no longer be answered', async () => {
  const gone = await request();
  await cancelBooking(site.db, site.queue, { code: gone.booking.code, actor: 'guest' }, now());
  expect(await yes(gone.token), 'before anything followed').toMatchObject({ init: { status: 409 } });
  await follow(gone.booking);
  expect(await open(gone.token)).toMatchObject({ ask: { state: 'ended' }, guest: '' });
  expect(await yes(gone.token)).toMatchObject({ init: { status: 409 } });
  expect(await stateOf(gone.booking)).toBe('cancelled');
  const late = await request();
  const atOnce = site.clock.now();
  site.clock.advance({ days: 1 });
  expect(await yes(late.token)).toMatchObject({ data: { refused: expect.stringContaining('quá giờ') } });
  expect(await stateOf(late.booking)).toBe('on_request');
  site.clock.advance({ days: -1 });
  expect(site.clock.now()).toEqual(atOnce);
});

test('TRUE-04: a paid booking is confirmed or declined by its supplier', async () => {
  const first = await paid();
  expect((await getBooking(site.db, first.booking.id, now())).stateLabel).toBe('Đã thanh toán, chờ xác nhận');
  expect(await open(first.token)).toMatchObject({ guest: 'Nguyễn Thu Hà' });
  expect(await yes(first.token, '')).toBeNull();
  const sure = await getBooking(site.db, first.booking.id, now());
  expect(sure.confirmations[0]).toMatchObject({ state: 'confirmed' });
  expect(sure.confirmations[0]?.words).toContain(`mã ${first.booking.code}`);

  const second = await paid();
  expect(await no(second.token)).toBeNull();
  const unsure = await getBooking(site.db, second.booking.id, now());
  expect(unsure.confirmations[0]).toMatchObject({ state: 'awaited', by: null });
  expect(unsure.confirmations[0]?.words).toContain('báo không nhận được');
  await follow(second.booking);
  expect(await asksOf(second.booking), 'who said no is not asked again').toHaveLength(1);
});

test('the supplier is notified of confirmation and cancellation, and never twice of the same', async () => {
  const { booking, link, token } = await paid();
  expect(sent('suppliers.told')).toEqual([]);
  await yes(token);
  await follow(booking);
  await follow(booking);
  const about = { bookingId: booking.id, supplierId: link.supplierId };
  expect(sent('suppliers.told').map(({ data }) => data)).toEqual([{ ...about, number: 1 }]);
  await cancelBooking(site.db, site.queue, { code: booking.code, actor: 'guest' }, now());
  await follow(booking);
  await follow(booking);
  expect(sent('suppliers.told').map(({ data }) => data)).toEqual([
    { ...about, number: 1 },
    { ...about, number: 2 },
  ]);
});

test('reminded once, at half time; a request whose event was lost is sent anyway', async () => {
  const booking = await book(site.db, site.queue, [itemOf(asked, '2026-12-08')], now());
  expect(await askSuppliers(site.app)).toBeGreaterThanOrEqual(1);
  const [ask] = await asksOf(booking);
  const numbers = () =>
    sent('suppliers.asked').flatMap(({ data }) =>
      (data as { askId: string }).askId === ask?.id ? [(data as { number: number }).number] : [],
    );
  await remindSuppliers(site.app);
  expect(numbers()).toEqual([1]);
  site.clock.advance({ minutes: 61 });
  await remindSuppliers(site.app);
  await remindSuppliers(site.app);
  expect(numbers()).toEqual([1, 2]);
});
