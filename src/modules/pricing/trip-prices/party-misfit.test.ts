import { expect, test } from 'vitest';
import { unitOf } from '#modules/pricing/quote/facts.test-data.ts';
import { partyMisfit } from './party-misfit.ts';

const trip = { from: '2026-12-05', to: '2026-12-07', rooms: 1, adults: 2, childAges: [] as number[] };
const size = { maxAdults: 2, maxChildren: 1, maxOccupancy: 3 };
const room = unitOf('hotel', { childPolicy: [{ fromAge: 0, toAge: 11, label: 'Bé', amountVnd: 0 }] }, size);
const suite = { ...room, unitId: 2, maxAdults: 4, maxOccupancy: 5 };
const slot = unitOf(
  'experience',
  { childPolicy: [], groupMin: 2, groupMax: 6, ageMin: 10, weekdays: [1] },
  { maxAdults: 20, maxChildren: 20, maxOccupancy: 20 },
);

test('a party that fits into one room is no misfit, whatever is available', () => {
  expect(partyMisfit([room, suite], { ...trip, adults: 4 })).toBeNull();
  expect(partyMisfit([], trip)).toBeNull();
});

test('for rooms it says how many are needed, of the unit that needs the fewest', () => {
  expect(partyMisfit([room], { ...trip, adults: 5 })).toEqual({ why: 'rooms', count: 3 });
  expect(partyMisfit([room, suite], { ...trip, adults: 5 })).toEqual({ why: 'rooms', count: 2 });
  expect(partyMisfit([room], { ...trip, childAges: [15] })).toEqual({ why: 'rooms', count: 2 });
});

test('rooms that would be empty do not help', () => {
  expect(partyMisfit([room], { ...trip, adults: 1, childAges: [3, 5, 7] })).toEqual({
    why: 'size',
    count: 0,
  });
});

test.each([
  [{ adults: 1 }, { why: 'few', count: 2 }],
  [{ adults: 7 }, { why: 'many', count: 6 }],
  [{ childAges: [9] }, { why: 'young', count: 10 }],
])('for groups it says whom it is for: %j', (party, misfit) => {
  expect(partyMisfit([slot], { ...trip, ...party })).toEqual(misfit);
});
