import { expect, test } from 'vitest';
import { listVehicles } from '#modules/inventory/fleets/list-vehicles.ts';
import { quote } from '#modules/pricing/quote.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { shareFleet } from '#tests/factories/shared-fleet.ts';
import { staff } from '#tests/factories/staff.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { endPause, pauseVehicle } from './units.ts';

const now = new Date('2026-11-21T03:00:00Z');
const actor = staff('lan');
const database = setUpTestDatabase();
const db = () => database.db;

const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+07:00`);
const pause = (car: TestProductOfKind, from: Date, until: Date, vehicleId = car.vehicleIds[0] as number) =>
  pauseVehicle(
    db(),
    { owner: { productId: car.productId }, vehicleId, from, until, reason: 'Bảo dưỡng', actor },
    now,
  );
const ask = async (car: TestProductOfKind, day: string, when = now) => {
  const result = await quote(db(), quoteRequest.parse({ items: [itemOf(car, day)] }), when);
  return result.ok ? 'ok' : result.reason;
};
const pausesOf = async (car: TestProductOfKind, when = now) =>
  (await listVehicles(db(), { productId: car.productId }, when)).flatMap(({ pauses }) => pauses);

test('a vehicle is out of service for a period, is not booked then, and returns automatically', async () => {
  const car = await createProductOfKind(db(), 'car', { vehicles: 1 });
  expect(await ask(car, '2026-12-02')).toBe('ok');
  expect(await pause(car, at('2026-12-02', '08:00'), at('2026-12-04', '00:00'))).toMatchObject({ ok: true });
  expect(await ask(car, '2026-12-01')).toBe('ok');
  expect(await ask(car, '2026-12-02')).not.toBe('ok');
  expect(await ask(car, '2026-12-03')).not.toBe('ok');
  expect(await ask(car, '2026-12-04')).toBe('ok');
  const days = await listAvailability(db(), car.unitIds, '2026-12-01', '2026-12-05', now);
  expect(
    days.map(({ left }) => left),
    'only for the whole of the third it is away',
  ).toEqual([1, 1, 0, 1]);
  expect(await pausesOf(car)).toMatchObject([{ reason: 'Bảo dưỡng', until: at('2026-12-04', '00:00') }]);
  expect(await pausesOf(car, at('2026-12-04', '00:01')), 'over').toEqual([]);
  const { lines } = await listHistory(db(), { verb: 'vehicle.pause' });
  expect(lines[0]).toMatchObject({ reason: 'Bảo dưỡng', after: { vehicle: 'xe-0' } });
});

test('it can return early; another vehicle of the fleet is used meanwhile', async () => {
  const car = await createProductOfKind(db(), 'car', { vehicles: 2 });
  await pause(car, at('2026-11-20', '08:00'), at('2026-12-31', '00:00'));
  expect(await ask(car, '2026-12-02')).toBe('ok');
  await pause(car, at('2026-12-02', '00:00'), at('2026-12-03', '00:00'), car.vehicleIds[1]);
  expect(await ask(car, '2026-12-02')).not.toBe('ok');
  const [first] = await pausesOf(car);
  const vehicleId = car.vehicleIds[0] as number;
  const end = (pauseId: number) =>
    endPause(db(), { owner: { productId: car.productId }, vehicleId, pauseId, actor }, now);
  expect(await end(first?.id ?? 0)).toMatchObject({ ok: true });
  expect(await ask(car, '2026-12-02')).toBe('ok');
  expect(await end(first?.id ?? 0)).toEqual({ ok: false, reason: 'unknown_pause' });
});

test('a shared boat is out of service for all of its products', async () => {
  const [half, whole] = [
    await createProductOfKind(db(), 'experience'),
    await createProductOfKind(db(), 'experience'),
  ];
  const uses = [half, whole].map(({ unitIds: [unitId = 0] }) => ({
    unitId,
    startsAt: '05:30',
    minutes: 120,
  }));
  const fleetId = await shareFleet(db(), { vehicles: 1, uses });
  const { code: fleetCode } = await db()
    .selectFrom('fleets')
    .select('code')
    .where('id', '=', fleetId)
    .executeTakeFirstOrThrow();
  const boats = () => listVehicles(db(), { fleetId }, now);
  const left = async () => {
    const unitIds = [...half.unitIds.slice(0, 1), ...whole.unitIds.slice(0, 1)];
    const days = await listAvailability(db(), unitIds, '2026-12-02', '2026-12-03', now);
    return days.map((day) => day.left);
  };
  expect(await left()).toEqual([1, 1]);
  const of = { owner: { fleetCode }, vehicleId: (await boats())[0]?.id ?? 0, actor };
  const times = { from: at('2026-12-02', '00:00'), until: at('2026-12-03', '00:00'), reason: 'Lên đà' };
  expect(await pauseVehicle(db(), { ...of, ...times }, now)).toEqual({ ok: true, code: 'thuyen-0' });
  expect(await left()).toEqual([0, 0]);
  const { lines } = await listHistory(db(), { objectType: 'fleet', objectId: fleetCode });
  expect(lines[0]).toMatchObject({ verb: 'vehicle.pause', reason: 'Lên đà' });
  const pauseId = (await boats())[0]?.pauses[0]?.id ?? 0;
  expect(await endPause(db(), { ...of, pauseId }, now)).toMatchObject({ ok: true });
  expect(await left()).toEqual([1, 1]);
  const elsewhere = { ...of, owner: { fleetCode: 'khong-co' } };
  expect(await pauseVehicle(db(), { ...elsewhere, ...times }, now)).toMatchObject({
    reason: 'unknown_fleet',
  });
});

test('a past period, one with bookings, and a missing right are refused', async () => {
  const car = await createProductOfKind(db(), 'car', { vehicles: 1 });
  expect(await pause(car, at('2026-11-20', '08:00'), at('2026-11-20', '09:00'))).toEqual({
    ok: false,
    reason: 'past',
  });
  expect(await pause(car, at('2026-12-02', '08:00'), at('2026-12-02', '08:00'))).toEqual({
    ok: false,
    reason: 'past',
  });
  await pause(car, at('2026-12-02', '08:00'), at('2026-12-03', '08:00'));
  expect(await pause(car, at('2026-12-03', '07:00'), at('2026-12-05', '08:00'))).toEqual({
    ok: false,
    reason: 'paused_already',
  });
  expect(await pause(car, at('2026-12-10', '08:00'), at('2026-12-11', '08:00'), 0)).toEqual({
    ok: false,
    reason: 'unknown_vehicle',
  });
  const hotel = await createProductOfKind(db(), 'hotel');
  expect(await pause(hotel, at('2026-12-10', '08:00'), at('2026-12-11', '08:00'), 0)).toMatchObject({
    reason: 'no_fleet',
  });
  const viewer = {
    owner: { productId: car.productId },
    vehicleId: 1,
    from: now,
    until: at('2026-12-02', '08:00'),
    reason: 'x',
  };
  expect(await pauseVehicle(db(), { ...viewer, actor: staff('xem', {}) }, now)).toEqual({
    ok: false,
    reason: 'not_allowed',
  });
});
