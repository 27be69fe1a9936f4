import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { changeDays } from './change-days.ts';
import { openDays } from './open-days.ts';
import { stopDays } from './stop-days.ts';

const database = setUpTestDatabase();
let unitId: number;

beforeAll(async () => {
  unitId = (await createHotel(database.db)).unitIds[0] as number;
});

const range = { from: '2026-12-01', to: '2026-12-04' };
const left = async () =>
  (await listAvailability(database.db, [unitId], range.from, range.to)).map((row) => row.left);

const change = (field: 'allotment' | 'closed', day: string, seen: number | null, to: number) =>
  database.db.transaction().execute((tx) => changeDays(tx, field, [{ unitId, day, seen, to }]));

test("days are opened with the unit's number, keep manual settings, and cannot fall below what is taken", async () => {
  expect(await change('allotment', '2026-12-02', null, 4)).toMatchObject({ ok: true });
  await database.db.transaction().execute(async (tx) => {
    expect(await openDays(tx, { unitIds: [unitId], ...range })).toBe(2);
    expect(await openDays(tx, { unitIds: [unitId], ...range })).toBe(0);
  });
  expect(await left()).toEqual([7, 4, 7]);

  const demand = [{ unitId, day: '2026-12-02', quantity: 3 }];
  const at = new Date();
  const expiresAt = new Date(at.getTime() + 60_000);
  await database.db
    .transaction()
    .execute((tx) => reserveInventory(tx, { holdId: randomUUID(), demand, expiresAt, now: at }));
  const days = [
    { unitId, day: '2026-12-01', seen: 7, to: 2 },
    { unitId, day: '2026-12-02', seen: 4, to: 2 },
  ];
  expect(
    await database.db.transaction().execute((tx) => changeDays(tx, 'allotment', days)),
    'a day that is refused keeps the others as they were',
  ).toEqual({ ok: false, reason: 'below_taken', days: [{ unitId, day: '2026-12-02', value: 3 }] });
  expect(await left()).toEqual([7, 1, 7]);
});

test('a conflicting change is reported, unless its result is the same', async () => {
  const conflict = {
    ok: false,
    reason: 'changed_meanwhile',
    days: [{ unitId, day: '2026-12-02', value: 4 }],
  };
  expect(await change('allotment', '2026-12-02', 7, 5)).toEqual(conflict);
  expect(await change('allotment', '2026-12-02', 7, 4)).toEqual({ ok: true, changed: [] });
});

test('closed days have nothing available and reopen with what they had; days taken off sale stay off sale', async () => {
  expect(await change('closed', '2026-12-01', 0, 1)).toMatchObject({ ok: true, changed: [{ to: 1 }] });
  expect((await left())[0]).toBe(0);
  expect(await change('closed', '2026-12-01', 1, 0)).toMatchObject({ ok: true });
  expect((await left())[0]).toBe(7);
  expect(await change('closed', '2027-12-01', null, 1)).toMatchObject({ reason: 'not_open' });
  const spans = [{ unitId, from: '2026-12-01' }];
  await database.db.transaction().execute((tx) => stopDays(tx, { spans, to: '2026-12-02' }));
  expect(await change('closed', '2026-12-01', 1, 0)).toMatchObject({ reason: 'stopped' });
});

test('only the weekdays of a departure are opened', async () => {
  const [cabin] = (await createHotel(database.db)).unitIds as [number];
  await database.db
    .transaction()
    .execute((tx) => openDays(tx, { unitIds: [cabin], from: '2026-12-01', to: '2026-12-15', weekdays: [6] }));
  const rows = await listAvailability(database.db, [cabin], '2026-12-01', '2026-12-15');
  expect(rows.map((row) => row.day)).toEqual(['2026-12-05', '2026-12-12']);
});
