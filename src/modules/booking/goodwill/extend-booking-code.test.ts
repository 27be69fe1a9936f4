import { beforeEach, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { findPrepaidCode } from '#modules/inventory/prepaid-codes/find-prepaid-code.ts';
import { checkCode } from '#modules/vouchers/queries/check-code.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { book, quoteToken, tryToBook } from '#tests/factories/booking.ts';
import { createInventory, createRates } from '#tests/factories/days-on-sale.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';
import { extendBookingCode } from './extend-booking-code.ts';

const now = new Date('2026-11-21T03:00:00Z');
const queue = createFakeQueue();
const lan = staff('lan', { 'code.extend': 5_000_000 });
/** The last day that its buyer was told, and a later one. */
const [usual, later] = ['2026-12-28', '2027-01-31'];

const database = setUpCheckedDatabase();
let combo: TestProductOfKind;
let bought: CreatedBooking;
let prepaidCode: string;

beforeEach(async () => {
  const hotel = await createProductOfKind(database.db, 'hotel', { allotment: 3 });
  combo = await createProductOfKind(database.db, 'combo', { components: hotel.unitIds });
  const days = { from: '2027-01-01', to: '2027-02-01' };
  for (const { unitIds } of [hotel, combo]) {
    await createInventory(database.db, { unitIds, ...days, allotment: 3 });
    await createRates(database.db, { unitIds, ...days });
  }
  bought = await book(database.db, queue, [item({ openDated: true })], now);
  await payByBank(database.db, queue, { code: bought.code, dueNowVnd: bought.totalVnd }, now);
  prepaidCode = (await view()).vouchers[0]?.code ?? '';
  queue.sent.splice(0);
});

const item = (options: object, from = '2026-12-08') => itemOf(combo, from, { adults: 2, options });
const view = (at = now) => getBooking(database.db, bought.id, at);
const lastDay = async () => (await findPrepaidCode(database.db, prepaidCode, now))?.validUntil;
const extend = (over: object = {}, at = now) => {
  const input = {
    code: bought.code,
    prepaidCode,
    seen: usual,
    validUntil: later,
    note: 'khách ốm',
    actor: lan,
  };
  return extendBookingCode(database.db, queue, { ...input, ...over }, at);
};
/** Redeems the code for a day, as a guest does. */
const redeem = async (from: string, at = now) => {
  const token = await quoteToken(database.db, [item({ voucherCode: prepaidCode }, from)], at);
  return tryToBook(database.db, queue, { token, now: at });
};

test('a code can be used on the days that staff added; its holder is told, everybody reads the new day, the history has both', async () => {
  await expect(redeem('2027-01-20')).rejects.toThrow('outside_use');
  expect(await extend()).toEqual({ ok: true });
  expect(queue.sent.map(({ name }) => name)).toEqual(['booking.code_extended']);
  expect((await view()).vouchers).toMatchObject([{ code: prepaidCode, validUntil: later, state: 'issued' }]);
  for (const code of [prepaidCode, bought.code])
    expect((await checkCode(database.db, code, now))?.items, code).toMatchObject([{ to: later }]);
  const { lines } = await listHistory(database.db, { objectType: 'booking', objectId: bought.code });
  const line = lines.find(({ verb }) => verb === 'booking.code_extended');
  expect(line).toMatchObject({ actorName: lan.name, reason: 'khách ốm' });
  expect(line?.after).toEqual({ prepaidCode, untilBefore: usual, validUntil: later });
  expect(await redeem('2027-01-20')).toMatchObject({ ok: true, booking: { totalVnd: 0 } });
  expect(await extend({ seen: later, validUntil: '2027-02-28' })).toEqual({ ok: false, reason: 'code_used' });
});

test('a code that has run out can be used again', async () => {
  const after = new Date('2027-01-05T03:00:00Z');
  await expect(redeem('2027-01-20', after)).rejects.toThrow();
  expect(await extend({}, after)).toEqual({ ok: true });
  expect(await redeem('2027-01-20', after)).toMatchObject({ ok: true });
});

test('what is refused changes nothing and tells nobody', async () => {
  const refused: [object, string][] = [
    [{ actor: staff('an', {}) }, 'not_allowed'],
    [{ actor: staff('an', { 'code.extend': 999_999 }) }, 'not_allowed'],
    [{ code: 'DV22222222' }, 'unknown_booking'],
    [{ prepaidCode: 'NV22222222' }, 'unknown_code'],
    [{ validUntil: usual }, 'not_later'],
    [{ validUntil: '2029-11-25' }, 'too_far'],
    [{ seen: '2026-12-20' }, 'code_changed'],
  ];
  for (const [over, reason] of refused)
    expect(await extend(over), reason).toMatchObject({ ok: false, reason });
  expect(await lastDay()).toBe(usual);
  expect(queue.sent).toEqual([]);
});

test('of two people who extend it at once one sees that the other was first', async () => {
  const days = ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'];
  const results = await Promise.all(days.map((validUntil) => extend({ validUntil })));
  const won = results.flatMap(({ ok }, at) => (ok ? days[at] : []));
  expect(won).toHaveLength(1);
  expect(await lastDay()).toBe(won[0]);
  for (const result of results.filter(({ ok }) => !ok))
    expect(result).toEqual({ ok: false, reason: 'code_changed', validUntil: won[0] });
});

test('a code that is used while it is extended is used once, and extended before that or not at all', async () => {
  for (let round = 0; round < 12; round += 1) {
    const [extended, ...used] = await Promise.all([
      extend(),
      ...['2026-12-08', '2026-12-15'].map((from) => redeem(from).catch(() => ({ ok: false as const }))),
    ]);
    expect(used.filter(({ ok }) => ok)).toHaveLength(1);
    if (!extended.ok) expect(extended).toEqual({ ok: false, reason: 'code_used' });
    expect(await lastDay()).toBe(extended.ok ? later : usual);
    const { state } = (await findPrepaidCode(database.db, prepaidCode, now)) ?? {};
    expect(state).toBe('redeemed');
    const notices = queue.sent.filter(({ name }) => name === 'booking.code_extended');
    expect(notices).toHaveLength(extended.ok ? 1 : 0);
    queue.sent.splice(0);
    bought = await book(database.db, queue, [item({ openDated: true }, '2026-12-09')], now);
    await payByBank(database.db, queue, { code: bought.code, dueNowVnd: bought.totalVnd }, now);
    prepaidCode = (await view()).vouchers[0]?.code ?? '';
    queue.sent.splice(0);
    await database.db.updateTable('inventory').set({ allotment: 30 }).execute();
  }
});

test('a code is used although somebody holds the booking that bought it, so that the two never wait for each other', async () => {
  await database.db.transaction().execute(async (tx) => {
    await lockBooking(tx, { code: bought.code });
    const late = new Promise((resolve) => setTimeout(resolve, 8_000, 'waits'));
    expect(await Promise.race([redeem('2026-12-08'), late])).toMatchObject({ ok: true });
  });
});

test('a code whose booking is cancelled while it is extended is void, whichever was first', async () => {
  const [extended, cancelled] = await Promise.all([
    extend(),
    cancelBooking(database.db, queue, { code: bought.code, actor: 'guest' }, now),
  ]);
  expect(cancelled).toMatchObject({ ok: true });
  if (!extended.ok) expect(extended).toEqual({ ok: false, reason: 'unknown_code' });
  expect(await findPrepaidCode(database.db, prepaidCode, now)).toMatchObject({ state: 'void' });
});
