import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listDepartures } from '#modules/booking/trip/passengers.ts';
import { releaseHold } from '#modules/inventory/holds/holds.ts';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { quote } from '#modules/pricing/quote.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import { inTransaction } from '#platform/db/connect.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { addDeparture, removeDeparture } from './units.ts';

const now = new Date('2026-11-21T03:00:00Z');
const actor = staff('lan');
const database = setUpTestDatabase({ max: 8 });
const db = () => database.db;

/** A product that only starts on Tuesdays; 1 December 2026 is one. */
async function onTuesdays(kind: 'tour' | 'cruise'): Promise<TestProductOfKind> {
  const details = kind === 'tour' ? { departureWeekdays: [2] } : { sailingWeekdays: [2] };
  const product = await createProductOfKind(db(), kind, { details });
  const open = kind === 'tour' ? [2] : [2, 3];
  await sql`DELETE FROM inventory WHERE unit_id = ANY (${product.unitIds}::int[])
    AND NOT extract(isodow FROM day)::int = ANY (${open}::int[])`.execute(db());
  return product;
}
const add = (product: TestProductOfKind, day: string) =>
  addDeparture(db(), { productId: product.productId, day, reason: 'Đoàn đông', actor }, now);
const remove = (product: TestProductOfKind, day: string) =>
  removeDeparture(db(), { productId: product.productId, day, actor }, now);
const ask = async (product: TestProductOfKind, day: string) => {
  const result = await quote(db(), quoteRequest.parse({ items: [itemOf(product, day)] }), now);
  return result.ok ? 'ok' : result.reason;
};
const placesOn = (product: TestProductOfKind, day: string) =>
  db()
    .selectFrom('inventory')
    .select(['allotment', 'closed'])
    .where('unit_id', '=', product.unitIds[0] as number)
    .where('day', '=', day)
    .executeTakeFirst();
/** Reserves two places of the first unit on these days. @returns the hold's id */
async function reserve(product: TestProductOfKind, days: string[]): Promise<string> {
  const holdId = randomUUID();
  const demand = days.map((day) => ({ unitId: product.unitIds[0] as number, day, quantity: 2 }));
  const expiresAt = new Date(now.getTime() + 1_200_000);
  expect(await inTransaction(db(), (tx) => reserveInventory(tx, { holdId, demand, expiresAt, now }))).toEqual(
    { ok: true },
  );
  return holdId;
}

test('an extra departure on another weekday has the price of its day, is listed without guests, and can be removed', async () => {
  const tour = await onTuesdays('tour');
  expect(await ask(tour, '2026-12-04')).toBe('closed');
  expect(await add(tour, '2026-12-04')).toMatchObject({ ok: true });
  expect(await ask(tour, '2026-12-04')).toBe('ok');
  const span = { fromOn: '2026-12-03', untilOn: '2026-12-05', text: '', only: 'all' } as const;
  const { rows } = await listDepartures(db(), span, {});
  expect(rows.filter(({ productId }) => productId === tour.productId)).toMatchObject([
    { day: '2026-12-04', isExtra: true, guests: 0 },
  ]);
  const { lines } = await listHistory(db(), { verb: 'places.add_departure' });
  expect(lines[0]).toMatchObject({ actorName: 'lan', reason: 'Đoàn đông', objectType: 'departure' });
  expect(await remove(tour, '2026-12-04')).toEqual({ ok: true });
  expect(await ask(tour, '2026-12-04')).toBe('closed');
  expect(await add(tour, '2026-12-04'), 'and may be opened again').toMatchObject({ ok: true });
  expect(await ask(tour, '2026-12-04')).toBe('ok');
});

test('an extra sailing reserves its cabins on all nights; a day of the regular one stays open when it is removed', async () => {
  const cruise = await onTuesdays('cruise');
  expect(await ask(cruise, '2026-12-02')).toBe('no_start');
  expect(await add(cruise, '2026-12-02')).toMatchObject({ ok: true });
  expect(await ask(cruise, '2026-12-02')).toBe('ok');
  expect(await placesOn(cruise, '2026-12-03')).toMatchObject({ closed: false });
  expect(await ask(cruise, '2026-12-03'), 'only this one day more').toBe('no_start');
  expect(await remove(cruise, '2026-12-02')).toEqual({ ok: true });
  expect(await ask(cruise, '2026-12-02')).toBe('no_start');
  expect(await placesOn(cruise, '2026-12-02'), 'a night of the sailing of Tuesday').toMatchObject({
    closed: false,
  });
  expect(await placesOn(cruise, '2026-12-03')).toMatchObject({ closed: true });
  expect(await ask(cruise, '2026-12-01')).toBe('ok');
});

test('an extra departure with holds or sales cannot be removed; two concurrent requests open one', async () => {
  const tour = await onTuesdays('tour');
  const both = await Promise.all([add(tour, '2026-12-10'), add(tour, '2026-12-10')]);
  expect(both.map((one) => (one.ok ? 'ok' : one.reason)).sort()).toEqual(['ok', 'starts_already']);
  await reserve(tour, ['2026-12-10']);
  expect(await remove(tour, '2026-12-10')).toEqual({ ok: false, reason: 'taken', places: 2 });
  expect(await ask(tour, '2026-12-10')).toBe('ok');
});

test('an extra sailing with an unpaid hold stays; guests of the day before do not count', async () => {
  const cruise = await onTuesdays('cruise');
  expect(await add(cruise, '2026-12-02')).toMatchObject({ ok: true });
  await reserve(cruise, ['2026-12-01', '2026-12-02']);
  const hold = await reserve(cruise, ['2026-12-02', '2026-12-03']);
  expect(await remove(cruise, '2026-12-02')).toEqual({ ok: false, reason: 'taken', places: 2 });
  await inTransaction(db(), (tx) => releaseHold(tx, hold, 'released', 'Khách đổi ý'));
  expect(await remove(cruise, '2026-12-02')).toEqual({ ok: true });
});

test('an invalid extra departure is refused with its reason', async () => {
  const tour = await onTuesdays('tour');
  const hotel = await createProductOfKind(db(), 'hotel');
  const viewer = staff('xem', {});
  const input = { productId: tour.productId, day: '2026-12-04', reason: 'x', actor: viewer };
  expect(await addDeparture(db(), input, now)).toEqual({ ok: false, reason: 'not_allowed' });
  for (const [product, day, reason] of [
    [tour, '2026-12-08', 'starts_already'],
    [tour, '2026-11-21', 'past_day'],
    [tour, '2031-01-01', 'too_far'],
    [hotel, '2026-12-04', 'every_day'],
    [{ ...tour, productId: 0 }, '2026-12-04', 'unknown_product'],
  ] as const)
    expect(await add(product, day)).toEqual({ ok: false, reason });
  expect(await remove(tour, '2026-12-08')).toEqual({ ok: false, reason: 'unknown_departure' });
});
