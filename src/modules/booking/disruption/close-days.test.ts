import { beforeEach, expect, test } from 'vitest';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import type { Choice } from '#modules/booking/schema.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { addDays } from '#platform/time/days.ts';
import { book, quoteToken, type Stay, tryToBook } from '#tests/factories/booking.ts';
import { bookAndPay, payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff as someone } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';
import { chooseOutcome, listMoveDates } from './choices.ts';
import { closeDays, reopenDays } from './close-days.ts';
import { disruptBookings } from './disrupt-bookings.ts';
import { listClosings } from './queries.ts';
import { refundUnchosen } from './refund-unchosen.ts';
import { remindChoices } from './remind-choices.ts';
import { reopenBookings } from './reopen-bookings.ts';

const now = new Date('2026-11-21T03:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const day = '2026-12-08';
const otherDay = '2026-12-18';
const staff = someone('lan');

const database = setUpCheckedDatabase();
let queue: FakeQueue;
let products: Record<KindName, TestProductOfKind>;

beforeEach(async () => {
  queue = createFakeQueue();
  const { db } = database;
  // Clears what sweeps would find of the test before.
  await refundUnchosen(db, queue, new Date('2027-06-01T00:00:00Z'));
  const hotel = await createProductOfKind(db, 'hotel', { allotment: 3 });
  const made = await Promise.all(
    kindNames.map(async (kind) => {
      if (kind === 'hotel') return hotel;
      const components = kind === 'combo' ? hotel.unitIds : [];
      return createProductOfKind(db, kind, { allotment: 3, vehicles: 3, components });
    }),
  );
  products = Object.fromEntries(made.map((one) => [one.kind, one])) as typeof products;
});

const wanted = (kind: KindName, from = day, fields: Partial<Stay> = {}) =>
  itemOf(products[kind], from, kind === 'combo' ? { adults: 2, ...fields } : fields);
const paid = (stays: Stay[], at = now) => bookAndPay(database.db, queue, stays, at);
const get = (booking: CreatedBooking, at = now) => getBooking(database.db, booking.id, at);
const close = async (kind: KindName, fromOn = day, toOn = fromOn) => {
  const days = { scope: { productId: products[kind].productId }, fromOn, toOn };
  const closing = { ...days, reason: 'weather' as const, note: 'Cảng vụ cấm tàu.' };
  const result = await closeDays(database.db, queue, closing, { actor: staff, now });
  if (!result.ok) throw new Error(result.reason);
  return result.disruptionId;
};
const disruptAll = (at = now) => disruptBookings(database.db, queue, at);
const choose = ({ code }: CreatedBooking, choice: Choice, at = now) =>
  chooseOutcome(database.db, queue, { code, choice, actor: 'guest' }, at);
const left = async (kind: KindName, on: string) =>
  (await listAvailability(database.db, products[kind].unitIds, on, addDays(on, 1), now)).map(
    (row) => row.left,
  );

test.each(kindNames.map((kind) => [kind]))(
  '%s: closing a day asks each guest, and each choice is carried out once',
  async (kind) => {
    const [mover, saver, leaver] = [
      await paid([wanted(kind)]),
      await paid([wanted(kind)]),
      await paid([wanted(kind)]),
    ];
    const elsewhere = await paid([wanted(kind, '2026-12-22')]);
    const free = await left(kind, otherDay);
    await close(kind);
    expect(await disruptAll()).toBe(3);
    expect(await disruptAll()).toBe(0);
    expect((await get(elsewhere)).state).toBe('confirmed');
    expect(await get(mover)).toMatchObject({ state: 'disrupted', can: { cancel: false, pay: false } });

    expect(await choose(mover, { kind: 'rebook', from: day })).toMatchObject({ reason: 'day_not_free' });
    expect(await choose(mover, { kind: 'rebook', from: otherDay })).toMatchObject({ ok: true });
    expect(await choose(mover, { kind: 'rebook', from: '2026-12-19' })).toEqual({
      ok: false,
      reason: 'no_choice',
    });
    const moved = await get(mover);
    expect(moved).toMatchObject({ state: 'confirmed', total: mover.totalVnd, paid: mover.totalVnd });
    expect(moved.quote.items[0]?.from).toBe(otherDay);
    if (kind !== 'car') expect(await left(kind, otherDay)).toEqual(free.map((places) => places - 1));

    const saved = await choose(saver, { kind: 'credit' });
    expect(saved).toMatchObject({ ok: true, amountVnd: saver.totalVnd });
    expect(await get(saver)).toMatchObject({ state: 'cancelled', paid: 0, refunds: [] });

    expect(await choose(leaver, { kind: 'refund' })).toMatchObject({ ok: true, amountVnd: leaver.totalVnd });
    expect(await choose(leaver, { kind: 'refund' })).toEqual({ ok: false, reason: 'no_choice' });
    expect(await get(leaver)).toMatchObject({
      state: 'cancelled',
      paid: 0,
      refunds: [{ cause: 'disrupted', amount: leaver.totalVnd }],
    });
    expect(await disruptAll()).toBe(0);
  },
);

test('a departure that would run into the closed days is closed as well', async () => {
  const cruise = await paid([wanted('cruise', '2026-12-06')]);
  const earlier = await paid([wanted('cruise', '2026-12-05')]);
  await close('cruise');
  await disruptAll();
  expect((await get(cruise)).state).toBe('disrupted');
  expect((await get(earlier)).state).toBe('confirmed');
  await expect(quoteToken(database.db, [wanted('cruise', '2026-12-07')], now)).rejects.toThrow('closed');
});

test('a combo is affected when the rooms it includes are closed', async () => {
  const combo = await paid([wanted('combo', '2026-12-07')]);
  await close('hotel');
  await disruptAll();
  expect((await get(combo)).state).toBe('disrupted');
});

test('guests who are about to pay lose the hold; their money offers the same choices if it arrives anyway', async () => {
  const { db } = database;
  const [idle, paying, early] = [
    await book(db, queue, [wanted('cruise')], now),
    await book(db, queue, [wanted('cruise')], now),
    await book(db, queue, [wanted('cruise')], now),
  ];
  await close('cruise');
  expect(await payByBank(db, queue, early, now)).toBe('unallocated');
  expect(await disruptAll()).toBe(2);
  const { state, events } = await get(idle);
  expect({ state, reason: events.at(-1)?.reason }).toEqual({ state: 'expired', reason: 'days_closed' });
  expect(await payByBank(db, queue, paying, now)).toBe('unallocated');
  expect((await get(paying)).state).toBe('paid_unallocated');

  expect(await choose(paying, { kind: 'rebook', from: otherDay })).toMatchObject({ ok: true });
  expect(await get(paying)).toMatchObject({
    state: 'confirmed',
    isLatePayment: true,
    total: paying.totalVnd,
  });
  expect(queue.sent.map(({ name }) => name)).toContain('booking.confirmed');
  expect(await choose(early, { kind: 'credit' })).toMatchObject({ ok: true, amountVnd: early.totalVnd });
});

test('of several items only the closed one is moved, cancelled or refunded; the others stay', async () => {
  const two = () => paid([wanted('hotel', '2026-12-10', { to: '2026-12-12' }), wanted('cruise')]);
  const [mover, leaver] = [await two(), await two()];
  const cruisePrice = (await get(mover)).quote.items[1]?.amount ?? 0;
  await close('cruise');
  await disruptAll();
  expect(await choose(mover, { kind: 'rebook', from: otherDay })).toMatchObject({ ok: true });
  expect((await get(mover)).quote.items.map((item) => item.from)).toEqual(['2026-12-10', otherDay]);
  expect(await choose(leaver, { kind: 'refund' })).toMatchObject({ amountVnd: cruisePrice });
  const rest = leaver.totalVnd - cruisePrice;
  const view = await get(leaver);
  expect(view).toMatchObject({ state: 'confirmed', total: rest, paid: rest, can: { cancel: true } });
  expect(view.quote.items[1]).toMatchObject({ ended: 'refunded', from: day });
  expect(view.quote.lines).toEqual(view.quote.items[0]?.lines);
  expect(view.refund?.refundVnd).toBe(rest);
});

test('after a deposit, what was paid for the closed item is refunded, and moving it moves the day of the balance', async () => {
  products.cruise = await createProductOfKind(database.db, 'cruise', { plan: { pay_mode: 'deposit' } });
  const stay = wanted('cruise');
  const [mover, leaver] = [await paid([stay]), await paid([stay])];
  await close('cruise');
  await disruptAll();
  expect(leaver.dueNowVnd).toBeLessThan(leaver.totalVnd);
  expect(await choose(leaver, { kind: 'refund' })).toMatchObject({ amountVnd: leaver.dueNowVnd });
  const before = (await get(mover)).quote.items[0]?.balanceDueOn;
  expect(await choose(mover, { kind: 'rebook', from: otherDay })).toMatchObject({ ok: true });
  expect((await get(mover)).quote.items[0]?.balanceDueOn).toBe(addDays(before ?? '', 10));
});

test('a guest who does not answer is reminded a day before, and refunded in full after 72 hours', async () => {
  const booking = await paid([wanted('cruise')]);
  await close('cruise');
  await disruptAll();
  const remind = (at: Date) => remindChoices(database.db, queue, at);
  expect(await remind(hours(47))).toBe(0);
  expect(await remind(hours(48))).toBe(1);
  expect(await remind(hours(49))).toBe(0);
  expect(await refundUnchosen(database.db, queue, hours(71.9))).toBe(0);
  expect(await refundUnchosen(database.db, queue, hours(72))).toBe(1);
  expect(await refundUnchosen(database.db, queue, hours(72))).toBe(0);
  expect(await get(booking, hours(72))).toMatchObject({
    state: 'cancelled',
    refunds: [{ cause: 'disrupted', amount: booking.totalVnd }],
  });
});

test('after reopening, bookings without a choice go on, days are on sale, and a day closed twice stays closed', async () => {
  const { db } = database;
  const booking = await paid([wanted('cruise')]);
  const before = await left('cruise', day);
  const [first, second] = [await close('cruise'), await close('cruise', day, '2026-12-09')];
  await expect(close('cruise')).rejects.toThrow('already_closed');
  await disruptAll();
  expect(await reopenDays(db, queue, first, { actor: 'guest', now })).toMatchObject({
    reason: 'not_allowed',
  });
  expect(await reopenDays(db, queue, first, { actor: staff, now })).toMatchObject({
    ok: true,
    reopenedRows: 0,
  });
  await reopenBookings(db, queue, now);
  expect((await get(booking)).state).toBe('disrupted');
  expect(await left('cruise', day)).toEqual(before.map(() => 0));
  const closings = () => listClosings(db, products.cruise.unitIds, day);
  expect(await closings()).toMatchObject([{ fromOn: day, toOn: '2026-12-09', reasonLabel: 'vì thời tiết' }]);
  expect(await reopenDays(db, queue, second, { actor: staff, now })).toMatchObject({ ok: true });
  expect(await reopenDays(db, queue, second, { actor: staff, now })).toMatchObject({
    reason: 'already_ended',
  });
  expect(await reopenBookings(db, queue, now)).toBe(1);
  expect((await get(booking)).state).toBe('confirmed');
  expect(await closings()).toEqual([]);
  expect(await left('cruise', day)).toEqual(before);
  expect(await choose(booking, { kind: 'refund' })).toEqual({ ok: false, reason: 'no_choice' });
  expect(await disruptAll()).toBe(0);
});

test('closing needs staff, a known scope and days in order; closing a bay or a place closes what lies there', async () => {
  const { db } = database;
  const closing = { fromOn: day, toOn: day, reason: 'weather' as const, note: '' };
  const attempt = (scope: Parameters<typeof closeDays>[2]['scope'], actor: typeof staff | 'guest' = staff) =>
    closeDays(db, queue, { ...closing, scope }, { actor, now });
  expect(await attempt({ bay: 'khong-co' })).toEqual({ ok: false, reason: 'unknown_scope' });
  expect(await attempt({ bay: 'lan-ha' }, 'guest')).toEqual({ ok: false, reason: 'not_allowed' });
  const reversed = { ...closing, scope: { productId: 1 }, toOn: '2026-12-01' };
  expect(await closeDays(db, queue, reversed, { actor: staff, now })).toMatchObject({
    reason: 'invalid_days',
  });
  await putInBay(products.cruise.productId, 'lan-ha');
  const booking = await paid([wanted('cruise')]);
  expect(await attempt({ bay: 'lan-ha' })).toMatchObject({ ok: true, title: 'Vịnh Lan Hạ' });
  await disruptAll();
  expect((await get(booking)).state).toBe('disrupted');
  const token = quoteToken(db, [wanted('cruise', otherDay)], now);
  expect(await tryToBook(db, queue, { token: await token, now })).toMatchObject({ ok: true });
});

test('the days offered are free for every item that moves', async () => {
  const booking = await paid([wanted('cruise')]);
  await close('cruise', '2026-12-06', '2026-12-12');
  await disruptAll();
  const { quote } = await get(booking);
  const dates = await listMoveDates(database.db, quote.items, now);
  expect(dates.length).toBeGreaterThan(2);
  for (const from of dates) expect(from < '2026-12-04' || from > '2026-12-12').toBe(true);
  expect(await choose(booking, { kind: 'rebook', from: dates[0] as string })).toMatchObject({ ok: true });
});

async function putInBay(productId: number, slug: string) {
  const { id } = await database.db
    .insertInto('terms')
    .values({ taxonomy: 'bay', slug, title: 'Vịnh Lan Hạ' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db.insertInto('product_terms').values({ product_id: productId, term_id: id }).execute();
}
