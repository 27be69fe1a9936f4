import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { releaseHold } from '#modules/inventory/holds/holds.ts';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { rollCalendar } from '#modules/pricing/display-prices/roll-calendar.ts';
import { json } from '#platform/db/json.ts';
import { addDays } from '#platform/time/days.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { forgetPastDays, keptPastDays } from './forget-past-days.ts';

const then = '2026-11-21';
/** So late that the first three days are past the retention time. */
const today = addDays(then, keptPastDays + 3);
const database = setUpTestDatabase();
let unitId: number;
beforeAll(async () => {
  unitId = (await createHotel(database.db)).unitIds[0] as number;
  await rollCalendar(database.db, then);
});

const oldest = async (table: 'inventory' | 'daily_rates' | 'price_log') => {
  const rows = await database.db.selectFrom(table).select('day').orderBy('day').limit(2).execute();
  return rows.map(({ day }) => day);
};

async function hold(day: string): Promise<string> {
  const [holdId, now] = [randomUUID(), new Date()];
  const wanted = {
    holdId,
    demand: [{ unitId, day, quantity: 1 }],
    expiresAt: new Date(now.getTime() + 60_000),
    now,
  };
  expect(await database.db.transaction().execute((tx) => reserveInventory(tx, wanted))).toMatchObject({
    ok: true,
  });
  return holdId;
}

test('past days without holds are deleted, the others stay, and counters equal their holds', async () => {
  const released = await hold(addDays(then, 1));
  await database.db
    .transaction()
    .execute((tx) => releaseHold(tx, released, 'released', 'the guest let it go'));
  await rollCalendar(database.db, today);
  expect(await oldest('inventory')).toEqual([then, addDays(then, 1)]);
  expect(await oldest('price_log')).toEqual([then, today]);

  // Two days of inventory, three of prices, one logged price.
  expect(await forgetPastDays(database.db, today)).toBe(6);
  expect(await oldest('inventory')).toEqual([addDays(then, 1), addDays(then, 3)]);
  expect(await oldest('daily_rates')).toEqual([addDays(then, 3), addDays(then, 4)]);
  expect(await oldest('price_log')).toEqual([today]);
  expect(await brokenInvariants(database.db)).toEqual({});
  expect(await forgetPastDays(database.db, today)).toBe(0);
});

test('a day closed by a disruption stays', async () => {
  const day = addDays(then, 3);
  const stopped = {
    id: randomUUID(),
    scope: json({ unitId }),
    title: 'Vịnh Lan Hạ',
    unit_ids: [unitId],
    from_on: day,
    to_on: day,
    reason: 'weather',
    created_by: 'guest',
    created_at: new Date(),
  };
  await database.db.insertInto('disruptions').values(stopped).execute();
  await database.db
    .insertInto('disruption_days')
    .values({ disruption_id: stopped.id, unit_id: unitId, day, was_closed: false })
    .execute();
  await forgetPastDays(database.db, addDays(today, 2));
  expect(await oldest('inventory')).toEqual([addDays(then, 1), day]);
  expect((await oldest('daily_rates'))[0]).toBe(addDays(then, 5));
});
