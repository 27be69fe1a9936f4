import { beforeEach, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { book, quoteToken, tryToBook } from '#tests/factories/booking.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff as someone } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';
import { acceptRequest, declineRequest, declineUnanswered } from './requests.ts';

/** Ten in the morning in Vietnam. */
const now = new Date('2026-11-21T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const staff = someone('7');

const database = setUpCheckedDatabase();
let queue: FakeQueue;
let car: TestProductOfKind;
let requested: CreatedBooking;

beforeEach(async () => {
  await declineUnanswered(database.db, createFakeQueue(), new Date('2027-06-01T00:00:00Z'));
  queue = createFakeQueue();
  car = await createProductOfKind(database.db, 'car', { vehicles: 1, plan: { confirmation: 'request' } });
  requested = await ask();
  queue.sent.length = 0;
});

const ask = () => book(database.db, queue, [itemOf(car, '2026-12-08')], now);
const view = (at = now) => getBooking(database.db, requested.id, at);
const accept = (at = minutes(30), actor: 'guest' | typeof staff = staff) =>
  acceptRequest(database.db, queue, { code: requested.code, actor }, at);
const decline = (at = minutes(30), actor: 'guest' | typeof staff = staff) =>
  declineRequest(database.db, queue, { code: requested.code, actor, note: 'Xe đang bảo dưỡng' }, at);
const pay = (at: Date, booking = requested) =>
  payByBank(database.db, queue, { code: booking.code, dueNowVnd: booking.totalVnd }, at);
const jobs = () => queue.sent.map((job) => job.name).filter((name) => !name.startsWith('payments.'));

test('a request holds nothing, says when it will be answered, and cannot be paid', async () => {
  expect(requested).toMatchObject({ state: 'on_request', holdExpiresAt: null, answerBy: minutes(120) });
  expect(await view()).toMatchObject({
    state: 'on_request',
    stateLabel: 'Đang chờ xác nhận còn chỗ',
    answerBy: minutes(120).toISOString(),
    holdExpiresAt: null,
    due: 0,
    can: { pay: false, cancel: true },
  });
  expect(await ask()).toMatchObject({ state: 'on_request' });
});

test('one item on request makes the whole booking a request', async () => {
  const tour = await createProductOfKind(database.db, 'tour', { allotment: 1 });
  const items = [itemOf(tour, '2026-12-08'), itemOf(car, '2026-12-08')];
  requested = await book(database.db, queue, items, now);
  expect(requested.state).toBe('on_request');
  expect(await accept()).toMatchObject({ ok: true });
  await expect(quoteToken(database.db, [itemOf(tour, '2026-12-08')], now)).rejects.toThrow('sold_out');
});

test('once accepted, the places are held for a day and the guest pays', async () => {
  expect(await accept()).toEqual({ ok: true, state: 'held', holdExpiresAt: minutes(30 + 24 * 60) });
  expect(jobs()).toEqual(['booking.accepted']);
  expect(await view(minutes(31))).toMatchObject({
    state: 'held',
    due: 1_000_000,
    answerBy: null,
    holdExpiresAt: minutes(30 + 24 * 60).toISOString(),
    can: { pay: true, cancel: true },
  });
  expect(await accept()).toEqual({ ok: false, reason: 'not_on_request' });
  expect(await decline()).toEqual({ ok: false, reason: 'not_on_request' });
  expect(await pay(minutes(60))).toBe('confirmed');
  expect((await view(minutes(61))).events.map((event) => event.reason)).toEqual([
    'request_received',
    'request_accepted',
    'paid',
  ]);
});

test('shortly before its start a service is held for four hours, and never past the start', async () => {
  const beginning = new Date('2026-12-08T02:00:00Z');
  const before = (hours: number) => new Date(beginning.getTime() - hours * 3_600_000);
  const [two, fifty, none] = [await ask(), await ask(), await ask()];
  const acceptAt = async (booking: CreatedBooking, at: Date) => {
    requested = booking;
    const accepted = await accept(at);
    await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, at);
    return accepted;
  };
  expect(await acceptAt(two, before(2))).toMatchObject({ holdExpiresAt: beginning });
  expect(await acceptAt(fifty, before(50))).toMatchObject({ holdExpiresAt: before(46) });
  expect(await acceptAt(none, beginning)).toEqual({ ok: false, reason: 'too_late' });
});

test('a request for places that are gone cannot be accepted; nothing changes', async () => {
  const rival = await ask();
  await acceptRequest(database.db, queue, { code: rival.code, actor: staff }, minutes(10));
  expect(await accept()).toMatchObject({ ok: false, reason: 'sold_out', shortVehicles: [{}] });
  expect(await view()).toMatchObject({ state: 'on_request' });
});

test('once declined, the guest reads the reason and other days; early money is refunded with a promised day', async () => {
  expect(await pay(minutes(5))).toBe('partial');
  expect(await view()).toMatchObject({ state: 'on_request', paid: 1_000_000 });
  expect(await decline()).toEqual({ ok: true });
  expect(jobs()).toEqual(['booking.declined', 'booking.refund_requested']);
  expect(await view()).toMatchObject({
    state: 'declined',
    paid: 0,
    refunds: [{ amount: 1_000_000 }],
    can: { pay: false, cancel: false },
    declined: {
      note: 'Xe đang bảo dưỡng',
      isUnanswered: false,
      otherDates: [
        { kind: 'car', dates: ['2026-12-05', '2026-12-06', '2026-12-07', '2026-12-09', '2026-12-10'] },
      ],
    },
  });
  expect(await pay(minutes(60))).toBe('duplicate_payment');
});

test('early money confirms at once when the supplier accepts', async () => {
  await pay(minutes(5));
  expect(await accept()).toMatchObject({ ok: true, state: 'confirmed' });
  expect(jobs()).toEqual(['booking.confirmed']);
  expect(await view()).toMatchObject({ state: 'confirmed', paid: 1_000_000 });
});

test('an unanswered request is declined automatically', async () => {
  expect(await declineUnanswered(database.db, queue, minutes(119))).toBe(0);
  expect(await declineUnanswered(database.db, queue, minutes(120))).toBe(1);
  expect(await declineUnanswered(database.db, queue, minutes(121))).toBe(0);
  expect(await view()).toMatchObject({ state: 'declined', declined: { isUnanswered: true, note: '' } });
  expect(jobs()).toEqual(['booking.declined']);
});

test('a guest can withdraw a request; only staff can answer it', async () => {
  expect(await accept(now, 'guest')).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await decline(now, 'guest')).toEqual({ ok: false, reason: 'not_allowed' });
  expect(
    await cancelBooking(database.db, queue, { code: requested.code, actor: 'guest' }, now),
  ).toMatchObject({
    ok: true,
    state: 'cancelled',
    refundVnd: 0,
  });
  expect(await accept()).toEqual({ ok: false, reason: 'not_on_request' });
});

test('of several concurrent answers one counts', async () => {
  const results = await Promise.all([accept(), decline(), accept(), decline()]);
  expect(results.filter((result) => result.ok)).toHaveLength(1);
});

test('requests count towards the unpaid bookings of one phone number', async () => {
  const token = await quoteToken(database.db, [itemOf(car, '2026-12-08')], now);
  const contact = { fullName: 'Một Người', phone: '0987654329', email: 'mot@example.com' };
  const results = [];
  for (let time = 0; time < 6; time++)
    results.push(await tryToBook(database.db, queue, { token, now, contact }));
  expect(results.filter((result) => result.ok)).toHaveLength(5);
});
