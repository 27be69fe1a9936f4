import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import {
  cancelBookingItem,
  listItemCancellations,
} from '#modules/booking/cancellation/cancel-booking-item.ts';
import { changeBooking, previewChange } from '#modules/booking/change/change-booking.ts';
import { closeDays } from '#modules/booking/disruption/close-days.ts';
import { disruptBookings } from '#modules/booking/disruption/disrupt-bookings.ts';
import { refundUnchosen } from '#modules/booking/disruption/refund-unchosen.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { undoMatch } from '#modules/booking/payment/undo-match.ts';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { addDays } from '#platform/time/days.ts';
import { book } from '#tests/factories/booking.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { type Random, seededRandom } from '#tests/support/seeded-random.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';

const firstAt = new Date('2026-11-21T03:00:00Z');
const queue = createFakeQueue();
const lan = staff('lan');
const database = setUpTestDatabase();
let products: TestProductOfKind[];

beforeAll(async () => {
  const many = { allotment: 500 };
  products = [
    await createProductOfKind(database.db, 'hotel', many),
    await createProductOfKind(database.db, 'tour', many),
    await createProductOfKind(database.db, 'cruise', many),
    await createProductOfKind(database.db, 'attraction', many),
  ];
}, 60_000);

const later = (days: number) => new Date(firstAt.getTime() + days * 86_400_000);

/** Creates one booking with random events on its days. */
async function live(random: Random, day: number): Promise<void> {
  const { db } = database;
  const at = later(day);
  const items = Array.from({ length: 1 + random.below(3) }, () =>
    itemOf(random.pick(products), addDays('2026-12-08', random.below(14))),
  );
  const booking = await book(db, queue, items, at);
  const { code } = booking;
  if (random.chance(0.15)) return;
  await payByBank(db, queue, booking, at);
  for (let step = 0; step < 2; step++) {
    const now = later(day + 1 + step);
    const dice = random.next();
    if (dice < 0.25) {
      const item = { from: addDays('2026-12-08', random.below(14)), quantity: 1, adults: 1, childAges: [] };
      const to = items[0]?.to ? addDays(item.from, 1 + random.below(2)) : item.from;
      const wishes = [{ position: 0, ...item, to }];
      const seen = await previewChange(db, { code, wishes, actor: lan }, now);
      if (seen.ok)
        await changeBooking(
          db,
          queue,
          { code, wishes, actor: lan, note: 'khách gọi', expected: seen.preview },
          now,
        );
    } else if (dice < 0.5) {
      const view = await getBooking(db, booking.id, now);
      const [one] = await listItemCancellations(db, view, now);
      if (one)
        await cancelBookingItem(
          db,
          queue,
          { code, position: one.position, actor: 'guest', expectedRefundVnd: one.refundVnd },
          now,
        );
    } else if (dice < 0.7)
      await cancelBooking(db, queue, { code, actor: 'guest' }, later(day + 1 + random.below(20)));
  }
}

test('the lines of every booking add up to its current value, whatever happened to it', async () => {
  const { db } = database;
  const random = seededRandom(2026);
  for (let count = 0; count < 60; count++) await live(random, random.below(10));
  const closed = { unitId: products[0]?.unitIds[0] as number };
  const days = {
    scope: closed,
    fromOn: '2026-12-08',
    toOn: '2026-12-11',
    reason: 'weather',
    note: '',
  } as const;
  expect(await closeDays(db, queue, days, { actor: lan, now: later(12) })).toMatchObject({ ok: true });
  while ((await disruptBookings(db, queue, later(12))) > 0);
  while ((await refundUnchosen(db, queue, later(16))) > 0);
  await completeTrips(db, queue, later(40));
  const { rows } = await sql<{ state: string; count: number; wrong: number }>`
    SELECT state, count(*)::int AS count, count(*) FILTER (WHERE amount IS DISTINCT FROM wanted)::int AS wrong FROM (
      SELECT b.state, (SELECT sum(amount_vnd) FROM sale_lines WHERE booking_id = b.id) AS amount,
        CASE WHEN b.state IN ('confirmed', 'completed', 'disrupted') THEN b.total_vnd
          WHEN b.confirmed_at IS NOT NULL THEN (SELECT greatest(0, -coalesce(sum(amount_vnd), 0))
            FROM ledger_entries WHERE booking_id = b.id AND account = 'guest') END AS wanted
      FROM bookings b) t GROUP BY state ORDER BY state`.execute(db);
  expect(rows.filter(({ wrong }) => wrong > 0)).toEqual([]);
  expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['cancelled', 'completed']));
  const causes = await db.selectFrom('sale_lines').select('cause').distinct().orderBy('cause').execute();
  expect(causes.map(({ cause }) => cause)).toEqual(['cancelled', 'changed', 'sold']);
}, 120_000);

test('an item is sold on the Vietnamese day on which its money arrives', async () => {
  const { db } = database;
  const [hotel] = products as [TestProductOfKind];
  const booking = await book(db, queue, [itemOf(hotel, '2026-12-20', { to: '2026-12-22' })], firstAt);
  const lines = () =>
    db
      .selectFrom('sale_lines')
      .select(['cause', 'day', 'from_on', 'items', 'unit_nights', 'amount_vnd'])
      .where('booking_id', '=', booking.id)
      .orderBy('id')
      .execute();
  expect(await lines()).toEqual([]);
  // 0:30 of the 23rd in Vietnam.
  await payByBank(db, queue, booking, new Date('2026-11-22T17:30:00Z'));
  const sold = { cause: 'sold', day: '2026-11-23', from_on: '2026-12-20', items: 1, unit_nights: 2 };
  expect(await lines()).toEqual([{ ...sold, amount_vnd: 2_000_000 }]);
});

test('a booking that lost half of its money and waits for it again has no sale until it arrives', async () => {
  const { db } = database;
  const now = firstAt;
  const booking = await book(db, queue, [itemOf(products[2] as TestProductOfKind, '2026-12-08')], now);
  const half = Math.floor(booking.dueNowVnd / 2);
  const transfer = async (amountVnd: number) => {
    const txnId = randomUUID();
    const payment = { amountVnd, content: booking.code, occurredAt: now, payload: {} };
    await receiveBankTransfer(db, queue, { txnId, direction: 'in', ...payment }, now);
    const message = db.selectFrom('payment_inbox').select('id').where('provider_txn_id', '=', txnId);
    return (await message.executeTakeFirstOrThrow()).id;
  };
  const sold = async () => {
    const { rows } = await sql<{ items: number; amount: number }>`
      SELECT coalesce(sum(items), 0)::int AS items, coalesce(sum(amount_vnd), 0)::bigint AS amount
      FROM sale_lines WHERE booking_id = ${booking.id}`.execute(db);
    return rows[0];
  };
  await transfer(half);
  const rest = await transfer(booking.dueNowVnd - half);
  const whole = { items: 1, amount: booking.totalVnd };
  expect(await sold()).toEqual(whole);
  expect(
    await undoMatch(db, queue, { inboxId: rest, note: 'của khách khác', actor: lan }, now),
  ).toMatchObject({
    undone: { state: 'pending_payment', paidVnd: half },
  });
  expect(await sold()).toEqual({ items: 0, amount: 0 });
  await transfer(booking.dueNowVnd - half);
  expect(await sold()).toEqual(whole);
});

test('a line is never changed or deleted', async () => {
  const { db } = database;
  await expect(sql`UPDATE sale_lines SET amount_vnd = 1`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`DELETE FROM sale_lines`.execute(db)).rejects.toThrow('append-only');
});
