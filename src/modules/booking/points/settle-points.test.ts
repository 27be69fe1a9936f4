import { beforeAll, beforeEach, expect, test } from 'vitest';
import { refundPart } from '#modules/booking/cancellation/booking-refunds.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { cancelBookingItem } from '#modules/booking/cancellation/cancel-booking-item.ts';
import { changeBooking, previewChange } from '#modules/booking/change/change-booking.ts';
import { chooseOutcome } from '#modules/booking/disruption/choices.ts';
import { closeDays } from '#modules/booking/disruption/close-days.ts';
import { disruptBookings } from '#modules/booking/disruption/disrupt-bookings.ts';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { bookingPointJobs } from '#modules/booking/jobs.ts';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { getPoints, listPointEntries } from '#modules/points/queries.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { approveByTwo } from '#tests/factories/approved-refund.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createGuestAccount } from '#tests/factories/guest-account.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { givePoints, tryToBookWithPoints } from '#tests/factories/points.ts';
import { staff } from '#tests/factories/staff.ts';
import { deliverInReverse } from '#tests/support/deliver-in-reverse.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';
import { pointsUsed } from './settle-points.ts';

const now = new Date('2026-11-21T03:00:00Z');
/** Half of the price is refunded, by the factory's policy. */
const halfway = new Date('2026-12-07T03:00:00Z');
const lapsed = new Date('2026-11-21T03:40:00Z');
const over = new Date('2026-12-24T03:00:00Z');
const pointVnd = settings.points.pointVnd;

const database = setUpCheckedDatabase({ max: 20 });
let queue: FakeQueue;
let userId: string;
let unitId: number;
beforeAll(async () => {
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
});
beforeEach(async () => {
  const hotel = await createBookableHotel(database.db, { allotment: 3 });
  unitId = hotel.unitIds[0] as number;
  queue = createFakeQueue();
  userId = await createGuestAccount(database.db, now);
});

/** Two nights at 1.000.000 ₫ each. */
const stay = { from: '2026-12-08', to: '2026-12-10' };
const later = { from: '2026-12-20', to: '2026-12-22' };
const tryBooking = (points: number, stays: { from: string; to: string }[] = [stay]) =>
  tryToBookWithPoints(
    database.db,
    queue,
    stays.map((dates) => ({ unitId, ...dates })),
    { userId, points, now },
  );
async function book(points: number, stays?: { from: string; to: string }[]): Promise<CreatedBooking> {
  const result = await tryBooking(points, stays);
  if (!result.ok) throw new Error(result.reason);
  return result.booking;
}
const usable = async (at = now) => (await getPoints(database.db, userId, at)).usable;
const settle = (at = now) => deliverInReverse(database, queue, bookingPointJobs, at);

test('a finished trip earns points once, on the money kept; a later refund takes its share back', async () => {
  const booking = await book(0);
  await payByBank(database.db, queue, booking, now);
  await settle();
  expect(await usable()).toBe(0);
  await completeTrips(database.db, queue, over);
  await settle(over);
  expect(await usable(over)).toBe(20);
  const asked = { code: booking.code, amountVnd: 500_000, reason: 'phòng ồn', actor: staff('lan') };
  const refund = await refundPart(database.db, asked, over);
  await settle(over);
  expect(await usable(over), 'not before it is approved').toBe(20);
  if (!refund.ok) throw new Error(refund.reason);
  await approveByTwo(database.db, queue, refund.refundId, over);
  await settle(over);
  expect(await usable(over)).toBe(15);
});

test('points are a price line of each item, up to the share that the programme allows', async () => {
  await givePoints(database.db, userId, 5_000, now);
  const booking = await book(5_000, [stay, later]);
  const most = (4_000_000 * settings.points.mostPercent) / 100 / pointVnd;
  const { quote, total } = await getBooking(database.db, booking.id, now);
  expect(total).toBe(4_000_000 - most * pointVnd);
  expect(quote.items.map(({ points }) => points)).toEqual([most / 2, most / 2]);
  expect(quote.lines.filter(({ label }) => label === 'Điểm tích lũy').map(({ amount }) => amount)).toEqual([
    (-most / 2) * pointVnd,
    (-most / 2) * pointVnd,
  ]);
  expect(await usable()).toBe(5_000 - most);
});

