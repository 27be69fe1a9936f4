import { expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { loadDayFacts } from './load-day-facts.ts';

const database = setUpTestDatabase({ max: 1 });

test('inventory and prices are read with one query plan, whichever units and days are requested', async () => {
  const days = { allotment: 3, from: '2026-12-05', to: '2026-12-25' };
  const units: number[] = [];
  for (let hotel = 0; hotel < 3; hotel++)
    units.push(...(await createBookableHotel(database.db, days)).unitIds);
  const now = new Date('2026-11-21T03:00:00Z');
  for (const night of [10, 11, 12, 13, 14, 15, 16, 17]) {
    const [from, to] = [`2026-12-${night}`, `2026-12-${night + 2}`];
    const { days: index } = await loadDayFacts(
      database.db,
      units.map((unitId) => ({ unitId, from, to })),
      { now },
    );
    expect(units.map((unitId) => index.get(unitId)?.get(to)?.places)).toEqual(units.map(() => 3));
  }
  const { rows } = await database.pool.query(
    `SELECT generic_plans >= 2 AS "isPlannedOnce" FROM pg_prepared_statements WHERE statement LIKE '%free_places%'`,
  );
  expect(rows).toEqual([{ isPlannedOnce: true }]);
});
