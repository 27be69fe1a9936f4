import { beforeEach, expect, test } from 'vitest';
import { findBookingByContact, findBookingByToken, getBooking } from '#modules/booking/trip/find-booking.ts';
import { compareCountersWithLedger } from '#modules/inventory/holds/compare-counters-with-ledger.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book, quoteToken, tryToBook } from '#tests/factories/booking.ts';
import type { TestHotel } from '#tests/factories/hotel.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { createRefusalMessage } from './create-booking.ts';

const now = new Date('2026-11-21T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const database = setUpTestDatabase();
let hotel: TestHotel;
let queue: FakeQueue;

beforeEach(async () => {
  hotel = await createBookableHotel(database.db, { allotment: 2 });
  queue = createFakeQueue();
});

const stay = (fields: object = {}) => ({
  unitId: hotel.unitIds[0] as number,
  from: '2026-12-08',
  to: '2026-12-10',
  ...fields,
});
const token = (...stays: ReturnType<typeof stay>[]) => quoteToken(database.db, stays, now);
const left = async () =>
  (await listAvailability(database.db, hotel.unitIds, '2026-12-08', '2026-12-10', now)).map(
    (row) => row.left,
  );

test('holds the places, stores the quote as agreed and announces it', async () => {
  const result = await tryToBook(database.db, queue, {
    token: await token(stay()),
    now,
    contact: { fullName: '  Trần Văn Bảo ', phone: '0084 912.345.678', email: 'bao@example.com' },
    travellers: [{ fullName: 'Trần Văn Bảo' }, { fullName: 'Lê Thị Hòa' }],
    note: 'Đến muộn',
    invoice: {},
  });
  if (!result.ok) throw new Error(result.reason);
  const { booking } = result;
  expect(booking).toMatchObject({
    code: expect.stringMatching(/^DV[2-9A-HJKMNP-Z]{7}$/),
    state: 'held',
    totalVnd: 2_000_000,
    dueNowVnd: 2_000_000,
    holdExpiresAt: new Date('2026-11-21T03:20:00Z'),
  });
  expect(await left()).toEqual([1, 1]);
  expect(queue.sent).toEqual([{ name: 'booking.held', data: { bookingId: booking.id } }]);
  expect(await findBookingByToken(database.db, booking.code, booking.accessToken, now)).toMatchObject({
    state: 'held',
    stateLabel: 'Đang giữ chỗ',
    contact: { fullName: 'Trần Văn Bảo', phone: '+84912345678' },
    travellers: [{ fullName: 'Trần Văn Bảo' }, { fullName: 'Lê Thị Hòa' }],
    invoice: null,
    total: 2_000_000,
    due: 2_000_000,
    paid: 0,
    can: { pay: true, cancel: true },
    events: [{ reason: 'booking_created', label: 'Đã giữ chỗ', at: now.toISOString() }],
    quote: { cancellation: [{ refundPercent: 100 }, { refundPercent: 50 }, { refundPercent: 0 }] },
  });
  expect(await compareCountersWithLedger(database.db)).toEqual([]);
});

test('only its token, phone number or mail address opens a booking; the token itself is not stored', async () => {
  const { db } = database;
  const { id, code, accessToken } = await book(db, queue, [stay()], now);
  expect(await findBookingByToken(db, code, accessToken, now)).not.toBeNull();
  expect(await findBookingByToken(db, code, `${accessToken}x`, now)).toBeNull();
  expect(await findBookingByToken(db, code, '', now)).toBeNull();
  expect(await findBookingByToken(db, 'DV2222222', accessToken, now)).toBeNull();
  const { contact } = await getBooking(db, id, now);
  const typed = contact.phone.replace('+84', '0').replace(/(...)$/, ' $1');
  const spaced = code.toLowerCase().replace('dv', 'dv ');
  expect(await findBookingByContact(db, spaced, typed, now)).toMatchObject({ code });
  expect(await findBookingByContact(db, code, '0912345679', now)).toBeNull();
  expect(await findBookingByContact(db, code, '', now)).toBeNull();
  expect(await findBookingByContact(db, spaced, ` ${contact.email.toUpperCase()} `, now)).toMatchObject({
    code,
  });
  for (const other of [`x${contact.email}`, '@', '%@%', ' '])
    expect(await findBookingByContact(db, code, other, now), other).toBeNull();
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(accessToken);
});

const charge = (priceVnd: number) =>
  database.db
    .updateTable('daily_rates')
    .set({ price_vnd: priceVnd })
    .where('unit_id', '=', hotel.unitIds[0] as number)
    .execute();

test('P-08: a quoted price holds until the time shown, even if the price rises meanwhile', async () => {
  const old = await token(stay());
  await charge(1_100_000);
  const result = await tryToBook(database.db, queue, { token: old, now: minutes(29) });
  expect(result).toMatchObject({ ok: true, booking: { totalVnd: 2_000_000, dueNowVnd: 2_000_000 } });
  if (!result.ok) return;
  const { quote } = await getBooking(database.db, result.booking.id, now);
  expect(quote.lines.at(-1)).toMatchObject({ label: 'Giữ giá đã báo', amount: -200_000 });
  expect(quote).toMatchObject({ total: 2_000_000, taxIncluded: 148_148 });
  expect(quote.cancellation[0]?.refundAmount).toBe(2_000_000);
});

test('P-08: a price that has fallen is charged at the lower amount', async () => {
  const old = await token(stay());
  await charge(900_000);
  const result = await tryToBook(database.db, queue, { token: old, now });
  expect(result).toMatchObject({ ok: true, booking: { totalVnd: 1_800_000 } });
});

test('P-08: a code that expires at midnight is still valid for a quote from before', async () => {
  await database.db
    .insertInto('promotions')
    .values({ code: 'DENDEM', title: 'Đến đêm', percent: 10, from_on: '2026-11-01', to_on: '2026-11-21' })
    .execute();
  const lateEvening = new Date('2026-11-21T16:50:00Z');
  const old = await quoteToken(database.db, [stay()], lateEvening, 'DENDEM');
  const after = new Date('2026-11-21T17:05:00Z');
  expect(await tryToBook(database.db, queue, { token: old, now: after })).toMatchObject({
    ok: true,
    booking: { totalVnd: 1_800_000 },
  });
});

test('a mispriced quote is shown again before anything is held', async () => {
  const old = await token(stay());
  await charge(2_100_000);
  const result = await tryToBook(database.db, queue, { token: old, now });
  expect(result).toMatchObject({ ok: false, reason: 'price_changed', quote: { total: 4_200_000 } });
  expect(await left()).toEqual([2, 2]);
  if (result.ok || result.reason !== 'price_changed') return;
  expect(createRefusalMessage(result)).toMatch(/trước là 2\.000\.000.*nay là 4\.200\.000/);
  expect(await tryToBook(database.db, queue, { token: result.token, now })).toMatchObject({ ok: true });
});

test('a sold-out day suggests other days', async () => {
  const [first, second, third] = [await token(stay()), await token(stay()), await token(stay())];
  expect(await tryToBook(database.db, queue, { token: first, now })).toMatchObject({ ok: true });
  expect(await tryToBook(database.db, queue, { token: second, now })).toMatchObject({ ok: true });
  expect(await tryToBook(database.db, queue, { token: third, now })).toMatchObject({
    ok: false,
    reason: 'sold_out',
    nearestDates: ['2026-12-06', '2026-12-10', '2026-12-05', '2026-12-11', '2026-12-04'],
  });
});

test('two lines of one room type are reserved together or not at all', async () => {
  const both = await token(stay(), stay());
  await book(database.db, queue, [stay({ to: '2026-12-09' })], now);
  expect(await tryToBook(database.db, queue, { token: both, now })).toMatchObject({
    ok: false,
    reason: 'sold_out',
  });
  expect(await left()).toEqual([1, 2]);
});

test('an expired quote is refused with its total and that of today, or because the place is gone', async () => {
  const old = await token(stay());
  const late = { token: old, now: minutes(31) };
  const said = async () => {
    const result = await tryToBook(database.db, queue, late);
    return result.ok ? '' : createRefusalMessage(result);
  };
  expect(await said()).toMatch(/vẫn là 2\.000\.000/);
  await charge(1_100_000);
  expect(await said()).toMatch(/trước là 2\.000\.000.*nay là 2\.200\.000/);
  await book(database.db, queue, [stay({ quantity: 2 })], minutes(30));
  expect(await tryToBook(database.db, queue, late)).toMatchObject({ ok: false, reason: 'sold_out' });
});

test('an unpublished product, an expired quote and a forged one are refused', async () => {
  const old = await token(stay());
  const later = new Date(now.getTime() + 31 * 60_000);
  expect(await tryToBook(database.db, queue, { token: old, now: later })).toEqual({
    ok: false,
    reason: 'quote_expired',
    shownVnd: 2_000_000,
    totalVnd: 2_000_000,
  });
  expect(await tryToBook(database.db, queue, { token: `${old}x`, now })).toEqual({
    ok: false,
    reason: 'invalid_quote',
  });
  await database.db
    .updateTable('products')
    .set({ status: false })
    .where('id', '=', hotel.productId)
    .execute();
  expect(await tryToBook(database.db, queue, { token: old, now })).toMatchObject({
    ok: false,
    reason: 'not_available',
    refusal: { reason: 'unknown_unit' },
  });
});

test('one phone number has at most five unpaid bookings, also under concurrency', async () => {
  const large = await createBookableHotel(database.db, { allotment: 20 });
  const one = await token({ ...stay(), unitId: large.unitIds[0] as number });
  const contact = { fullName: 'Một Người', phone: '0987654321', email: 'mot@example.com' };
  const results = await Promise.all(
    Array.from({ length: 8 }, () => tryToBook(database.db, queue, { token: one, now, contact })),
  );
  expect(results.filter((result) => result.ok)).toHaveLength(5);
  expect(results.filter((result) => !result.ok && result.reason === 'too_many_holds')).toHaveLength(3);
  const later = new Date(now.getTime() + 26 * 60_000);
  const again = await quoteToken(database.db, [{ ...stay(), unitId: large.unitIds[0] as number }], later);
  expect(await tryToBook(database.db, queue, { token: again, now: later, contact })).toMatchObject({
    ok: true,
  });
});
