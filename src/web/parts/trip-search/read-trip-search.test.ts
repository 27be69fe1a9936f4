import { expect, test } from 'vitest';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { readTripSearch } from './read-trip-search.ts';

const readFor = (kind: KindName, query: string) =>
  readTripSearch(new URLSearchParams(query), kindProfiles[kind], '2026-11-21');
const read = (query: string) => readFor('hotel', query);

test('without dates there is nothing to search for and no error', () => {
  expect(read('')).toMatchObject({ errors: {}, search: null, form: { adults: 2, children: 0, rooms: 1 } });
  expect(read('adults=3&rooms=2')).toMatchObject({ errors: {}, search: null, form: { adults: 3, rooms: 2 } });
});

test('reads a whole stay', () => {
  expect(read('from=2026-12-18&to=2026-12-20&adults=3&children=2&ages=4&ages=9&rooms=2').search).toEqual({
    from: '2026-12-18',
    to: '2026-12-20',
    month: null,
    time: null,
    rooms: 2,
    adults: 3,
    childAges: [4, 9],
  });
});

test.each(['ages=4-9', 'ages=4,9', 'ages=4%2C9', 'ages=4&ages=9&ages='])('reads the ages in %s', (ages) => {
  expect(read(`from=2026-12-18&to=2026-12-20&${ages}`).search?.childAges).toEqual([4, 9]);
});

test('reads the parameters of older links and of a selection that is passed on', () => {
  expect(read('unit=7&plan=3&from=2026-12-18&to=2026-12-20&adults=3&quantity=2').search).toMatchObject({
    rooms: 2,
    adults: 3,
  });
});

test('waits for the second day when only the first is given', () => {
  expect(read('from=2026-12-18')).toMatchObject({ errors: {}, search: null });
});

test('asks a kind only for its own parameters', () => {
  const query = 'from=2026-12-18&to=2026-12-20&month=2027-01&time=09:30&rooms=3&adults=4&ages=5';
  const day = { from: '2026-12-18', to: null, month: null, rooms: 1, childAges: [5] };
  expect(readFor('tour', query).search).toEqual({ ...day, time: null, adults: 4 });
  expect(readFor('car', query).search).toEqual({ ...day, time: '09:30', adults: 2, childAges: [] });
});

test('reads a month instead of a day where the kind allows it', () => {
  expect(readFor('tour', 'month=2026-12&adults=3').search).toMatchObject({ from: null, month: '2026-12' });
  expect(read('month=2026-12').search).toBeNull();
});

test.each<[KindName, string, string]>([
  ['hotel', 'from=2026-11-20&to=2026-11-22', 'from'],
  ['hotel', 'from=&to=2026-11-22', 'from'],
  ['hotel', 'from=2026-02-30&to=2026-11-22', 'from'],
  ['hotel', 'from=2028-06-01&to=2028-06-02', 'from'],
  ['hotel', 'from=2026-12-18&to=', 'to'],
  ['hotel', 'from=2026-12-18&to=2026-12-18', 'to'],
  ['hotel', 'from=2026-12-01&to=2027-01-01', 'to'],
  ['hotel', 'from=2026-12-18&to=2026-12-19&adults=1&rooms=2', 'adults'],
  ['hotel', 'from=2026-12-18&to=2026-12-19&adults=0', 'adults'],
  ['hotel', 'from=2026-12-18&to=2026-12-19&rooms=99', 'rooms'],
  ['hotel', 'from=2026-12-18&to=2026-12-19&children=2&ages=5', 'ages'],
  ['tour', 'from=2026-11-21', 'from'],
  ['tour', 'month=2026-10', 'month'],
  ['tour', 'month=soon', 'month'],
  ['car', 'from=2026-11-21&time=25:00', 'time'],
])('%s %s: names %s and keeps what was typed', (kind, query, field) => {
  const { errors, search, form } = readFor(kind, query);
  expect(Object.keys(errors)).toEqual([field]);
  expect(search).toBeNull();
  expect(form.from).toBe(new URLSearchParams(query).get('from') ?? '');
});
