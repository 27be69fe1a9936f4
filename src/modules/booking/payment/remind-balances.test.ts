import { beforeEach, expect, test } from 'vitest';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { book } from '#tests/factories/booking.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { remindBalances } from './remind-balances.ts';

const now = new Date('2026-11-21T03:00:00Z');
/** Nine in the morning in Vietnam. */
const on = (day: string) => new Date(`${day}T09:00:00+07:00`);
const database = setUpTestDatabase();
let queue: FakeQueue;
let booking: CreatedBooking;

beforeEach(async () => {
  await remindBalances(database.db, createFakeQueue(), on('2027-06-01'));
  queue = createFakeQueue();
  const tour = await createProductOfKind(database.db, 'tour', { plan: { pay_mode: 'deposit' } });
  booking = await book(database.db, queue, [itemOf(tour, '2026-12-20')], now);
  await pay(300_000);
  queue.sent.length = 0;
});

const pay = (amountVnd: number, at = now) =>
  payByBank(database.db, queue, { code: booking.code, dueNowVnd: amountVnd }, at);
const view = () => getBooking(database.db, booking.id, now);
const remind = (day: string) => remindBalances(database.db, queue, on(day));
const reminders = () =>
  queue.sent.filter((job) => job.name === 'booking.balance_reminded').map((job) => job.data);

test('after a deposit the balance and its last day are shown; once paid, neither is', async () => {
  expect(booking).toMatchObject({ totalVnd: 1_000_000, dueNowVnd: 300_000 });
  expect(await view()).toMatchObject({
    state: 'confirmed',
    balance: 700_000,
    balanceDueOn: '2026-12-15',
    can: { pay: true },
  });
  expect(await pay(700_000)).toBe('balance');
  expect(await view()).toMatchObject({ balance: 0, balanceDueOn: null });
});

test('three reminders, each sent once however often the sweep runs', async () => {
  const changed: number[] = [];
  for (const day of [
    '2026-12-07',
    '2026-12-08',
    '2026-12-08',
    '2026-12-11',
    '2026-12-12',
    '2026-12-13',
    '2026-12-14',
  ])
    changed.push(await remind(day));
  expect(changed).toEqual([0, 1, 0, 0, 1, 0, 1]);
  const [one, other] = await Promise.all([remind('2026-12-15'), remind('2026-12-15')]);
  expect([one, other]).toEqual([0, 0]);
  expect(reminders()).toEqual([7, 3, 1].map((daysBefore) => ({ bookingId: booking.id, daysBefore })));
});

test('two concurrent processes send a reminder once', async () => {
  await Promise.all([remind('2026-12-12'), remind('2026-12-12'), remind('2026-12-12')]);
  expect(reminders()).toEqual([{ bookingId: booking.id, daysBefore: 3 }]);
});

test('fully paid bookings are not reminded', async () => {
  await pay(700_000);
  expect(await remind('2026-12-14')).toBe(0);
  expect(await remind('2026-12-20')).toBe(0);
});

test('a balance that is a day overdue is reported to staff once; the booking stays', async () => {
  expect(await remind('2026-12-16')).toBe(0);
  expect(await remind('2026-12-17')).toBe(1);
  expect(await remind('2026-12-18')).toBe(0);
  const { state, events } = await view();
  expect(state).toBe('confirmed');
  expect(events.at(-1)).toMatchObject({ reason: 'balance_overdue' });
  const kept = await database.db
    .selectFrom('booking_events')
    .select(['actor', 'details'])
    .where('reason', '=', 'balance_overdue')
    .where('booking_id', '=', booking.id)
    .execute();
  expect(kept).toEqual([{ actor: 'system', details: { balanceVnd: 700_000, dueOn: '2026-12-15' } }]);
});
