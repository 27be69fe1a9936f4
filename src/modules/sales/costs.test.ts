import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { lastDayOfMonth } from '#platform/time/days.ts';
import { book } from '#tests/factories/booking.ts';
import { bookAndPay, payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { closeStatement } from './commands/close-statement.ts';
import { addCostRate, type CostRateInput, endCostRate } from './commands/cost-rates.ts';
import { recordSupplierPayment } from './commands/record-supplier-payment.ts';
import { setItemCost } from './commands/set-item-cost.ts';
import { listItemCosts } from './queries/list-item-costs.ts';
import { listPayables, listStatementLines, listStatements } from './queries/payables.ts';

const now = new Date('2026-11-21T03:00:00Z');
/** December is over. */
const newYear = new Date('2027-01-02T03:00:00Z');
const actor = staff('lan');
const queue = createFakeQueue();
const database = setUpTestDatabase({ max: 20 });

async function hotelOfSupplier() {
  const hotel = await createProductOfKind(database.db, 'hotel', { allotment: 200 });
  const { id, slug } = await database.db
    .selectFrom('suppliers as s')
    .innerJoin('products as p', 'p.supplier_id', 's.id')
    .select(['s.id', 's.slug'])
    .where('p.id', '=', hotel.productId)
    .executeTakeFirstOrThrow();
  return { hotel, supplier: { id, slug } };
}

const nothing: CostRateInput = {
  ...{
    productId: null,
    unitId: null,
    planId: null,
    basis: 'commission',
    netVnd: null,
    commissionPercent: null,
  },
  ...{ fromOn: '2026-01-01', toOn: null },
};
type Place = Awaited<ReturnType<typeof hotelOfSupplier>>;
const add = ({ supplier }: Place, rate: Partial<CostRateInput>) =>
  addCostRate(database.db, { supplier, rate: { ...nothing, ...rate }, actor }, now);
const unitOf = ({ hotel }: Place) => ({ productId: hotel.productId, unitId: hotel.unitIds[0] as number });
const stay = (hotel: TestProductOfKind, from: string, to: string, quantity = 1) =>
  itemOf(hotel, from, { to, quantity, adults: quantity });
const sell = ({ hotel }: Place, from: string, to: string, quantity = 1) =>
  bookAndPay(database.db, queue, [stay(hotel, from, to, quantity)], now);
const costs = async (id: string) => (await listItemCosts(database.db, id)).map(({ costVnd }) => costVnd);

test('the most specific valid rate applies, night by night, and a sale keeps its rate', async () => {
  const place = await hotelOfSupplier();
  const none = await sell(place, '2026-12-01', '2026-12-02');
  expect(await costs(none.id)).toEqual([null]);
  await add(place, { commissionPercent: 15.5 });
  const byCommission = await sell(place, '2026-12-01', '2026-12-03');
  expect(await costs(byCommission.id)).toEqual([1_690_000]);
  await add(place, { ...unitOf(place), basis: 'night', netVnd: 700_000 });
  const net = await add(place, {
    ...unitOf(place),
    basis: 'night',
    netVnd: 900_000,
    fromOn: '2026-12-05',
    toOn: '2026-12-06',
  });
  const nights = await sell(place, '2026-12-04', '2026-12-07', 2);
  expect(await costs(nights.id)).toEqual([2 * (700_000 + 900_000 + 900_000)]);
  await add(place, {
    ...unitOf(place),
    planId: place.hotel.planIds[0] as number,
    basis: 'guest',
    netVnd: 111,
  });
  expect(await costs((await sell(place, '2026-12-04', '2026-12-07', 3)).id)).toEqual([333]);
  expect(net.ok && (await endCostRate(database.db, { id: net.id, actor }, now))).toEqual({ ok: true });
  expect(net.ok && (await endCostRate(database.db, { id: net.id, actor }, now))).toMatchObject({ ok: false });
  expect(await costs(nights.id)).toEqual([5_000_000]);
  expect(await costs(none.id)).toEqual([null]);
});

test('after a cancellation the supplier gets the same share of cost as is kept of the price', async () => {
  const { db } = database;
  const place = await hotelOfSupplier();
  await add(place, { commissionPercent: 20 });
  const { id, code } = await sell(place, '2026-12-08', '2026-12-10');
  expect(await costs(id)).toEqual([1_600_000]);
  const halfway = new Date('2026-12-07T03:00:00Z');
  await cancelBooking(db, queue, { code, actor: 'guest' }, halfway);
  expect(await listItemCosts(db, id)).toMatchObject([{ amountVnd: 1_000_000, costVnd: 800_000 }]);
});

test('a cost set by hand is another line with its reason; existing lines do not change', async () => {
  const { db } = database;
  const place = await hotelOfSupplier();
  const { id, code } = await sell(place, '2026-12-08', '2026-12-10');
  const set = (costVnd: number, reason = 'hóa đơn của khách sạn') =>
    setItemCost(db, { code, position: 0, costVnd, reason, actor }, now);
  expect(await set(1_500_000, '')).toEqual({ ok: false, reason: 'no_reason' });
  expect(await set(1_500_000)).toEqual({ ok: true });
  expect(await set(1_500_000)).toEqual({ ok: false, reason: 'same_cost' });
  expect(await set(1_400_000)).toEqual({ ok: true });
  expect(await setItemCost(db, { code, position: 7, costVnd: 1, reason: 'x', actor }, now)).toMatchObject({
    reason: 'unknown_item',
  });
  expect(
    await setItemCost(db, { code, position: 0, costVnd: 1, reason: 'x', actor: staff('an', {}) }, now),
  ).toMatchObject({ reason: 'not_allowed' });
  expect(await costs(id)).toEqual([1_400_000]);
  const lines = await db
    .selectFrom('sale_lines')
    .select(['cause', 'amount_vnd', 'cost_vnd'])
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute();
  expect(lines.map((line) => [line.cause, line.amount_vnd, line.cost_vnd])).toEqual([
    ['sold', 2_000_000, null],
    ['cost', 0, 1_500_000],
    ['cost', 0, -100_000],
  ]);
});

test('a rate is refused for products of others, without a unit, and with reversed days', async () => {
  const [place, other] = [await hotelOfSupplier(), await hotelOfSupplier()];
  expect(place.supplier.id).not.toBe(other.supplier.id);
  expect(await add(place, { ...unitOf(other), basis: 'unit', netVnd: 1 })).toMatchObject({
    reason: 'foreign',
  });
  expect(await add(place, { ...unitOf(place), productId: 0, basis: 'unit', netVnd: 1 })).toMatchObject({
    reason: 'foreign',
  });
  expect(await add(place, { basis: 'night', netVnd: 1 })).toMatchObject({ reason: 'needs_unit' });
  expect(await add(place, { commissionPercent: 1, toOn: '2025-01-01' })).toMatchObject({
    reason: 'days_reversed',
  });
});

test('a month is closed once, when it is over; later corrections go on the next', async () => {
  const { db } = database;
  const place = await hotelOfSupplier();
  const { supplier } = place;
  await add(place, { ...unitOf(place), basis: 'night', netVnd: 600_000 });
  const booking = await sell(place, '2026-12-08', '2026-12-10');
  const close = (month: string, at: Date) =>
    closeStatement(db, { supplier, month, dueOn: '2027-01-15', actor }, at);
  expect(await close('2026-12', now)).toEqual({ ok: false, reason: 'not_over' });
  const before = (await listPayables(db, '2026-12-31', supplier.slug))[0];
  const closed = await close('2026-12', newYear);
  expect(closed).toMatchObject({ ok: true, amountVnd: before?.openVnd });
  expect(await close('2026-12', newYear)).toEqual({ ok: false, reason: 'already_closed' });
  expect(await close('2026-11', newYear)).toEqual({ ok: false, reason: 'later_closed' });
  const id = closed.ok ? closed.id : 0;
  const lines = await listStatementLines(db, { statementId: id });
  await setItemCost(
    db,
    { code: booking.code, position: 0, costVnd: 1_000_000, reason: 'bớt một đêm', actor },
    newYear,
  );
  expect(await listStatementLines(db, { statementId: id })).toEqual(lines);
  const next = await close('2027-01', new Date('2027-02-01T03:00:00Z'));
  const corrected = next.ok ? await listStatementLines(db, { statementId: next.id }) : [];
  expect(corrected.map(({ cause, costVnd, reason }) => [cause, costVnd, reason])).toEqual([
    ['cost', -200_000, 'bớt một đêm'],
  ]);
  for (const table of ['supplier_statements', 'supplier_statement_lines'])
    await expect(sql`DELETE FROM ${sql.table(table)}`.execute(db)).rejects.toThrow('append-only');
});

test('payments settle the oldest statement, count once, and never exceed what is owed', async () => {
  const { db } = database;
  const place = await hotelOfSupplier();
  const { supplier } = place;
  await add(place, { ...unitOf(place), basis: 'night', netVnd: 500_000 });
  await sell(place, '2026-12-08', '2026-12-10');
  await closeStatement(db, { supplier, month: '2026-12', dueOn: '2027-01-15', actor }, newYear);
  const [{ owedVnd } = { owedVnd: 0 }] = await listPayables(db, '2026-12-31', supplier.slug);
  const pay = (amountVnd: number, evidence: string, by = actor) =>
    recordSupplierPayment(db, { supplier, amountVnd, paidOn: '2027-01-02', evidence, actor: by }, newYear);
  expect(await pay(owedVnd + 1, 'FT1')).toEqual({ ok: false, reason: 'too_much', owedVnd });
  expect(await pay(400_000, 'FT1')).toEqual({ ok: true, leftVnd: owedVnd - 400_000 });
  expect(await pay(400_000, 'FT1')).toEqual({ ok: false, reason: 'already_recorded' });
  expect(await pay(600_000, 'FT2', staff('an', { 'payable.pay': 500_000 }))).toEqual({
    ok: false,
    reason: 'not_allowed',
  });
  const both = await Promise.all([pay(owedVnd - 400_000, 'FT3'), pay(owedVnd - 400_000, 'FT4')]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await listPayables(db, '2026-12-31', supplier.slug))[0]).toMatchObject({ owedVnd: 0, dueOn: null });
  expect((await listStatements(db, supplier.id)).payments).toHaveLength(2);
});

