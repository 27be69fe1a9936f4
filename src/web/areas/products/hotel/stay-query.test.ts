import { expect, it } from 'vitest';
import { parseStayQuery } from './stay-query.ts';

const read = (query: string) => parseStayQuery(new URLSearchParams(query), '2026-11-21');

it('without dates there is nothing to look for and nothing wrong', () => {
  expect(read('')).toMatchObject({ errors: {}, stay: null, form: { adults: 2, children: 0, rooms: 1 } });
});

it('reads a whole stay', () => {
  expect(read('from=2026-12-18&to=2026-12-20&adults=3&children=2&ages=4&ages=9&quantity=2').stay).toEqual({
    from: '2026-12-18',
    to: '2026-12-20',
    quantity: 2,
    adults: 3,
    childAges: [4, 9],
  });
});

it('reads the words in which a choice is passed on', () => {
  expect(read('unit=7&plan=3&from=2026-12-18&to=2026-12-20&adults=3&ages=4-9').stay).toMatchObject({
    quantity: 1,
    childAges: [4, 9],
  });
});

it('waits for the second day when the first came alone', () => {
  expect(read('from=2026-12-18')).toMatchObject({ errors: {}, stay: null });
});

it.each([
  ['from=2026-11-20&to=2026-11-22', 'checkIn'],
  ['from=&to=2026-11-22', 'checkIn'],
  ['from=2026-02-30&to=2026-11-22', 'checkIn'],
  ['from=2026-12-18&to=', 'checkOut'],
  ['from=2026-12-18&to=2026-12-18', 'checkOut'],
  ['from=2026-12-01&to=2027-01-01', 'checkOut'],
  ['from=2026-12-18&to=2026-12-19&adults=1&quantity=2', 'adults'],
  ['from=2026-12-18&to=2026-12-19&adults=0', 'adults'],
  ['from=2026-12-18&to=2026-12-19&quantity=99', 'rooms'],
  ['from=2026-12-18&to=2026-12-19&children=2&ages=5', 'childAges'],
])('%s: names %s and keeps what was typed', (query, field) => {
  const { errors, stay, form } = read(query);
  expect(Object.keys(errors)).toEqual([field]);
  expect(stay).toBeNull();
  expect(form.checkIn).toBe(new URLSearchParams(query).get('from'));
});