test('of concurrent checkouts that use the same points one succeeds, and the others hold nothing', async () => {
  await givePoints(database.db, userId, 100, now);
  const results = await Promise.all(Array.from({ length: 6 }, () => tryBooking(100)));
  const refusals = results.flatMap((result) => (result.ok ? [] : [result.reason]));
  expect(refusals.filter((reason) => reason === 'points_short').length).toBeGreaterThanOrEqual(2);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await usable()).toBe(0);
  const bookings = await database.db
    .selectFrom('bookings')
    .select('id')
    .where('account_id', '=', userId)
    .execute();
  expect(bookings).toHaveLength(1);
});

test("nobody can use points they do not have, or somebody else's", async () => {
  expect(await tryBooking(10)).toMatchObject({ ok: false, reason: 'points_short' });
  await givePoints(database.db, userId, 10, now);
  const stranger = await createGuestAccount(database.db, now);
  const asked = { userId: stranger, points: 10, now };
  expect(await tryToBookWithPoints(database.db, queue, [{ unitId, ...stay }], asked)).toMatchObject({
    reason: 'points_short',
  });
  expect(await usable()).toBe(10);
});

test('a lapsed booking returns its points; late money uses them again', async () => {
  await givePoints(database.db, userId, 100, now);
  const booking = await book(100);
  expect(await usable()).toBe(0);
  await expireHolds(database.db, queue, lapsed);
  await settle(lapsed);
  expect(await usable(lapsed)).toBe(100);
  await payByBank(database.db, queue, booking, lapsed);
  expect((await getBooking(database.db, booking.id, lapsed)).state).toBe('confirmed');
  await settle(lapsed);
  expect(await usable(lapsed)).toBe(0);
  expect((await listPointEntries(database.db, userId)).map(({ kind, points }) => [kind, points])).toEqual([
    ['burn', -100],
    ['return', 100],
    ['burn', -100],
    ['correct', 100],
  ]);
});

test('late money for points that were spent meanwhile leaves a debt, which the next points pay', async () => {
  await givePoints(database.db, userId, 100, now);
  const first = await book(100);
  await expireHolds(database.db, queue, lapsed);
  await settle(lapsed);
  const second = await tryToBookWithPoints(database.db, queue, [{ unitId, ...later }], {
    ...{ userId, points: 100, now: lapsed },
  });
  expect(second.ok).toBe(true);
  await payByBank(database.db, queue, first, lapsed);
  await settle(lapsed);
  expect(await getPoints(database.db, userId, lapsed)).toMatchObject({ usable: 0, debt: 100 });
  await givePoints(database.db, userId, 130, lapsed);
  expect(await getPoints(database.db, userId, lapsed)).toMatchObject({ usable: 30, debt: 0 });
});

test('a cancelled booking keeps the same share of points as of money: none if unpaid, half of half', async () => {
  await givePoints(database.db, userId, 200, now);
  const [unpaid, paid] = [await book(100), await book(100)];
  await cancelBooking(database.db, queue, { code: unpaid.code, actor: 'guest' }, now);
  await settle();
  expect(await usable()).toBe(100);
  await payByBank(database.db, queue, paid, now);
  await cancelBooking(database.db, queue, { code: paid.code, actor: 'guest' }, halfway);
  await settle(halfway);
  expect(await usable(halfway)).toBe(150);
});

test('cancelling one item returns its own points, less the share of its fee', async () => {
  await givePoints(database.db, userId, 200, now);
  const booking = await book(200, [stay, later]);
  await payByBank(database.db, queue, booking, now);
  const input = { code: booking.code, position: 0, actor: 'guest', expectedRefundVnd: 950_000 } as const;
  expect(await cancelBookingItem(database.db, queue, input, halfway)).toMatchObject({ ok: true });
  await settle(halfway);
  expect(await usable(halfway)).toBe(50);
});

