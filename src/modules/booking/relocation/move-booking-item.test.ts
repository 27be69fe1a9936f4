import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { withdrawChange } from '#modules/booking/change/change-booking.ts';
import { expireChanges } from '#modules/booking/change/end-change.ts';
import { chooseOutcome } from '#modules/booking/disruption/choices.ts';
import { cancelBySupplier } from '#modules/booking/disruption/steps/cancel-by-supplier.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { findOpenChange } from '#modules/booking/open-change.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import {
  type AccountHolder,
  claimBooking,
  claimByMailbox,
  listAccountBookings,
} from '#modules/booking/trip/account-bookings.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { itemFacts } from '#modules/booking/trip/item-facts.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { followBooking } from '#modules/suppliers/commands/follow-booking.ts';
import { findSupplierView } from '#modules/suppliers/queries/find-supplier-view.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import { syncVouchers } from '#modules/vouchers/commands/sync-vouchers.ts';
import { json } from '#platform/db/json.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book, quoteToken, tryToBook } from '#tests/factories/booking.ts';
import { createRates } from '#tests/factories/days-on-sale.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay, payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { listMoveTargets } from './list-move-targets.ts';
import { moveBookingItem, previewMove } from './move-booking-item.ts';

const now = new Date('2026-11-21T03:00:00Z');
const later = new Date('2026-11-22T03:00:00Z');
const dates = { from: '2026-12-08', to: '2026-12-10' };
const lan = staff('lan');
/** Details shown on a tour's card. */
const onCard = { transport: ['Xe'], departureFrom: 'Hà Nội' };

const database = setUpTestDatabase();
let queue: FakeQueue;
let booking: CreatedBooking;
let ours: { productId: number; unitId: number };
let dearer: { productId: number; unitId: number };
let cheaper: { productId: number; unitId: number };

/** A hotel of three stars with one room, by its price per night. */
async function hotel(priceVnd: number, { stars = 3, allotment = 1, ...more } = {}) {
  const { db } = database;
  const made = await createBookableHotel(db, { allotment, details: { stars }, ...more });
  const [unitId] = made.unitIds as [number];
  await createRates(db, { unitIds: [unitId], from: dates.from, to: dates.to, priceVnd });
  return { productId: made.productId, unitId };
}

beforeEach(async () => {
  queue = createFakeQueue();
  // Products of earlier tests are not of their class.
  await database.db
    .updateTable('products')
    .set({ details: json({ stars: 1 }) })
    .where('kind', '=', 'hotel')
    .execute();
  ours = await hotel(1_000_000);
  dearer = await hotel(1_400_000);
  cheaper = await hotel(800_000);
  booking = await bookAndPay(database.db, queue, [{ unitId: ours.unitId, ...dates }], now);
  queue.sent.splice(0);
});

const view = (at = later) => getBooking(database.db, booking.id, at);
const left = async ({ unitId }: { unitId: number }) =>
  (await listAvailability(database.db, [unitId], dates.from, dates.to, now)).map((row) => row.left);

async function move(
  to: { unitId: number },
  { bearsVnd = Infinity, actor = lan, of = booking, position = 0, at = later } = {},
) {
  const input = { code: of.code, position, unitId: to.unitId, ratePlanId: null, bearsVnd, actor };
  const shown = await previewMove(database.db, input, at);
  if (!shown.ok) return shown;
  const { totalVnd, dueVnd, borneVnd } = shown.preview;
  const expected = { totalVnd, dueVnd, borneVnd };
  return moveBookingItem(database.db, queue, { ...input, note: 'Khách sạn hết phòng', expected }, at);
}

test('alternatives of the same class with free days are listed with their price difference', async () => {
  await hotel(1_100_000, { stars: 5 });
  const full = await hotel(1_000_000);
  await bookAndPay(database.db, queue, [{ unitId: full.unitId, ...dates }], now);
  await hotel(1_000_000, { plans: [{ confirmation: 'request' }] } as object);
  const targets = await listMoveTargets(database.db, { code: booking.code, position: 0 }, now);
  expect(targets.map(({ unitId, differenceVnd }) => [unitId, differenceVnd])).toEqual([
    [cheaper.unitId, -400_000],
    [dearer.unitId, 800_000],
  ]);
  expect(await left(dearer)).toEqual([1, 1]);
});

