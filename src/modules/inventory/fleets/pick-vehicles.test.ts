import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FleetVehicle, pickVehicles } from './pick-vehicles.ts';
import { overlaps, type Trip, tripsOf, type VehicleDemand } from './vehicle-demand.ts';

const hour = (clock: number) => Date.UTC(2026, 11, 1, clock);
const vehicle = (id: number, ...taken: [number, number][]) => ({
  id,
  productId: 1,
  taken: taken.map(([from, to]) => ({ from: hour(from), to: hour(to) })),
});
const wanted = (from: number, to: number, fields: Partial<VehicleDemand> = {}): VehicleDemand => ({
  productId: 1,
  from: new Date(hour(from)).toISOString(),
  to: new Date(hour(to)).toISOString(),
  quantity: 1,
  ...fields,
});
const pick = (demand: VehicleDemand[], fleet = [vehicle(1), vehicle(2)]) => {
  const result = pickVehicles(tripsOf(demand), fleet);
  return result.ok ? result.picks.map((one) => one.vehicleId).sort() : null;
};

test('one vehicle makes consecutive trips; simultaneous trips need one each', () => {
  expect(pick([wanted(8, 10), wanted(10, 12)], [vehicle(1)])).toEqual([1, 1]);
  expect(pick([wanted(8, 10), wanted(9, 12)], [vehicle(1)])).toBeNull();
  expect(pick([wanted(8, 10), wanted(9, 12)])).toEqual([1, 2]);
  expect(pick([wanted(8, 10, { quantity: 2 })])).toEqual([1, 2]);
  expect(pick([wanted(8, 10, { quantity: 2 }), wanted(9, 11)])).toBeNull();
});

test('an absent vehicle is skipped, to the minute', () => {
  expect(pick([wanted(8, 10)], [vehicle(1, [7, 9]), vehicle(2)])).toEqual([2]);
  expect(pick([wanted(9, 10)], [vehicle(1, [7, 9])])).toEqual([1]);
});

test('vehicles of another product do not count', () => {
  expect(pick([wanted(8, 10, { productId: 2 })])).toBeNull();
});

test('a vehicle is not used for a trip that another one could make', () => {
  const fleet = [vehicle(1), vehicle(2, [10, 20])];
  expect(pick([wanted(6, 9), wanted(8, 15)], fleet)).toEqual([1, 2]);
});

/** Brute force: tries every assignment of trips to vehicles. */
function canBeServed(trips: Trip[], fleet: FleetVehicle[]): boolean {
  const [first, ...rest] = trips;
  if (!first) return true;
  return fleet.some(
    (one) =>
      !one.taken.some((span) => overlaps(span, first)) &&
      canBeServed(
        rest,
        fleet.map((other) => (other === one ? { ...other, taken: [...other.taken, first] } : other)),
      ),
  );
}

test('serves as many trips as possible, and never one vehicle twice at one time', () => {
  const span = fc
    .record({ from: fc.nat(12), length: fc.integer({ min: 1, max: 6 }) })
    .map(({ from, length }): [number, number] => [from, from + length]);
  fc.assert(
    fc.property(
      fc.array(fc.array(span, { maxLength: 2 }), { minLength: 1, maxLength: 4 }),
      fc.array(span, { minLength: 1, maxLength: 5 }),
      (busy, wants) => {
        const fleet = busy.map((spans, index) => vehicle(index, ...spans));
        const trips = tripsOf(wants.map(([from, to]) => wanted(from, to)));
        const result = pickVehicles(trips, fleet);
        expect(result.ok).toBe(canBeServed(trips, fleet));
        if (!result.ok) return;
        expect(result.picks.map((one) => one.trip)).toEqual(expect.arrayContaining(trips));
        for (const { vehicleId, trip } of result.picks) {
          const others = result.picks.filter((one) => one.vehicleId === vehicleId && one.trip !== trip);
          const taken = [...(fleet[vehicleId]?.taken ?? []), ...others.map((one) => one.trip)];
          expect(taken.some((other) => overlaps(other, trip))).toBe(false);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test.each([wanted(8, 8), wanted(9, 8), wanted(8, 9, { quantity: 0 }), wanted(8, 9, { from: 'soon' })])(
  '%o is not a valid demand',
  (one) => {
    expect(() => tripsOf([one])).toThrow(RangeError);
  },
);
