import { beforeEach, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { findPrepaidCode } from '#modules/inventory/prepaid-codes/find-prepaid-code.ts';
import { json } from '#platform/db/json.ts';
import { book, quoteToken, tryToBook } from '#tests/factories/booking.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';

const now = new Date('2026-11-21T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const day = '2026-12-08';
const queue = createFakeQueue();

const database = setUpCheckedDatabase();
let combo: TestProductOfKind;
let bought: CreatedBooking;
let code: string;

beforeEach(async () => {
  const hotel = await createProductOfKind(database.db, 'hotel', { allotment: 3 });
  combo = await createProductOfKind(database.db, 'combo', { components: hotel.unitIds });
  bought = await book(database.db, queue, [item({ openDated: true })], now);
  await pay(bought);
  code = (await view(bought)).vouchers[0]?.code ?? '';
});

const item = (options: object, from = day) => itemOf(combo, from, { adults: 2, options });
const view = (booking: CreatedBooking, at = now) => getBooking(database.db, booking.id, at);
const state = async (at = now) => (await findPrepaidCode(database.db, code, at))?.state;
const token = (at = now) => quoteToken(database.db, [item({ voucherCode: code })], at);
const cancel = (booking: CreatedBooking, at = now) =>
  cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, at);
const pay = (booking: CreatedBooking, at = now, amountVnd = booking.totalVnd) =>
  payByBank(database.db, queue, { code: booking.code, dueNowVnd: amountVnd }, at);
/** The day costs more than the code did, so that an amount is left to pay. */
const raisePrice = () =>
  database.db
    .updateTable('daily_rates')
    .set({ price_vnd: 1_200_000 })
    .where('unit_id', '=', combo.unitIds[0] as number)
    .where('day', '=', day)
    .execute();

test('a combo without a date issues a prepaid code once it is paid, worth what was paid', async () => {
  expect((await view(bought)).vouchers).toEqual([
    {
      code: expect.stringMatching(/^NV[2-9A-HJKMNP-Z]{8}$/),
      unitTitle: 'Combo biển ba ngày: loại thường',
      quantity: 1,
      validUntil: '2026-12-28',
      state: 'issued',
    },
  ]);
  expect(await findPrepaidCode(database.db, code, now)).toMatchObject({
    bookingId: bought.id,
    unitId: combo.unitIds[0],
    paidVnd: 1_000_000,
  });
  const unpaid = await book(database.db, queue, [item({ openDated: true })], now);
  expect((await view(unpaid)).vouchers).toEqual([]);
  const cartOfTwo = [item({ openDated: true }), item({ openDated: true })];
  const two = await book(database.db, queue, cartOfTwo, now);
  await pay(two);
  expect((await view(two)).vouchers).toHaveLength(2);
});

test('the code pays for its day: with nothing left to pay the booking is confirmed at once', async () => {
  const result = await tryToBook(database.db, queue, { token: await token(), now });
  expect(result).toMatchObject({ ok: true, booking: { state: 'confirmed', totalVnd: 0 } });
  expect(await state()).toBe('redeemed');
  await expect(token()).rejects.toThrow('unknown_voucher');
});

test('where the day costs more, the code is reserved until the rest is paid, however it was typed', async () => {
  await raisePrice();
  const typed = ` ${code.toLowerCase().replace('nv', 'nv-')} `;
  const booking = await book(database.db, queue, [item({ voucherCode: typed.trim() })], now);
  expect(booking).toMatchObject({ state: 'held', totalVnd: 200_000 });
  expect(await state()).toBe('reserved');
  await pay(booking);
  expect(await state()).toBe('redeemed');
});

test('a code that was bought at a deal covers its day although the deal is over', async () => {
  const setPrice = (price_vnd: number, reasons: object[]) =>
    database.db
      .updateTable('daily_rates')
      .set({ price_vnd, reasons: json(reasons) })
      .where('unit_id', '=', combo.unitIds[0] as number)
      .execute();
  await setPrice(800_000, [{ label: 'Ưu đãi mùa thu', amountVnd: -200_000 }]);
  const cheap = await book(database.db, queue, [item({ openDated: true })], now);
  expect(cheap.totalVnd).toBe(800_000);
  await pay(cheap);
  code = (await view(cheap)).vouchers[0]?.code ?? '';
  await setPrice(1_000_000, []);
  const result = await tryToBook(database.db, queue, { token: await token(), now });
  expect(result).toMatchObject({ ok: true, booking: { state: 'confirmed', totalVnd: 0 } });
  expect(await cancel(cheap)).toEqual({ ok: false, reason: 'not_cancellable' });
});

test('a code is good until the day its buyer was told, although the combo is used no longer by then; others are refused', async () => {
  await database.pool.query(
    `UPDATE products SET details = details || '{"useTo": "2026-12-01"}' WHERE id = $1`,
    [combo.productId],
  );
  await expect(quoteToken(database.db, [item({})], now)).rejects.toThrow('outside_use');
  const late = [item({ voucherCode: code }, '2026-12-29')];
  await expect(quoteToken(database.db, late, now)).rejects.toThrow('outside_use');
  const result = await tryToBook(database.db, queue, { token: await token(), now });
  expect(result).toMatchObject({ ok: true, booking: { state: 'confirmed', totalVnd: 0 } });
});

test('of two bookings that use one code one gets it and the other nothing', async () => {
  await raisePrice();
  const tokens = [await token(), await token()];
  const results = await Promise.all(tokens.map((one) => tryToBook(database.db, queue, { token: one, now })));
  expect(results.filter((result) => result.ok)).toHaveLength(1);
  expect(results.filter((result) => !result.ok)).toMatchObject([{ ok: false }]);
  const same = [item({ voucherCode: code }), item({ voucherCode: code }, '2026-12-11')];
  await expect(quoteToken(database.db, same, now)).rejects.toThrow('unknown_voucher');
});

test('the code is released when the hold ends, by the sweep or by the next booking that needs it', async () => {
  await raisePrice();
  const first = await book(database.db, queue, [item({ voucherCode: code })], now);
  await expireHolds(database.db, queue, minutes(26));
  expect(await state(minutes(26))).toBe('issued');
  const second = await book(database.db, queue, [item({ voucherCode: code })], minutes(26));
  expect(await state(minutes(26))).toBe('reserved');
  expect(await state(minutes(60))).toBe('issued');
  const third = await book(database.db, queue, [item({ voucherCode: code })], minutes(60));
  expect((await view(second, minutes(60))).state).toBe('expired');
  expect(await pay(first, minutes(61))).toBe('unallocated');
  await cancel(third, minutes(62));
  expect(await state(minutes(62))).toBe('issued');
  expect(await pay(second, minutes(63))).toBe('late_confirmed');
  expect(await state(minutes(63))).toBe('redeemed');
});

test('a free cancellation keeps the code usable; one with a fee uses it up', async () => {
  const use = async () => {
    const result = await tryToBook(database.db, queue, { token: await token(), now });
    if (!result.ok) throw new Error(result.reason);
    return result.booking;
  };
  await cancel(await use());
  expect(await state()).toBe('issued');
  await cancel(await use(), new Date('2026-12-07T03:00:00Z'));
  expect(await state()).toBe('redeemed');
});

test('the purchase can be cancelled while its code is unused; the code is void then', async () => {
  const used = await tryToBook(database.db, queue, { token: await token(), now });
  expect(await view(bought)).toMatchObject({ can: { cancel: false }, refund: null });
  expect(await cancel(bought)).toEqual({ ok: false, reason: 'not_cancellable' });
  if (used.ok) await cancel(used.booking);
  expect(await cancel(bought)).toMatchObject({ ok: true, refundVnd: 1_000_000 });
  expect(await state()).toBe('void');
  await expect(token()).rejects.toThrow('unknown_voucher');
});