test('a disrupted item returns its points, whether its money is refunded or kept as credit', async () => {
  await givePoints(database.db, userId, 300, now);
  const [one, other] = [await book(200, [stay, later]), await book(100)];
  for (const booking of [one, other]) await payByBank(database.db, queue, booking, now);
  const closing = { scope: { unitId }, fromOn: stay.from, toOn: stay.from } as const;
  const reason = { reason: 'weather' as const, note: 'Cảng vụ cấm tàu.' };
  await closeDays(database.db, queue, { ...closing, ...reason }, { actor: staff('lan'), now });
  await disruptBookings(database.db, queue, now);
  await settle();
  expect(await usable(), 'its guest has not chosen yet').toBe(0);
  const choose = ({ code }: CreatedBooking, kind: 'refund' | 'credit') =>
    chooseOutcome(database.db, queue, { code, choice: { kind }, actor: 'guest' }, now);
  expect(await choose(one, 'credit')).toMatchObject({ ok: true });
  await settle();
  expect(await usable(), 'of one item of two').toBe(100);
  expect(await choose(other, 'refund')).toMatchObject({ ok: true });
  await settle();
  expect(await usable()).toBe(200);
});

test('money for places that are gone is refunded in full, and the points with it', async () => {
  await givePoints(database.db, userId, 100, now);
  const booking = await book(100);
  for (let room = 0; room < 3; room++) {
    const other = await tryToBookWithPoints(database.db, queue, [{ unitId, ...stay }], {
      ...{ userId, points: 0, now: lapsed },
    });
    if (other.ok) await payByBank(database.db, queue, other.booking, lapsed);
  }
  await payByBank(database.db, queue, booking, lapsed);
  await settle(lapsed);
  expect((await getBooking(database.db, booking.id, lapsed)).state).toBe('paid_unallocated');
  const choice = { kind: 'refund' } as const;
  await chooseOutcome(database.db, queue, { code: booking.code, choice, actor: 'guest' }, lapsed);
  await settle(lapsed);
  expect(await usable(lapsed)).toBe(100);
});

test('a change of days keeps the points and the price less them', async () => {
  await givePoints(database.db, userId, 100, now);
  const booking = await book(100);
  await payByBank(database.db, queue, booking, now);
  const wishes = [{ position: 0, ...later, quantity: 1, adults: 1, childAges: [] }];
  const asked = { code: booking.code, wishes, actor: 'guest' as const };
  const shown = await previewChange(database.db, asked, now);
  if (!shown.ok) throw new Error(shown.reason);
  expect(shown.preview).toMatchObject({ dueVnd: 0, backVnd: 0, totalVnd: 1_900_000 });
  const { totalVnd, dueVnd, backVnd } = shown.preview;
  const agreed = { ...asked, note: '', expected: { totalVnd, dueVnd, backVnd } };
  await changeBooking(database.db, queue, agreed as never, now);
  await settle();
  const { quote } = await getBooking(database.db, booking.id, now);
  expect([quote.items[0]?.from, quote.items[0]?.points]).toEqual([later.from, 100]);
  expect(await usable()).toBe(0);
});

test('the points used follow from the state of the booking', () => {
  const item = (points: number, more: object = {}) => ({ points, amount: 1_000, ...more }) as never;
  const quote = {
    items: [item(10), item(20, { ended: 'credited' }), item(30, { ended: 'cancelled', keptVnd: 500 })],
  };
  const of = (state: 'confirmed' | 'expired' | 'cancelled' | 'refunding', stayedVnd = 0) =>
    pointsUsed({ state, quote, totalVnd: 1_500, stayedVnd });
  expect(of('confirmed')).toBe(25);
  expect(of('expired')).toBe(0);
  expect([of('cancelled'), of('cancelled', 750), of('refunding', 3_000)]).toEqual([0, 12, 25]);
});
