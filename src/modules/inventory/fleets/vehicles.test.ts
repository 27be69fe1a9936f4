import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { changeDays } from '#modules/inventory/days/change-days.ts';
import { compareCountersWithLedger } from '#modules/inventory/holds/compare-counters-with-ledger.ts';
import { convertHold, extendHold, releaseHold, returnHold } from '#modules/inventory/holds/holds.ts';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import type { Tx } from '#platform/db/connect.ts';
import { createProductOfKind, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { loadFleet } from './load-fleet.ts';
import { tripsOf, type VehicleDemand } from './vehicle-demand.ts';

const now = new Date('2026-11-21T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const at = (clock: string, day = '2026-12-02') => `${day}T${clock}:00+07:00`;

const database = setUpTestDatabase();
let car: TestProductOfKind;
let room: TestProductOfKind;

beforeEach(async () => {
  car = await createProductOfKind(database.db, 'car', { vehicles: 2 });
  room = await createProductOfKind(database.db, 'hotel', { allotment: 1 });
});

const trip = (from: string, to: string, fields: Partial<VehicleDemand> = {}): VehicleDemand => ({
  productId: car.productId,
  from,
  to,
  quantity: 1,
  ...fields,
});
async function take(vehicles: VehicleDemand[], { when = now, rooms = 0, until = minutes(20) } = {}) {
  const holdId = randomUUID();
  const demand = rooms > 0 ? [{ unitId: room.unitIds[0] as number, day: '2026-12-02', quantity: rooms }] : [];
  const result = await inTx((tx) =>
    reserveInventory(tx, { holdId, demand, vehicles, expiresAt: until, now: when }),
  );
  return { holdId, ...result };
}
const inTx = <T>(run: (tx: Tx) => Promise<T>) => database.db.transaction().execute(run);
const owned = async (holdId: string) =>
  (
    await database.db
      .selectFrom('vehicle_holds')
      .select('owned')
      .where('hold_id', '=', holdId)
      .orderBy('vehicle_id')
      .execute()
  ).map((row) => row.owned);
const left = async (from = '2026-12-02', to = '2026-12-03', when = now) =>
  (await listAvailability(database.db, car.unitIds, from, to, when)).map((row) => row.left);

test('a fleet of two makes two trips at one time, and a third after the turnaround of the first', async () => {
  expect(await take([trip(at('08:00'), at('10:00'))])).toMatchObject({ ok: true });
  expect(await take([trip(at('09:00'), at('11:00'))])).toMatchObject({ ok: true });
  expect(await take([trip(at('09:30'), at('10:30'))])).toMatchObject({
    ok: false,
    reason: 'sold_out',
    short: [],
    shortVehicles: [
      { productId: car.productId, from: '2026-12-02T02:30:00.000Z', to: '2026-12-02T03:30:00.000Z' },
    ],
  });
  expect(await take([trip(at('10:00'), at('11:00'))])).toMatchObject({ ok: true });
  expect(await compareCountersWithLedger(database.db)).toEqual([]);
});

test('items that need one fleet at overlapping times are counted together, and reserved completely or not at all', async () => {
  const both = [trip(at('08:00'), at('10:00'), { quantity: 2 }), trip(at('09:00'), at('11:00'))];
  expect(await take(both, { rooms: 1 })).toMatchObject({ ok: false, reason: 'sold_out' });
  const short = await take([trip(at('08:00'), at('10:00'))], { rooms: 2 });
  expect(short).toMatchObject({ ok: false, short: [{ unitId: room.unitIds[0], day: '2026-12-02' }] });
  expect(short).not.toHaveProperty('shortVehicles');
  const fits = await take([trip(at('08:00'), at('10:00'), { quantity: 2 }), trip(at('10:00'), at('12:00'))], {
    rooms: 1,
  });
  expect(fits).toMatchObject({ ok: true });
  expect(await owned(fits.holdId)).toEqual([true, true, true]);
});

test('vehicles are owned exactly while the hold is active or converted', async () => {
  const wanted = [trip(at('08:00'), at('10:00'), { quantity: 2 })];
  const first = await take(wanted);
  await inTx((tx) => extendHold(tx, first.holdId, minutes(60)));
  expect(await take(wanted, { when: minutes(40) })).toMatchObject({ ok: false });
  await inTx((tx) => releaseHold(tx, first.holdId, 'released', 'guest'));
  expect(await owned(first.holdId)).toEqual([false, false]);
  const second = await take(wanted);
  await inTx((tx) => convertHold(tx, second.holdId));
  expect(await owned(second.holdId)).toEqual([true, true]);
  expect(await take(wanted, { when: minutes(999) })).toMatchObject({ ok: false });
  await inTx((tx) => returnHold(tx, second.holdId, 'cancelled'));
  expect(await take(wanted)).toMatchObject({ ok: true });
  expect(await compareCountersWithLedger(database.db)).toEqual([]);
});

test('a lapsed hold releases its vehicles to the next booking that needs that time, and only then', async () => {
  const lapsing = await take([trip(at('08:00'), at('10:00'), { quantity: 2 })]);
  expect(await take([trip(at('09:00'), at('11:00'))], { when: minutes(24) })).toMatchObject({ ok: false });
  const trips = tripsOf([trip(at('09:00'), at('11:00'))]);
  const taken = async (when: Date) =>
    (await loadFleet(database.db, trips, when)).map((one) => one.taken.length);
  expect(await taken(minutes(24))).toEqual([1, 1]);
  expect(await taken(minutes(25))).toEqual([0, 0]);
  expect(await take([trip(at('11:00'), at('12:00'))], { when: minutes(25) })).toMatchObject({ ok: true });
  expect(await owned(lapsing.holdId)).toEqual([true, true]);
  expect(await take([trip(at('09:00'), at('11:00'))], { when: minutes(25) })).toMatchObject({ ok: true });
  expect(await owned(lapsing.holdId)).toEqual([false, false]);
  expect(await compareCountersWithLedger(database.db)).toEqual([]);
});

test('a lapsed hold that is being paid keeps its vehicles, without blocking others', async () => {
  const { holdId } = await take([trip(at('08:00'), at('10:00'), { quantity: 2 })]);
  await database.db.transaction().execute(async (paying) => {
    await paying.selectFrom('holds').select('id').where('id', '=', holdId).forUpdate().execute();
    expect(await take([trip(at('09:00'), at('11:00'))], { when: minutes(40) })).toMatchObject({ ok: false });
    expect(await convertHold(paying, holdId)).toEqual({ ok: true });
  });
  expect(await owned(holdId)).toEqual([true, true]);
});

test('vehicles that are switched off are not booked', async () => {
  await database.db
    .updateTable('vehicles')
    .set({ status: false })
    .where('id', '=', car.vehicleIds[0] as number)
    .execute();
  expect(await take([trip(at('08:00'), at('10:00'), { quantity: 2 })])).toMatchObject({ ok: false });
  expect(await left()).toEqual([1]);
});

test('the database itself refuses to book a vehicle twice at one time', async () => {
  const { holdId } = await take([trip(at('08:00'), at('10:00'), { quantity: 2 })]);
  const again = database.db
    .insertInto('vehicle_holds')
    .values({
      hold_id: holdId,
      vehicle_id: car.vehicleIds[0] as number,
      during: `[${at('09:59')},${at('12:00')})`,
    })
    .execute();
  await expect(again).rejects.toThrow('vehicle_held_once');
});

test('a calendar counts vehicles that are not away for the whole day; units of one product share the number', async () => {
  const days = () => left('2026-12-01', '2026-12-05');
  await take([trip(at('06:00'), at('23:30'))]);
  expect(await days()).toEqual([2, 2, 2, 2]);
  const rental = await take([trip(at('18:00', '2026-12-01'), at('09:00', '2026-12-04'))]);
  expect(await days()).toEqual([2, 1, 1, 2]);
  expect(await left('2026-12-02', '2026-12-03', minutes(25))).toEqual([2]);
  await inTx((tx) => convertHold(tx, rental.holdId));
  expect(await left('2026-12-02', '2026-12-03', minutes(25))).toEqual([1]);
  await take([
    trip(at('00:00', '2026-12-03'), at('12:00', '2026-12-03')),
    trip(at('12:00', '2026-12-03'), at('01:00', '2026-12-04')),
  ]);
  expect(await days()).toEqual([2, 1, 0, 2]);
});

test('a whole product is closed and reopened', async () => {
  const days = car.unitIds.flatMap((unitId) => ['2026-12-01', '2026-12-02'].map((day) => ({ unitId, day })));
  const close = (isClosed: boolean) => {
    const [seen, to] = isClosed ? [0, 1] : [1, 0];
    return inTx((tx) =>
      changeDays(
        tx,
        'closed',
        days.map((day) => ({ ...day, seen, to })),
      ),
    );
  };
  await close(true);
  expect(await left('2026-12-01', '2026-12-05')).toEqual([0, 0, 2, 2]);
  await close(false);
  expect(await left('2026-12-01', '2026-12-05')).toEqual([2, 2, 2, 2]);
});

test('a vehicle whose state differs from its hold is found', async () => {
  const { holdId } = await take([trip(at('08:00'), at('10:00'))]);
  await database.db
    .updateTable('vehicle_holds')
    .set({ owned: false })
    .where('hold_id', '=', holdId)
    .execute();
  expect(await compareCountersWithLedger(database.db)).toEqual([
    { holdId, claim: expect.stringMatching(/^vehicle \d+$/), stands: 'free', holdState: 'active' },
  ]);
  await database.db.updateTable('vehicle_holds').set({ owned: true }).where('hold_id', '=', holdId).execute();
});