test('closing while bookings are paid neither loses a line nor counts one twice', async () => {
  const { db } = database;
  const place = await hotelOfSupplier();
  const { supplier, hotel } = place;
  await add(place, { ...unitOf(place), basis: 'night', netVnd: 100_000 });
  const late = new Date('2026-12-31T16:00:00Z');
  await sql`UPDATE inventory SET allotment = 200 WHERE unit_id = ${hotel.unitIds[0]}`.execute(db);
  const waiting = await Promise.all(
    Array.from({ length: 12 }, () => book(db, queue, [stay(hotel, '2026-12-20', '2026-12-21')], now)),
  );
  await sell(place, '2026-12-20', '2026-12-21');
  const months = ['2026-12', '2027-01', '2027-02'];
  const at = new Date('2027-03-02T03:00:00Z');
  await Promise.all([
    ...waiting.map((booking, count) =>
      new Promise((resolve) => setTimeout(resolve, count * 15)).then(() =>
        payByBank(db, queue, booking, late),
      ),
    ),
    (async () => {
      for (const month of months) {
        await closeStatement(db, { supplier, month, dueOn: '2027-03-31', actor }, at);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    })(),
  ]);
  await closeStatement(
    db,
    { supplier, month: '2027-03', dueOn: '2027-04-30', actor },
    new Date('2027-04-02T03:00:00Z'),
  );
  const { rows } = await sql<{ lines: number; sold: number; stated: number }>`
    SELECT (SELECT sum(cost_vnd) FROM sale_lines WHERE supplier_id = ${supplier.id} AND to_on < '2027-04-01')::int AS sold,
      (SELECT sum(amount_vnd) FROM supplier_statements WHERE supplier_id = ${supplier.id})::int AS stated,
      (SELECT count(*) FROM supplier_statement_lines l JOIN supplier_statements s ON s.id = l.statement_id
        WHERE s.supplier_id = ${supplier.id})::int AS lines`.execute(db);
  expect(rows[0]?.stated).toBe(rows[0]?.sold);
  expect(rows[0]?.lines).toBeGreaterThanOrEqual(13);
}, 60_000);

test('the last day of a month', () => {
  expect(['2026-02', '2028-02', '2026-12', '2026-11'].map(lastDayOfMonth)).toEqual([
    ...['2026-02-28', '2028-02-29', '2026-12-31', '2026-11-30'],
  ]);
});
