import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { closeDays } from './close-days.ts';
import { listAvailability } from './list-availability.ts';
import { openDays } from './open-days.ts';
import { setAllotment } from './set-allotment.ts';

let database: TestDatabase;
let unitId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  unitId = (await createHotel(database.db)).unitIds[0] as number;
});
afterAll(() => database.drop());

const range = { from: '2026-12-01', to: '2026-12-04' };
const left = async () =>
  (await listAvailability(database.db, [unitId], range.from, range.to)).map((row) => row.left);

test('days open with what the unit has, stay as they were set, and cannot fall below what is taken', async () => {
  await database.db.transaction().execute(async (tx) => {
    expect(await setAllotment(tx, { unitId, from: '2026-12-02', to: '2026-12-03', allotment: 4 })).toEqual({
      ok: true,
    });
    expect(await openDays(tx, { unitIds: [unitId], ...range })).toBe(2);
    expect(await openDays(tx, { unitIds: [unitId], ...range })).toBe(0);
  });
  expect(await left()).toEqual([7, 4, 7]);

  const result = await database.db.transaction().execute(async (tx) => {
    const demand = [{ unitId, day: '2026-12-02', quantity: 3 }];
    const at = new Date();
    await reserveInventory(tx, {
      holdId: randomUUID(),
      demand,
      expiresAt: new Date(at.getTime() + 60_000),
      now: at,
    });
    return setAllotment(tx, { unitId, ...range, allotment: 2 });
  });
  expect(result).toEqual({ ok: false, reason: 'below_taken', days: [{ day: '2026-12-02', taken: 3 }] });
  expect(await left()).toEqual([7, 1, 7]);
});

test('closed days have nothing left, and open again with what they had', async () => {
  const close = (closed: boolean) =>
    database.db.transaction().execute((tx) => closeDays(tx, { unitId, ...range, to: '2026-12-02', closed }));
  await close(true);
  expect((await left())[0]).toBe(0);
  await close(false);
  expect((await left())[0]).toBe(7);
});

test('only the weekdays of a departure are opened', async () => {
  const [cabin] = (await createHotel(database.db)).unitIds as [number];
  await database.db
    .transaction()
    .execute((tx) => openDays(tx, { unitIds: [cabin], from: '2026-12-01', to: '2026-12-15', weekdays: [6] }));
  const rows = await listAvailability(database.db, [cabin], '2026-12-01', '2026-12-15');
  expect(rows.map((row) => row.day)).toEqual(['2026-12-05', '2026-12-12']);
});
