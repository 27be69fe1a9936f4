import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { compareCountersWithLedger } from '#modules/inventory/holds/compare-counters-with-ledger.ts';
import { convertHold, mergeHold, releaseHold } from '#modules/inventory/holds/holds.ts';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { shrinkHold } from '#modules/inventory/holds/shrink-hold.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { createInventory } from '#tests/factories/days-on-sale.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { shareFleet } from '#tests/factories/shared-fleet.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import type { VehicleDemand } from './vehicle-demand.ts';

const now = new Date('2026-11-21T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const day = '2026-12-02';

const database = setUpTestDatabase();

let units: [number, number, number];
beforeEach(async () => {
  const { db } = database;
  const { unitIds } = await createHotel(db, {
    units: [{ title: 'Hai giờ' }, { title: 'Ba giờ' }, { title: 'Sáng' }],
  });
  units = unitIds as typeof units;
  await createInventory(db, { unitIds, from: '2026-12-01', to: '2026-12-05', allotment: 4 });
});

const inTx = <T>(run: (tx: Tx) => Promise<T>) => database.db.transaction().execute(run);
async function take(
  wanted: [unitId: number, quantity: number][],
  { when = now, vehicles = [] as VehicleDemand[] } = {},
) {
  const holdId = randomUUID();
  const demand = wanted.map(([unitId, quantity]) => ({ unitId, day, quantity }));
  const expiresAt = new Date(when.getTime() + 20 * 60_000);
  const result = await inTx((tx) => reserveInventory(tx, { holdId, demand, vehicles, expiresAt, now: when }));
  return { holdId, ...result };
}
const left = async (when = now, on = day) =>
  (await listAvailability(database.db, units, on, addDays(on, 1), when)).map((row) => row.left);

test('P-06: packages of one yacht with overlapping hours share their inventory, whichever unit holds the places', async () => {
  const [two, three, morning] = units;
  await shareFleet(database.db, {
    vehicles: 1,
    turnaroundMinutes: 30,
    uses: [
      { unitId: two, startsAt: '16:30', minutes: 120 },
      { unitId: three, startsAt: '15:45', minutes: 180 },
      { unitId: morning, startsAt: '12:15', minutes: 180 },
    ],
  });
  expect(await left()).toEqual([1, 1, 1]);
  const sold = await take([[two, 1]]);
  expect(sold.ok).toBe(true);
  expect(await left()).toEqual([0, 0, 1]);
  expect(await take([[three, 1]])).toMatchObject({ ok: false, reason: 'sold_out', short: [] });
  // 12:15 plus three hours and thirty minutes of cleaning ends when the afternoon begins.
  expect(await take([[morning, 1]])).toMatchObject({ ok: true });
  await inTx((tx) => convertHold(tx, sold.holdId));
  expect(await left(minutes(999))).toEqual([0, 0, 1]);
  expect(await left(now, addDays(day, 1))).toEqual([1, 1, 1]);
  expect(await compareCountersWithLedger(database.db)).toEqual([]);
});

test('P-06: four boats in three packages are four boats, not twelve', async () => {
  const uses = units.map((unitId, index) => ({ unitId, startsAt: index ? '08:30' : '08:00', minutes: 240 }));
  await shareFleet(database.db, { vehicles: 4, uses });
  expect(await left()).toEqual([4, 4, 4]);
  const [half, whole, lunch] = units;
  expect(await take([[half, 2]])).toMatchObject({ ok: true });
  expect(await take([[whole, 2]])).toMatchObject({ ok: true });
  expect(await left()).toEqual([0, 0, 0]);
  expect(await take([[lunch, 2]])).toMatchObject({ ok: false });
});

test('items of one cart are counted together, and reserved completely or not at all', async () => {
  const [two, three] = units;
  await shareFleet(database.db, {
    vehicles: 1,
    uses: [two, three].map((unitId) => ({ unitId, startsAt: '16:00', minutes: 120 })),
  });
  expect(
    await take([
      [two, 1],
      [three, 1],
    ]),
  ).toMatchObject({ ok: false, reason: 'sold_out' });
  expect(await left()).toEqual([1, 1, 4]);
});

test('one place may need several vehicles, and a booking one hall for any number of guests', async () => {
  const [pack, hall] = units;
  const { db } = database;
  await shareFleet(db, {
    vehicles: 5,
    uses: [{ unitId: pack, startsAt: '08:00', minutes: 60, quantity: 2 }],
  });
  await shareFleet(db, {
    vehicles: 1,
    uses: [{ unitId: hall, startsAt: '18:00', minutes: 240, per: 'booking' }],
  });
  expect(await left()).toEqual([2, 4, 4]);
  const party = await take([
    [pack, 1],
    [hall, 3],
  ]);
  expect(party.ok).toBe(true);
  expect(await left()).toEqual([1, 0, 4]);
  await inTx((tx) => releaseHold(tx, party.holdId, 'released', 'guest'));
  expect(await left()).toEqual([2, 4, 4]);
});

test('chosen hours and the hours of a package reserve the same boat', async () => {
  const [byHour, evening] = units;
  const fleetId = await shareFleet(database.db, {
    vehicles: 1,
    uses: [
      { unitId: byHour, minutes: 60 },
      { unitId: evening, startsAt: '19:30', minutes: 90 },
    ],
  });
  const hours = (from: string, to: string): VehicleDemand[] => [
    { fleetId, from: `${day}T${from}:00+07:00`, to: `${day}T${to}:00+07:00`, quantity: 1 },
  ];
  expect(await take([[byHour, 2]], { vehicles: hours('17:00', '19:00') })).toMatchObject({ ok: true });
  expect(await left()).toEqual([2, 1, 4]);
  expect(await take([[evening, 1]])).toMatchObject({ ok: true });
  expect(await take([[byHour, 1]], { vehicles: hours('20:30', '21:30') })).toMatchObject({
    ok: false,
    shortVehicles: [{ fleetId }],
  });
  expect(await take([[byHour, 1]], { vehicles: hours('21:00', '22:00') })).toMatchObject({ ok: true });
});

test('a lapsed hold releases the boat for another package', async () => {
  const [two, three] = units;
  await shareFleet(database.db, {
    vehicles: 1,
    uses: [two, three].map((unitId) => ({ unitId, startsAt: '16:00', minutes: 120 })),
  });
  await take([[two, 1]]);
  expect(await take([[three, 1]], { when: minutes(24) })).toMatchObject({ ok: false });
  expect(await left(minutes(25))).toEqual([1, 1, 4]);
  expect(await take([[three, 1]], { when: minutes(25) })).toMatchObject({ ok: true });
  expect(await left(minutes(25))).toEqual([0, 0, 4]);
  expect(await compareCountersWithLedger(database.db)).toEqual([]);
});

test('released places release their boats, and moved ones take them along', async () => {
  const [two, three] = units;
  await shareFleet(database.db, {
    vehicles: 3,
    uses: [two, three].map((unitId) => ({ unitId, startsAt: '16:00', minutes: 120 })),
  });
  const first = await take([[two, 2]]);
  const second = await take([[three, 1]]);
  await inTx(async (tx) => {
    await convertHold(tx, first.holdId);
    await convertHold(tx, second.holdId);
    await shrinkHold(tx, first.holdId, { demand: [{ unitId: two, day, quantity: 1 }], vehicles: [] });
    await mergeHold(tx, second.holdId, first.holdId);
  });
  expect(await left()).toEqual([1, 1, 4]);
  expect(await compareCountersWithLedger(database.db)).toEqual([]);
  await inTx((tx) =>
    shrinkHold(tx, first.holdId, { demand: [{ unitId: three, day, quantity: 1 }], vehicles: [] }),
  );
  expect(await left()).toEqual([2, 2, 4]);
  expect(await compareCountersWithLedger(database.db)).toEqual([]);
});

test('the database itself refuses one boat for two packages, and the invariant finds a place without its boat', async () => {
  const [two, three] = units;
  const { db } = database;
  await shareFleet(db, {
    vehicles: 1,
    uses: [two, three].map((unitId) => ({ unitId, startsAt: '16:00', minutes: 120 })),
  });
  const { holdId } = await take([[two, 1]]);
  const [owned] = await db.selectFrom('vehicle_holds').selectAll().where('hold_id', '=', holdId).execute();
  const again = { ...owned, day, unit_id: three, during: `[${day}T17:00:00+07:00,${day}T19:00:00+07:00)` };
  await expect(
    db
      .insertInto('vehicle_holds')
      .values(again as never)
      .execute(),
  ).rejects.toThrow('vehicle_held_once');
  await db.deleteFrom('vehicle_holds').where('hold_id', '=', holdId).execute();
  expect(await compareCountersWithLedger(db)).toEqual([
    {
      holdId,
      claim: expect.stringContaining(`for unit ${two}`),
      stands: '0 vehicles for 1',
      holdState: 'active',
    },
  ]);
  await inTx((tx) => releaseHold(tx, holdId, 'released', 'guest'));
});

const clock = (half: number) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
const hours = fc.record({ start: fc.integer({ min: 12, max: 36 }), length: fc.integer({ min: 1, max: 8 }) });

test('P-06: for any hours, never more boats are sold at a time than exist, and what is shown can be booked', async () => {
  const { db } = database;
  const run = async (vehicles: number, of: { start: number; length: number }[], wishes: number[]) => {
    const { unitIds } = await createHotel(db, { units: of.map((_, index) => ({ title: `Gói ${index}` })) });
    await createInventory(db, { unitIds, from: day, to: addDays(day, 1), allotment: 4 });
    await shareFleet(db, {
      vehicles,
      uses: of.map(({ start, length }, index) => ({
        unitId: unitIds[index] as number,
        startsAt: clock(start),
        minutes: length * 30,
      })),
    });
    const sold: { start: number; length: number }[] = [];
    for (const request of wishes) {
      const index = request % of.length;
      const wanted = of[index] as (typeof of)[number];
      const shown = await listAvailability(db, unitIds, day, addDays(day, 1), now);
      const taken = await take([[unitIds[index] as number, 1]]);
      expect(taken.ok).toBe((shown.find((row) => row.unitId === unitIds[index])?.left ?? 0) > 0);
      if (taken.ok) sold.push(wanted);
      for (let half = 0; half < 48; half++) {
        const away = sold.filter((one) => one.start <= half && half < one.start + one.length).length;
        expect(away).toBeLessThanOrEqual(vehicles);
      }
      // Nobody is refused while a boat has been idle all day.
      if (!taken.ok && sold.filter((one) => one === wanted).length < 4)
        expect(sold.length).toBeGreaterThanOrEqual(vehicles);
    }
    expect(await compareCountersWithLedger(db)).toEqual([]);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(hours, { minLength: 2, maxLength: 3 }),
      fc.array(fc.nat(5), { minLength: 3, maxLength: 9 }),
      run,
    ),
    { numRuns: 20 },
  );
}, 60_000);
