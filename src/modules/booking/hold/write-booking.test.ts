import { beforeEach, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { compareCountersWithLedger } from '#modules/inventory/holds/compare-counters-with-ledger.ts';
import { book, quoteToken, type Stay, tryToBook } from '#tests/factories/booking.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';
import { expireHolds } from './expire-holds.ts';
import type { CreatedBooking } from './write-booking.ts';

const now = new Date('2026-11-21T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const day = '2026-12-08';

const database = setUpCheckedDatabase();
let queue: FakeQueue;
let products: Record<KindName, TestProductOfKind>;

beforeEach(async () => {
  queue = createFakeQueue();
  const { db } = database;
  const hotel = await createProductOfKind(db, 'hotel', { allotment: 1 });
  const made = await Promise.all(
    kindNames.map(async (kind) => {
      if (kind === 'hotel') return hotel;
      const components = kind === 'combo' ? hotel.unitIds : [];
      return createProductOfKind(db, kind, { allotment: 1, vehicles: 1, components });
    }),
  );
  products = Object.fromEntries(made.map((one) => [one.kind, one])) as typeof products;
});

const wanted = (kind: KindName, fields: Partial<Stay> = {}, from = day) =>
  itemOf(products[kind], from, kind === 'combo' ? { adults: 2, ...fields } : fields);
const owns = async (bookingId: string) => {
  const { rows } = await database.pool.query(
    `SELECT h.state, (SELECT count(*)::int FROM hold_lines l WHERE l.hold_id = h.id) AS lines,
       (SELECT count(*)::int FROM vehicle_holds o WHERE o.hold_id = h.id AND o.owned) AS vehicles
     FROM bookings b JOIN holds h ON h.id = b.hold_id WHERE b.id = '${bookingId}'`,
  );
  return rows[0];
};
const pay = ({ code, totalVnd }: CreatedBooking, at = now) =>
  payByBank(database.db, queue, { code, dueNowVnd: totalVnd }, at);
const get = (booking: CreatedBooking, at = now) => getBooking(database.db, booking.id, at);

test.each(kindNames.map((kind) => [kind]))(
  '%s: one of one is held, refused to the next guest, paid, cancelled and available again',
  async (kind) => {
    const { db } = database;
    const token = await quoteToken(db, [wanted(kind)], now);
    const booking = await book(db, queue, [wanted(kind)], now);
    const next = await tryToBook(db, queue, { token, now });
    expect(next).toMatchObject({
      ok: false,
      reason: 'sold_out',
      nearestDates: expect.arrayContaining(['2026-12-06', '2026-12-10']),
    });
    expect(await pay(booking)).toBe('confirmed');
    expect(await owns(booking.id)).toMatchObject({ state: 'converted', vehicles: kind === 'car' ? 1 : 0 });
    expect(await cancelBooking(db, queue, { code: booking.code, actor: 'guest' }, now)).toMatchObject({
      ok: true,
      refundVnd: booking.totalVnd,
    });
    expect(await tryToBook(db, queue, { token, now })).toMatchObject({ ok: true });
  },
);

test.each(kindNames.map((kind) => [kind]))(
  '%s: money after the hold has lapsed reserves everything again',
  async (kind) => {
    const booking = await book(database.db, queue, [wanted(kind)], now);
    await expireHolds(database.db, queue, minutes(26));
    expect(await pay(booking, minutes(30))).toBe('late_confirmed');
    expect(await owns(booking.id)).toMatchObject({ state: 'converted', vehicles: kind === 'car' ? 1 : 0 });
  },
);

test('a cart of every kind becomes one booking with one hold, and keeps its choices', async () => {
  const { db } = database;
  const items = [
    wanted('car', {
      options: { time: '14:30', flightNo: 'XX123', extras: [{ code: 'ghe-tre-em', quantity: 1 }] },
    }),
    wanted('tour', { childAges: [3] }, '2026-12-12'),
    wanted('combo'),
    wanted('hotel', { from: '2026-12-20', to: '2026-12-22' }),
    wanted('cruise', {}, '2026-12-15'),
    wanted('attraction', { childAges: [6], options: { childHeightsCm: [95] } }),
    wanted('experience'),
    wanted('service'),
  ];
  const booking = await book(db, queue, items, now);
  expect(await owns(booking.id)).toEqual({ state: 'active', vehicles: 1, lines: 11 });
  const rows = await db
    .selectFrom('booking_items')
    .select(['kind', 'from_on', 'snapshot'])
    .where('booking_id', '=', booking.id)
    .orderBy('position')
    .execute();
  expect(rows.map((row) => row.kind)).toEqual([
    'car',
    'tour',
    'combo',
    'hotel',
    'cruise',
    'attraction',
    'experience',
    'service',
  ]);
  expect(rows[0]?.snapshot).toMatchObject({
    options: { time: '14:30', flightNo: 'XX123', extras: [{ code: 'ghe-tre-em', quantity: 1 }] },
    startsAt: '2026-12-08T07:30:00.000Z',
    confirmation: 'instant',
  });
  expect(rows[5]?.snapshot).toMatchObject({ options: { childHeightsCm: [95] } });
  const { quote } = await get(booking);
  expect(quote.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(booking.totalVnd);
});

test('a cart is held completely or not at all, whichever item is sold out, and the refusal names that item', async () => {
  const { db } = database;
  for (const kind of kindNames.filter((name) => name !== 'hotel')) {
    const other = kind === 'tour' ? 'cruise' : 'tour';
    const items = [wanted(other, {}, '2026-12-20'), wanted(kind)];
    const both = await quoteToken(db, items, now);
    const first = await book(db, queue, [wanted(kind)], now);
    const refused = await tryToBook(db, queue, { token: both, now });
    expect(refused).toMatchObject({ ok: false, reason: 'sold_out' });
    if (!refused.ok && refused.reason === 'sold_out') expect(refused.nearestDates).not.toContain(day);
    expect(
      (await tryToBook(db, queue, { token: await quoteToken(db, items.slice(0, 1), now), now })).ok,
    ).toBe(true);
    for (const code of [first.code]) await cancelBooking(db, queue, { code, actor: 'guest' }, now);
    await expireHolds(db, queue, new Date('2027-06-01T00:00:00Z'));
  }
  expect(await compareCountersWithLedger(db)).toEqual([]);
});

test('a combo uses the same inventory as the hotel, in either order', async () => {
  const { db } = database;
  const [room, pack] = [
    await quoteToken(db, [wanted('hotel')], now),
    await quoteToken(db, [wanted('combo')], now),
  ];
  const first = await book(db, queue, [wanted('combo')], now);
  expect(await tryToBook(db, queue, { token: room, now })).toMatchObject({
    ok: false,
    reason: 'sold_out',
    nearestDates: expect.not.arrayContaining(['2026-12-09']),
  });
  await cancelBooking(db, queue, { code: first.code, actor: 'guest' }, now);
  await book(db, queue, [wanted('hotel')], now);
  expect(await tryToBook(db, queue, { token: pack, now })).toMatchObject({ ok: false, reason: 'sold_out' });
});

test('two cars of one fleet in one cart count together', async () => {
  const { db } = database;
  const later = (time: string) => wanted('car', { options: { time } });
  await expect(quoteToken(db, [later('09:00'), later('10:30')], now)).rejects.toThrow('sold_out');
  const booking = await book(db, queue, [later('09:00'), later('11:00')], now);
  expect(await owns(booking.id)).toMatchObject({ vehicles: 2 });
});

test('the service begins at its hour: guests cannot cancel after it, staff can', async () => {
  const booking = await book(database.db, queue, [wanted('car'), wanted('tour', {}, '2026-12-20')], now);
  await pay(booking);
  const at = (iso: string) => new Date(iso);
  expect((await get(booking, at('2026-12-08T01:59:00Z'))).can.cancel).toBe(true);
  expect((await get(booking, at('2026-12-08T02:00:00Z'))).can.cancel).toBe(false);
  const cancel = { code: booking.code, actor: 'guest' as const };
  expect(await cancelBooking(database.db, queue, cancel, at('2026-12-08T02:00:00Z'))).toMatchObject({
    reason: 'too_late',
  });
});
