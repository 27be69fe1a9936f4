import { beforeEach, expect, test } from 'vitest';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { book } from '#tests/factories/booking.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { remindBalances } from './remind-balances.ts';
import { remindPayment } from './remind-payment.ts';

const now = new Date('2026-11-21T03:00:00Z');
const on = (day: string, clock = '09:00') => new Date(`${day}T${clock}:00+07:00`);
const database = setUpTestDatabase();
let queue: FakeQueue;
let booking: CreatedBooking;

beforeEach(async () => {
  await remindBalances(database.db, createFakeQueue(), on('2027-06-01'));
  queue = createFakeQueue();
  const tour = await createProductOfKind(database.db, 'tour', { plan: { pay_mode: 'deposit' } });
  booking = await book(database.db, queue, [itemOf(tour, '2026-12-20')], now);
  queue.sent.length = 0;
});

const pay = (amountVnd: number) =>
  payByBank(database.db, queue, { code: booking.code, dueNowVnd: amountVnd }, now);
const remind = (at: Date, actor = staff('s1')) =>
  remindPayment(database.db, queue, { code: booking.code, actor }, at);
const mails = () =>
  queue.sent
    .filter(({ name }) => name === 'booking.mail_asked')
    .map(({ data }) => (data as { mail: string }).mail);

test('a guest who owes is reminded once a day by the mail of what they owe, and the history says who did', async () => {
  expect(await remind(now)).toEqual({ ok: true, mail: 'held' });
  expect(await remind(new Date(now.getTime() + 60_000))).toEqual({ ok: false, reason: 'reminded_today' });
  await pay(300_000);
  expect(await remind(on('2026-11-22'))).toEqual({ ok: true, mail: 'balance_reminded' });
  expect(await remind(on('2026-11-22', '23:59'))).toMatchObject({ reason: 'reminded_today' });
  expect(await remind(on('2026-11-23', '00:00'))).toMatchObject({ ok: true });
  expect(mails()).toEqual(['held', 'balance_reminded', 'balance_reminded']);
  const { lines } = await listHistory(database.db, { objectType: 'booking', objectId: booking.code });
  expect(lines.filter(({ verb }) => verb === 'booking.payment_reminded')).toHaveLength(3);
});

test('two people who remind at once send one mail', async () => {
  const results = await Promise.all([remind(now), remind(now), remind(now)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(mails()).toEqual(['held']);
});

test('who owes nothing, whose time is over, or without the right: nothing is sent', async () => {
  expect(await remind(now, staff('s1', { 'booking.note': null }))).toEqual({
    ok: false,
    reason: 'not_allowed',
  });
  expect(await remind(on('2026-11-25'))).toEqual({ ok: false, reason: 'nothing_owed' });
  await pay(300_000);
  await pay(700_000);
  expect(await remind(now)).toEqual({ ok: false, reason: 'nothing_owed' });
  expect(mails()).toEqual([]);
});

test('a reminder of staff and one by itself never come on the same day', async () => {
  await pay(300_000);
  expect(await remind(on('2026-12-08', '07:00'))).toMatchObject({ ok: true });
  expect(await remindBalances(database.db, queue, on('2026-12-08'))).toBe(0);
  expect(await remindBalances(database.db, queue, on('2026-12-09'))).toBe(1);
  expect(await remind(on('2026-12-09'))).toEqual({ ok: false, reason: 'reminded_today' });
});
