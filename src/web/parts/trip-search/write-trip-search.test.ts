import { expect, test } from 'vitest';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { readTripSearch } from './read-trip-search.ts';
import type { TripSearch } from './trip-search.ts';
import { writeTripSearch } from './write-trip-search.ts';

const stay: TripSearch = {
  from: '2026-12-04',
  to: '2026-12-06',
  month: null,
  time: null,
  rooms: 2,
  adults: 3,
  childAges: [5, 8],
};

test('gives each kind the parameters that it asks for', () => {
  const write = (kind: (typeof kindNames)[number]) => `${writeTripSearch(stay, kindProfiles[kind])}`;
  expect(write('hotel')).toBe('from=2026-12-04&to=2026-12-06&rooms=2&adults=3&ages=5-8');
  expect(write('tour')).toBe('from=2026-12-04&adults=3&ages=5-8');
  expect(write('car')).toBe('from=2026-12-04');
});

test('replaces another search and keeps the rest of an address', () => {
  const params = new URLSearchParams('provinces=an-giang&from=2026-11-28&quantity=4&children=1&ages=2');
  expect(`${writeTripSearch({ ...stay, childAges: [] }, kindProfiles.hotel, params)}`).toBe(
    'provinces=an-giang&from=2026-12-04&to=2026-12-06&rooms=2&adults=3',
  );
});

test.each(kindNames)('reads back what it wrote for a %s', (kind) => {
  const profile = kindProfiles[kind];
  const written = writeTripSearch(stay, profile);
  const { search } = readTripSearch(written, profile, '2026-11-21');
  expect(search && `${writeTripSearch(search, profile)}`).toBe(`${written}`);
});