test('the company pays the difference: price and conditions stay, the inventory of both is right, both suppliers are notified', async () => {
  await sql`UPDATE suppliers SET email = slug || '@ncc.example'`.execute(database.db);
  await issueTripVouchers(database.db, booking.id, now);
  await followBooking(database.db, queue, booking.id, now);
  const before = await view(now);
  queue.sent.splice(0);
  expect(await move(dearer)).toMatchObject({
    ok: true,
    isDone: true,
    preview: { totalVnd: 2_000_000, dueVnd: 0, backVnd: 0, borneVnd: 800_000, differenceVnd: 800_000 },
  });
  expect([await left(ours), await left(dearer)]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  const after = await view();
  const [item] = after.quote.items;
  expect(item).toMatchObject({ productId: dearer.productId, amount: 2_000_000, ...dates });
  expect(item?.cancellation).toEqual(before.quote.items[0]?.cancellation);
  expect(
    item && itemFacts(item),
    'the title of its new plan does not say whose conditions hold',
  ).toContainEqual(
    expect.objectContaining({ value: `Theo gói bạn đã mua: ${before.quote.items[0]?.planTitle}` }),
  );
  expect(after.quote.lines).toContainEqual(
    expect.objectContaining({ label: 'Phần chênh lệch công ty chịu', amount: -800_000 }),
  );
  expect(after.moves).toMatchObject([{ note: 'Khách sạn hết phòng' }]);
  expect(queue.sent.map(({ name }) => name)).toEqual(['booking.rebooked']);
  expect(await syncVouchers(database.db, booking.id, later)).toEqual([`${booking.code}-1`]);
  expect(await syncVouchers(database.db, booking.id, new Date(later.getTime() + 1000))).toEqual([]);
  await followBooking(database.db, queue, booking.id, later);
  const notices = queue.sent.filter(({ name }) => name === 'suppliers.told').map(({ data }) => data);
  const supplierOf = async ({ productId }: { productId: number }) =>
    (
      await database.db
        .selectFrom('products')
        .select('supplier_id as id')
        .where('id', '=', productId)
        .executeTakeFirstOrThrow()
    ).id;
  const [old, fresh] = [await supplierOf(ours), await supplierOf(dearer)];
  expect(old).not.toBe(fresh);
  expect(notices).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ supplierId: old, number: 2 }),
      expect.objectContaining({ supplierId: fresh, number: 1 }),
    ]),
  );
  const theirs = await findSupplierView(
    database.db,
    { bookingId: booking.id, supplierId: old, askId: null },
    later,
  );
  expect(theirs).toMatchObject({ items: [], former: [{ fromOn: dates.from }], guest: '' });
  const [line] = (await listHistory(database.db, { objectType: 'booking', objectId: booking.code })).lines;
  expect(line).toMatchObject({ verb: 'booking.moved', reason: 'Khách sạn hết phòng', actorName: 'lan' });
  expect(line?.after).toMatchObject({ borneVnd: 800_000 });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('the guest pays the difference first: the new places are held, and the old ones are kept until then', async () => {
  expect(await move(dearer, { bearsVnd: 0 })).toMatchObject({
    ok: true,
    isDone: false,
    preview: { dueVnd: 800_000 },
  });
  expect([await left(ours), await left(dearer)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect((await view()).quote.items[0]).toMatchObject({ productId: ours.productId });
  await receiveBankTransfer(
    database.db,
    queue,
    {
      txnId: 'M1',
      direction: 'in',
      amountVnd: 800_000,
      content: booking.code,
      occurredAt: later,
      payload: {},
    },
    later,
  );
  expect((await view()).quote.items[0]).toMatchObject({ productId: dearer.productId, amount: 2_800_000 });
  expect([await left(ours), await left(dearer)]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect((await view()).events.at(-1)?.reason).toBe('moved');
  expect((await view()).moves).toMatchObject([{ note: 'Khách sạn hết phòng' }]);
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('if it costs less, the whole difference is refunded', async () => {
  expect(await move(cheaper)).toMatchObject({ ok: true, preview: { backVnd: 400_000, borneVnd: 0 } });
  expect(await view()).toMatchObject({ total: 1_600_000, paid: 1_600_000 });
  expect((await view()).refunds).toMatchObject([{ cause: 'changed', amount: 400_000 }]);
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('moving an item that its supplier cannot provide confirms the booking again; the guest does not wait', async () => {
  await cancelBySupplier(database.db, queue, { code: booking.code, note: 'hỏng nước', actor: lan }, now);
  expect((await view()).state).toBe('disrupted');
  expect(await move(dearer, { bearsVnd: 0 })).toEqual({ ok: false, reason: 'cannot_wait' });
  expect(await move(dearer)).toMatchObject({ ok: true, isDone: true });
  expect(await view()).toMatchObject({ state: 'confirmed', choices: null });
  const late = { code: booking.code, choice: { kind: 'refund' as const }, actor: 'guest' as const };
  expect(await chooseOutcome(database.db, queue, late, later)).toEqual({ ok: false, reason: 'no_choice' });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('refused above the limit of the role, to another kind, to the same product, on request, and after the start', async () => {
  const small = staff('tu', { 'booking.move': 799_999 });
  expect(await move(dearer, { actor: small })).toEqual({
    ok: false,
    reason: 'above_limit',
    borneVnd: 800_000,
  });
  expect(await move(dearer, { actor: small, bearsVnd: 0 })).toMatchObject({ ok: true, isDone: false });
  expect(await move(dearer, { actor: staff('x', {}) })).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await move(ours)).toEqual({ ok: false, reason: 'nothing_changed' });
  const onRequest = await hotel(1_000_000, { plans: [{ confirmation: 'request' }] } as object);
  expect(await move(onRequest)).toEqual({ ok: false, reason: 'must_ask' });
  expect(await move(dearer, { at: new Date('2026-12-08T12:00:00Z') })).toEqual({
    ok: false,
    reason: 'too_late',
  });
  const tour = await createProductOfKind(database.db, 'tour', { details: onCard });
  expect((await move({ unitId: tour.unitIds[0] as number })).ok).toBe(false);
  const input = {
    code: booking.code,
    position: 0,
    unitId: dearer.unitId,
    ratePlanId: null,
    bearsVnd: Infinity,
    actor: lan,
  };
  const old = { totalVnd: 1, dueVnd: 0, borneVnd: 0 };
  expect(
    await moveBookingItem(database.db, queue, { ...input, note: 'x', expected: old }, later),
  ).toMatchObject({
    reason: 'change_differs',
  });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('what one person has the company bear for a booking within a day counts together against their limit', async () => {
  const small = staff('tu', { 'booking.move': 800_000 });
  const homes = [await hotel(1_000_000), await hotel(1_000_000), await hotel(1_000_000)];
  const dear = [await hotel(1_400_000), await hotel(1_400_000), await hotel(1_400_000)];
  const of = await bookAndPay(
    database.db,
    queue,
    homes.map(({ unitId }) => ({ unitId, ...dates })),
    now,
  );
  const to = (position: number, actor = small, at = later) =>
    move(dear[position] as { unitId: number }, { of, position, actor, at });
  expect(await to(0)).toMatchObject({ ok: true, isDone: true });
  expect(await to(1)).toEqual({ ok: false, reason: 'above_limit', borneVnd: 1_600_000 });
  expect(await to(1, staff('ha', { 'booking.move': 800_000 }))).toMatchObject({ ok: true });
  expect(await to(2, small, new Date(later.getTime() + 86_400_001))).toMatchObject({ ok: true });
  // The same item again: its price is what the guest pays, so what is borne of it is not counted twice.
  const dearest = await hotel(1_400_000);
  const again = { of, position: 2, actor: small, at: new Date(later.getTime() + 86_400_002) };
  expect(await move(dearest, again)).toMatchObject({ ok: true });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('a tour is moved to another tour that departs on the same day', async () => {
  const [one, other] = [
    await createProductOfKind(database.db, 'tour', { details: onCard }),
    await createProductOfKind(database.db, 'tour', { details: onCard }),
  ];
  const toured = await bookAndPay(database.db, queue, [itemOf(one, '2026-12-12')], now);
  const targets = await listMoveTargets(database.db, { code: toured.code, position: 0 }, now);
  const target = targets.find(({ unitId }) => other.unitIds.includes(unitId));
  expect(target).toBeDefined();
  expect(await move({ unitId: target?.unitId ?? 0 }, { of: toured })).toMatchObject({
    ok: true,
    isDone: true,
  });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('of two concurrent moves to the last room one succeeds, and the other item stays where it was', async () => {
  for (let round = 0; round < 4; round++) {
    const wanted = await hotel(1_000_000);
    const homes = [await hotel(1_000_000), await hotel(1_000_000)];
    const booked = [];
    for (const { unitId } of homes)
      booked.push(await bookAndPay(database.db, queue, [{ unitId, ...dates }], now));
    const moved = await Promise.all(booked.map((of) => move(wanted, { of })));
    expect(moved.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(moved.find(({ ok }) => !ok)).toMatchObject({ reason: 'not_free' });
    expect(await left(wanted)).toEqual([0, 0]);
    const at = moved.findIndex(({ ok }) => !ok);
    expect(await left(homes[at] as { unitId: number })).toEqual([0, 0]);
  }
  expect(await brokenInvariants(database.db)).toEqual({});
});

test("when a move and a guest's booking compete for the last room, one gets it", async () => {
  for (let round = 0; round < 5; round++) {
    const [wanted, home] = [await hotel(1_000_000), await hotel(1_000_000)];
    const own = await bookAndPay(database.db, queue, [{ unitId: home.unitId, ...dates }], now);
    const token = await quoteToken(database.db, [{ unitId: wanted.unitId, ...dates }], now);
    const [moved, guest] = await Promise.all([
      move(wanted, { of: own, at: now }),
      tryToBook(database.db, queue, { token, now }),
    ]);
    expect(moved.ok !== guest.ok).toBe(true);
    if (guest.ok) await payByBank(database.db, queue, guest.booking, now);
    expect(await left(wanted)).toEqual([0, 0]);
  }
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('a guest who cancels during a move ends without inventory taken twice', async () => {
  for (let round = 0; round < 4; round++) {
    const [wanted, home] = [await hotel(1_000_000), await hotel(1_000_000)];
    const own = await book(database.db, queue, [{ unitId: home.unitId, ...dates }], now);
    await payByBank(database.db, queue, own, now);
    await Promise.all([
      move(wanted, { of: own, at: now }),
      cancelBooking(database.db, queue, { code: own.code, actor: 'guest' }, now),
    ]);
    expect([await left(wanted), await left(home)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  }
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('the company bears a part: the guest pays the rest first, and then the history says what the company bore', async () => {
  const small = staff('tu', { 'booking.move': 300_000 });
  expect(await move(dearer, { bearsVnd: 300_001, actor: small })).toMatchObject({ reason: 'above_limit' });
  expect(await move(dearer, { bearsVnd: 300_000, actor: small })).toMatchObject({
    ok: true,
    isDone: false,
    preview: { dueVnd: 500_000, borneVnd: 300_000, differenceVnd: 800_000, totalVnd: 2_500_000 },
  });
  const paid = { txnId: 'M2', direction: 'in' as const, amountVnd: 500_000, content: booking.code };
  await receiveBankTransfer(database.db, queue, { ...paid, occurredAt: later, payload: {} }, later);
  expect(await view()).toMatchObject({ total: 2_500_000, paid: 2_500_000 });
  expect((await view()).quote.items[0]).toMatchObject({ productId: dearer.productId });
  const event = await database.db
    .selectFrom('booking_events')
    .select('details')
    .where('booking_id', '=', booking.id)
    .where('reason', '=', 'moved')
    .executeTakeFirstOrThrow();
  expect(event.details).toMatchObject({
    borneVnd: 300_000,
    borneBy: 'staff:tu',
    note: 'Khách sạn hết phòng',
  });
  expect(await move(cheaper, { bearsVnd: 300_000 })).toMatchObject({ ok: true, preview: { borneVnd: 0 } });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('agreed extras go along where the other product has them, and are named where it has not', async () => {
  const extra = (code: string, label: string, priceVnd: number) => ({
    code,
    label,
    priceVnd,
    per: 'unit' as const,
  });
  const car = (extras: object[]) => createProductOfKind(database.db, 'car', { details: { extras } });
  const one = await car([extra('ghe', 'Ghế trẻ em', 60_000), extra('bien', 'Bảng đón tên', 40_000)]);
  const other = await car([extra('ghe-em-be', 'Ghế trẻ em', 70_000)]);
  const options = {
    time: '09:00',
    extras: [
      { code: 'ghe', quantity: 2 },
      { code: 'bien', quantity: 1 },
    ],
  };
  const ridden = await bookAndPay(
    database.db,
    queue,
    [itemOf(one, '2026-12-12', { options } as object)],
    now,
  );
  const input = { code: ridden.code, position: 0, unitId: other.unitIds[0] as number, ratePlanId: null };
  const shown = await previewMove(database.db, { ...input, bearsVnd: Infinity, actor: lan }, later);
  expect(shown).toMatchObject({ ok: true, preview: { lostExtras: ['Bảng đón tên'] } });
  expect(await move({ unitId: input.unitId }, { of: ridden })).toMatchObject({ ok: true, isDone: true });
  const { quote } = await getBooking(database.db, ridden.id, later);
  expect(quote.items[0]?.options.extras).toEqual([{ code: 'ghe-em-be', quantity: 2 }]);
});

test('a guest who pays for a move while staff move them elsewhere or take it back ends in one place, with the rest of the money', async () => {
  for (let round = 0; round < 6; round++) {
    const [home, first, second] = [await hotel(1_000_000), await hotel(1_400_000), await hotel(1_200_000)];
    const own = await bookAndPay(database.db, queue, [{ unitId: home.unitId, ...dates }], now);
    expect(await move(first, { of: own, bearsVnd: 0, at: now })).toMatchObject({ isDone: false });
    const transfer = {
      ...{ txnId: `W${round}`, direction: 'in' as const, amountVnd: 800_000, content: own.code },
      ...{ occurredAt: now, payload: {} },
    };
    await Promise.all([
      receiveBankTransfer(database.db, queue, transfer, now),
      round % 2 === 0
        ? move(second, { of: own, at: now })
        : withdrawChange(database.db, queue, { code: own.code, note: 'khách đổi ý', actor: lan }, now),
      move(second, { of: own, at: now }),
    ]);
    const { quote, paid, total, refunds } = await getBooking(database.db, own.id, now);
    const at = [home, first, second].findIndex(({ productId }) => productId === quote.items[0]?.productId);
    expect(await Promise.all([home, first, second].map(left))).toEqual(
      [0, 1, 2].map((one) => (one === at ? [0, 0] : [1, 1])),
    );
    const backVnd = refunds.reduce((sum, { amount }) => sum + amount, 0);
    expect([paid, paid + backVnd]).toEqual([total, 2_800_000]);
    expect(await findOpenChange(database.db, own.id)).toBeNull();
  }
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('a guest who cancels while what they have to pay for a move arrives has all of it back by their conditions', async () => {
  for (let round = 0; round < 4; round++) {
    const [home, wanted] = [await hotel(1_000_000), await hotel(1_400_000)];
    const own = await bookAndPay(database.db, queue, [{ unitId: home.unitId, ...dates }], now);
    expect(await move(wanted, { of: own, bearsVnd: 0, at: now })).toMatchObject({ isDone: false });
    const transfer = {
      ...{ txnId: `C${round}`, direction: 'in' as const, amountVnd: 800_000, content: own.code },
      ...{ occurredAt: now, payload: {} },
    };
    const [, cancelled] = await Promise.all([
      receiveBankTransfer(database.db, queue, transfer, now),
      cancelBooking(database.db, queue, { code: own.code, actor: 'guest' }, now),
    ]);
    expect(cancelled).toMatchObject({ ok: true });
    await expireChanges(database.db, queue, now);
    expect([await left(home), await left(wanted)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    const { state, refunds } = await getBooking(database.db, own.id, now);
    expect(state).toBe('cancelled');
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(2_800_000);
  }
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('a guest who claims bookings during their moves owns them where they went, and nobody else does', async () => {
  const { db } = database;
  await db.transaction().execute((tx) => saveSettings(tx, settings));
  for (let round = 0; round < 4; round++) {
    const [owner, other] = [await holder(`chu-${round}-${Date.now()}@example.com`), await holder('')];
    const homes = [await hotel(1_000_000), await hotel(1_000_000)];
    const wanted = [await hotel(1_200_000), await hotel(1_100_000)] as const;
    const booked: CreatedBooking[] = [];
    for (const { unitId } of homes) booked.push(await bookAndPay(db, queue, [{ unitId, ...dates }], now));
    const [first, second] = booked as [CreatedBooking, CreatedBooking];
    const ids = booked.map(({ id }) => id);
    await db
      .updateTable('bookings')
      .set({ email: owner.email ?? '' })
      .where('id', 'in', ids)
      .execute();
    const [moved, movedToo, , byCode, stolen] = await Promise.all([
      move(wanted[0], { of: first }),
      move(wanted[1], { of: second }),
      claimByMailbox(db, owner, later),
      claimBooking(db, { code: second.code, holder: owner, hasFullAccess: false }, later),
      claimBooking(db, { code: first.code, holder: other, hasFullAccess: false }, later),
    ]);
    expect([moved.ok, movedToo.ok, byCode.ok]).toEqual([true, true, true]);
    expect(stolen).toEqual({ ok: false, reason: 'not_proven' });
    const own = await listAccountBookings(db, owner, later);
    const at = new Map(own.map(({ code, quote }) => [code, quote.items[0]?.productId]));
    expect([at.get(first.code), at.get(second.code)]).toEqual(wanted.map(({ productId }) => productId));
    expect(await Promise.all([...homes, ...wanted].map(left))).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
  }
  expect(await brokenInvariants(db)).toEqual({});
});

/** The holder of an account with this verified mailbox, or with none. */
async function holder(email: string): Promise<AccountHolder> {
  const userId = randomUUID();
  const mailbox = email || `${userId}@example.com`;
  await database.db
    .insertInto('users')
    .values({
      ...{ id: userId, name: 'Hà', email: mailbox, email_verified: true },
      ...{ phone: null, created_at: now, updated_at: now },
    })
    .execute();
  return { userId, email: mailbox, phone: null };
}
