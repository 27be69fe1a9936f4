import { expect, test } from 'vitest';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { wantedBy } from '#modules/pricing/quote/default-wanted.ts';
import { unitOf } from '#modules/pricing/quote/facts.test-data.ts';
import { wantedOf } from './wanted-trip.ts';

const childPolicy = [{ fromAge: 0, toAge: 11, label: 'Dưới 12 tuổi', percent: 50 }];
const size = { maxAdults: 2, maxChildren: 2, maxOccupancy: 4 };
const combo = (pricedPer: string) =>
  unitOf(
    'combo' as KindName,
    { childPolicy, pricedPer, paxIncluded: 2, minQuantity: 1, days: 2, nights: 1 },
    size,
  );
const trip = { from: '2026-12-05', rooms: 1, adults: 2 };

test('a guest outside every age band counts as an adult, as in a quote: packs and cabins match what it needs', () => {
  const grown = { ...trip, childAges: [15] };
  expect(wantedOf(combo('person'), grown).quantity).toBe(3);
  expect(wantedOf(combo('two'), grown).quantity).toBe(2);
  expect(wantedOf(combo('room'), grown).quantity).toBe(2);
  const cruise = unitOf(
    'cruise',
    { childPolicy, days: 2, nights: 1, transfers: [], mandatoryFees: [] },
    size,
  );
  expect(wantedOf(cruise, grown).quantity).toBe(2);
  expect(wantedBy({ adults: 2, childAges: [15] })(combo('two')).quantity).toBe(2);
});

test('without a number of rooms, a stay takes the fewest that fit the party', () => {
  const room = unitOf('hotel', { childPolicy }, { maxAdults: 2, maxChildren: 1, maxOccupancy: 3 });
  const anyRooms = { from: '2026-12-05', to: '2026-12-07', childAges: [] as number[] };
  expect(wantedOf(room, { ...anyRooms, adults: 5 }).quantity).toBe(3);
  expect(wantedOf(room, { ...anyRooms, adults: 2, childAges: [15] }).quantity).toBe(2);
  expect(wantedOf(room, { ...anyRooms, adults: 2, childAges: [5] }).quantity).toBe(1);
  expect(wantedOf(room, { ...anyRooms, adults: 5, rooms: 1 }).quantity).toBe(1);
});

test('children of an age band share the beds of the adults', () => {
  const small = { ...trip, childAges: [5, 9] };
  for (const per of ['two', 'room']) expect(wantedOf(combo(per), small).quantity).toBe(1);
  expect(wantedBy({ adults: 2, childAges: [5, 9] })(combo('two')).quantity).toBe(1);
});
