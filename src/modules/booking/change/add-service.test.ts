import { randomInt } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { type QuoteItemRequest, quoteItemRequest } from '#modules/pricing/schema.ts';
import { voucherJobs } from '#modules/vouchers/jobs.ts';
import { listVouchers } from '#modules/vouchers/queries/list-vouchers.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createRates } from '#tests/factories/days-on-sale.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';
import { addService, previewAddition } from './add-service.ts';
import { expireChanges } from './end-change.ts';

const now = new Date('2026-11-21T03:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const lan = staff('lan');

const database = setUpCheckedDatabase();
let queue: FakeQueue;
let booking: CreatedBooking;
/** A room of another hotel, one of which is left, for 1.500.000 a night. */
let roomId: number;
let room: QuoteItemRequest;

beforeEach(async () => {
  const { db } = database;
  queue = createFakeQueue();
  const [unitId = 0] = (await createBookableHotel(db, { allotment: 1 })).unitIds;
  booking = await bookAndPay(db, queue, [{ unitId, from: '2026-12-08', to: '2026-12-10' }], now);
  [roomId = 0] = (await createBookableHotel(db, { allotment: 1 })).unitIds;
  await createRates(db, { unitIds: [roomId], from: '2026-12-10', to: '2026-12-12', priceVnd: 1_500_000 });
  room = quoteItemRequest.parse({ unitId: roomId, from: '2026-12-10', to: '2026-12-11', adults: 1 });
  queue.sent.splice(0);
});

/** Adds an item as previewed just before. */
async function add(item = room, { at = now, actor = lan, code = booking.code } = {}) {
  const { db } = database;
  const seen = await previewAddition(db, { code, item, actor }, at);
  if (!seen.ok) return seen;
  return addService(db, queue, { code, item, actor, note: 'khách gọi', expected: seen.preview }, at);
}
const view = (at = now) => getBooking(database.db, booking.id, at);
const pay = (amountVnd: number, at = now) => {
  const money = { amountVnd, content: booking.code, occurredAt: at, payload: {} };
  return receiveBankTransfer(
    database.db,
    queue,
    { txnId: String(randomInt(2 ** 40)), direction: 'in', ...money },
    at,
  );
};
const left = async () =>
  (await listAvailability(database.db, [roomId], '2026-12-10', '2026-12-11', now)).map((day) => day.left);
const announced = () => queue.sent.map(({ name }) => name);
const rows = () =>
  database.db
    .selectFrom('booking_items')
    .select(['position', 'unit_id as unitId', 'amount_vnd as amountVnd'])
    .where('booking_id', '=', booking.id)
    .orderBy('position')
    .execute();

test('a service is held for the booking until its guest has paid for it; then it is one of its items, with a voucher', async () => {
  const made = await add();
  expect(made).toMatchObject({
    ok: true,
    isDone: false,
    preview: {
      items: [{ position: 1, titleBefore: '', before: null, after: { amount: 1_500_000 } }],
      ...{ beforeVnd: 2_000_000, totalVnd: 3_500_000, dueVnd: 1_500_000, backVnd: 0 },
    },
  });
  expect(announced()).toEqual(['booking.change_offered']);
  expect(await left()).toEqual([0]);
  expect(await view()).toMatchObject({
    ...{ state: 'confirmed', total: 2_000_000, due: 1_500_000, can: { pay: true } },
    change: { isAddition: true, due: 1_500_000, total: 3_500_000, until: hours(24).toISOString() },
  });
  expect(await rows()).toHaveLength(1);

  expect(await pay(1_500_000, hours(1))).toBe('balance');
  const added = await view(hours(1));
  expect(added).toMatchObject({ total: 3_500_000, paid: 3_500_000, due: 0, balance: 0, change: null });
  expect(added.quote.items.map(({ unitId, amount }) => [unitId, amount])[1]).toEqual([roomId, 1_500_000]);
  expect(added.quote.taxes.reduce((sum, { grossVnd }) => sum + grossVnd, 0)).toBe(3_500_000);
  expect(added.events.at(-1)).toMatchObject({ reason: 'service_added' });
  expect(await rows()).toEqual([
    { position: 0, unitId: expect.any(Number), amountVnd: 2_000_000 },
    { position: 1, unitId: roomId, amountVnd: 1_500_000 },
  ]);
  expect(await left()).toEqual([0]);
  expect(announced()).toContain('booking.rebooked');
  const { db } = database;
  const app = { db, queue, clock: { now: () => hours(1) } };
  const job = voucherJobs.find(({ type }) => type.name === 'booking.rebooked');
  for (let times = 0; times < 2; times += 1) await job?.handle(app as never, { bookingId: booking.id });
  const vouchers = await listVouchers(db, booking.id, hours(1));
  expect(vouchers.map(({ code, version, state }) => [code, version, state])).toEqual([
    [`${booking.code}-1`, 1, 'issued'],
    [`${booking.code}-2`, 1, 'issued'],
  ]);
});

test('what is not paid in time ends: the place is free again and the booking as it was', async () => {
  await add();
  expect(await expireChanges(database.db, queue, hours(25))).toBe(1);
  expect(await left()).toEqual([1]);
  expect(await view(hours(25))).toMatchObject({ total: 2_000_000, paid: 2_000_000, change: null, due: 0 });
  expect(announced()).toContain('booking.change_ended');
  expect((await view(hours(25))).events.at(-1)?.reason).toBe('addition_ended');
  // The change is over, so late money goes back.
  expect(await pay(1_500_000, hours(26))).toBe('duplicate_payment');
});

test('what is cancelled afterwards gives both items back, with all that was paid', async () => {
  await add();
  await pay(1_500_000);
  const { refund } = await view();
  const done = await cancelBooking(
    database.db,
    queue,
    { code: booking.code, note: '', actor: lan, expectedRefundVnd: refund?.refundVnd ?? 0 },
    now,
  );
  expect([done.ok, refund?.refundVnd]).toEqual([true, 3_500_000]);
  expect(await left()).toEqual([1]);
});

test('a deposit that is paid beyond what is due does not pay for what is added', async () => {
  const tour = await createProductOfKind(database.db, 'tour', { plan: { pay_mode: 'deposit' } });
  booking = await bookAndPay(database.db, queue, [itemOf(tour, '2026-12-20')], now);
  const before = await view();
  expect(before.balance).toBeGreaterThan(0);
  await pay(before.balance);
  const made = await add();
  expect(made).toMatchObject({ ok: true, isDone: false, preview: { dueVnd: 1_500_000, balanceVnd: 0 } });
  expect(await view()).toMatchObject({ due: 1_500_000 });
  await pay(1_500_000);
  expect(await view()).toMatchObject({ paid: before.total + 1_500_000, balance: 0, change: null });
});

test('only one of two staff gets the last place, and neither takes it twice', async () => {
  const other = await bookAndPay(
    database.db,
    queue,
    [
      {
        unitId: (await createBookableHotel(database.db)).unitIds[0] ?? 0,
        from: '2026-12-08',
        to: '2026-12-10',
      },
    ],
    now,
  );
  const results = await Promise.all([add(), add(room, { code: other.code })]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'not_free' });
  expect(await left()).toEqual([0]);
});

test('is refused without the right, before the booking is paid, on request, without a day, and at another price', async () => {
  const { db } = database;
  expect(await add(room, { actor: staff('an', {}) })).toMatchObject({ reason: 'not_allowed' });
  expect(await add(room, { code: 'DV2222222' })).toMatchObject({ reason: 'unknown_booking' });
  const [onRequestId = 0] = (await createBookableHotel(db, { plans: [{ confirmation: 'request' }] })).unitIds;
  expect(await add({ ...room, unitId: onRequestId })).toMatchObject({ reason: 'must_ask' });
  expect(await add({ ...room, options: { ...room.options, openDated: true } })).toMatchObject({
    reason: 'not_dated',
  });
  expect(await add({ ...room, from: '2026-11-20', to: '2026-11-21' })).toMatchObject({ reason: 'not_free' });
  const input = { code: booking.code, item: room, actor: lan, note: 'x' };
  const stale = await addService(db, queue, { ...input, expected: { totalVnd: 1, dueVnd: 1 } }, now);
  expect(stale).toMatchObject({ reason: 'change_differs', preview: { totalVnd: 3_500_000 } });
  expect(await left()).toEqual([1]);
  expect(announced()).toEqual([]);
});
