import { beforeEach, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { chooseOutcome } from '#modules/booking/disruption/choices.ts';
import { closeDays } from '#modules/booking/disruption/close-days.ts';
import { disruptBookings } from '#modules/booking/disruption/disrupt-bookings.ts';
import { createBooking } from '#modules/booking/hold/create-booking.ts';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookingInput, quoteToken, randomPhone, tokenSecret } from '#tests/factories/booking.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';
import { spendCredit } from './spend-credit.ts';

const now = new Date('2026-11-21T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

const database = setUpCheckedDatabase();
let queue: FakeQueue;
let unitId: number;
let owner: { fullName: string; phone: string; email: string };
/** Worth 2.000.000 đồng. */
let credit: string;

beforeEach(async () => {
  queue = createFakeQueue();
  const { db } = database;
  const phone = randomPhone();
  owner = { fullName: 'Nguyễn Thu Hà', phone, email: `ha${phone}@example.com` };
  unitId = (await createBookableHotel(db, { from: '2026-12-01', to: '2027-12-20' })).unitIds[0] as number;
  const booking = await hold('2026-12-08', '2026-12-10');
  await payByBank(db, queue, booking, now);
  const day = { fromOn: '2026-12-08', toOn: '2026-12-08' };
  const closing = { scope: { unitId }, ...day, reason: 'other' as const, note: '' };
  await closeDays(db, queue, closing, { actor: staff('lan'), now });
  await disruptBookings(db, queue, now);
  const chosen = { code: booking.code, choice: { kind: 'credit' as const }, actor: 'guest' as const };
  const result = await chooseOutcome(db, queue, chosen, now);
  if (!result.ok || !result.creditCode) throw new Error('No credit');
  credit = result.creditCode;
});

async function hold(from: string, to: string, contact = owner, at = now): Promise<CreatedBooking> {
  const token = await quoteToken(database.db, [{ unitId, from, to }], at);
  const input = bookingInput(token, { contact });
  const context = { secret: tokenSecret, dataSecrets: tokenSecret, actor: 'guest' as const, now: at };
  const result = await createBooking(database.db, queue, input, context);
  if (!result.ok) throw new Error(result.reason);
  return result.booking;
}
const spend = ({ code }: CreatedBooking, at = now, creditCode = credit) =>
  spendCredit(database.db, queue, { code, creditCode, actor: 'guest' }, at);
const view = ({ id }: CreatedBooking, at = now) => getBooking(database.db, id, at);
const rest = async () => {
  const query = database.db.selectFrom('credits').select('rest_vnd as rest').where('code', '=', credit);
  return (await query.executeTakeFirstOrThrow()).rest;
};

test('credit pays a booking in full and is used up; the code is accepted with spaces', async () => {
  const booking = await hold('2026-12-12', '2026-12-14');
  const typed = `${credit.slice(0, 4).toLowerCase()} ${credit.slice(4)}`;
  expect(await spend(booking, now, typed)).toEqual({ ok: true, amountVnd: 2_000_000, restVnd: 0, dueVnd: 0 });
  expect((await view(booking)).state).toBe('confirmed');
  expect(await spend(booking)).toEqual({ ok: false, reason: 'nothing_due' });
  expect(await spend(await hold('2026-12-12', '2026-12-14'))).toEqual({ ok: false, reason: 'credit_empty' });
});

test('credit can be spent in parts, and the rest is paid in another way', async () => {
  const small = await hold('2026-12-12', '2026-12-13');
  expect(await spend(small)).toMatchObject({ amountVnd: 1_000_000, restVnd: 1_000_000 });
  const large = await hold('2026-12-15', '2026-12-18');
  expect(await spend(large)).toEqual({ ok: true, amountVnd: 1_000_000, restVnd: 0, dueVnd: 2_000_000 });
  expect(await view(large)).toMatchObject({ state: 'held', due: 2_000_000 });
  expect(await payByBank(database.db, queue, { ...large, dueNowVnd: 2_000_000 }, now)).toBe('confirmed');
});

test('credit can be used only with the phone number or the mail address it was issued to', async () => {
  const stranger = { fullName: 'Trần Văn Nam', phone: randomPhone(), email: 'nam@example.com' };
  const dates = ['2026-12-12', '2026-12-14'] as const;
  expect(await spend(await hold(...dates, stranger))).toEqual({ ok: false, reason: 'unknown_credit' });
  const sameAddress = { ...stranger, email: owner.email.toUpperCase() };
  expect(await spend(await hold(...dates, sameAddress))).toMatchObject({ ok: true });
  const other = await hold('2026-12-20', '2026-12-21');
  expect(await spend(other, now, 'TD22222222')).toEqual({ ok: false, reason: 'unknown_credit' });
  expect(await spend(other, now, 'DV22222222')).toEqual({ ok: false, reason: 'unknown_credit' });
});

test('two guests without a mail address are not taken for one', async () => {
  await database.db.updateTable('credits').set({ email: '' }).where('code', '=', credit).execute();
  const stranger = await hold('2026-12-12', '2026-12-14', { ...owner, phone: randomPhone() });
  await database.db.updateTable('bookings').set({ email: '' }).where('id', '=', stranger.id).execute();
  expect(await spend(stranger)).toEqual({ ok: false, reason: 'unknown_credit' });
  expect(await rest()).toBe(2_000_000);
});

test('credit older than a year is refused', async () => {
  const yearLater = new Date('2027-11-22T03:00:00Z');
  const late = await hold('2027-12-01', '2027-12-02', owner, yearLater);
  expect(await spend(late, yearLater)).toEqual({ ok: false, reason: 'credit_expired' });
});

test('concurrent bookings never spend credit twice', async () => {
  const bookings = [
    await hold('2026-12-12', '2026-12-14'),
    await hold('2026-12-15', '2026-12-17'),
    await hold('2026-12-18', '2026-12-20'),
  ];
  const results = await Promise.all(bookings.map((booking) => spend(booking)));
  expect(results.filter((result) => result.ok)).toHaveLength(1);
  expect(await rest()).toBe(0);
  const one = await hold('2026-12-22', '2026-12-23');
  expect((await spend(one)).ok).toBe(false);
});

test('on cancellation credit is returned as credit and money as money, newest first', async () => {
  const booking = await hold('2026-12-15', '2026-12-18');
  await spend(booking);
  await payByBank(database.db, queue, { ...booking, dueNowVnd: 1_000_000 }, now);
  expect(await rest()).toBe(0);
  const cancelled = await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, now);
  expect(cancelled).toMatchObject({ ok: true, refundVnd: 3_000_000 });
  expect(await rest()).toBe(2_000_000);
  expect(await spend(await hold('2026-12-15', '2026-12-17'))).toMatchObject({
    ok: true,
    amountVnd: 2_000_000,
  });
});

test('credit on an expired hold is returned at once', async () => {
  const booking = await hold('2026-12-15', '2026-12-18');
  await spend(booking);
  await expireHolds(database.db, queue, minutes(26));
  expect(await view(booking, minutes(26))).toMatchObject({ state: 'expired', paid: 0 });
  expect(await rest()).toBe(2_000_000);
  expect(await spend(booking, minutes(27))).toEqual({ ok: false, reason: 'not_payable' });
});
