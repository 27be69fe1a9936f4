import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { loadUnitFacts } from '#modules/pricing/quote/facts/load-quote-facts.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { readableUnits } from './readable-units.ts';
import { withTripFacts } from './with-trip-facts.ts';

const database = setUpTestDatabase({ max: 1 });

const now = new Date('2026-11-21T03:00:00Z');
const laterBy = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('held inventory is unavailable in lists until its hold lapses, with one query plan for any units and days', async () => {
  const { db } = database;
  const unitIds: number[] = [];
  for (let hotel = 0; hotel < 3; hotel++)
    unitIds.push(...(await createBookableHotel(db, { allotment: 5 })).unitIds);
  const [unitId = 0, ...others] = unitIds;
  const hold = (quantity: number, expiresAt: Date) => {
    const demand = [{ unitId, day: '2026-12-11', quantity }];
    return db
      .transaction()
      .execute((tx) => reserveInventory(tx, { holdId: randomUUID(), demand, expiresAt, now }));
  };
  expect(await hold(2, laterBy(10))).toEqual({ ok: true });
  expect(await hold(1, laterBy(60))).toEqual({ ok: true });
  const units = await loadUnitFacts(db, unitIds);
  const left = async (day: string, at: Date) => {
    const trip = { from: day, to: '2026-12-12', rooms: 1, adults: 2, childAges: [] };
    return withTripFacts(db, readableUnits(units), { trip, now: at }, ({ days }) => {
      expect(others.map((other) => days.get(other)?.get('2026-12-11')?.places)).toEqual(others.map(() => 5));
      return ['2026-12-10', '2026-12-11'].map((one) => days.get(unitId)?.get(one)?.places);
    });
  };
  for (let asked = 0; asked < 4; asked++) {
    expect(await left('2026-12-10', now), 'both are held').toEqual([5, 2]);
    expect(await left('2026-12-10', laterBy(16)), 'the first has lapsed').toEqual([5, 4]);
  }
  expect(await left('2026-12-11', laterBy(120)), 'both have lapsed').toEqual([5, 5]);
  const { rows } = await database.pool.query(
    `SELECT generic_plans >= 2 AS "isPlannedOnce" FROM pg_prepared_statements WHERE statement LIKE '%unit_places%'`,
  );
  expect(rows).toEqual([{ isPlannedOnce: true }]);
});
