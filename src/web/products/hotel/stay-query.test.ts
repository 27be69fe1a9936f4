import { expect, it } from 'vitest';
import { parseStayQuery } from './stay-query.ts';

const read = (query: string) => parseStayQuery(new URLSearchParams(query), '2026-11-21');

it('without dates there is nothing to look for and nothing wrong', () => {
  expect(read('')).toMatchObject({ errors: {}, stay: null, form: { adults: 2, children: 0, rooms: 1 } });
});

it('reads a whole stay', () => {
  expect(
    read('checkIn=2026-12-18&checkOut=2026-12-20&adults=3&children=2&childAges=4&childAges=9&rooms=2').stay,
  ).toEqual({ from: '2026-12-18', to: '2026-12-20', quantity: 2, adults: 3, childAges: [4, 9] });
});

it('waits for the second day when the first came alone', () => {
  expect(read('checkIn=2026-12-18')).toMatchObject({ errors: {}, stay: null });
});

it.each([
  ['checkIn=2026-11-20&checkOut=2026-11-22', 'checkIn'],
  ['checkIn=&checkOut=2026-11-22', 'checkIn'],
  ['checkIn=2026-02-30&checkOut=2026-11-22', 'checkIn'],
  ['checkIn=2026-12-18&checkOut=', 'checkOut'],
  ['checkIn=2026-12-18&checkOut=2026-12-18', 'checkOut'],
  ['checkIn=2026-12-01&checkOut=2027-01-01', 'checkOut'],
  ['checkIn=2026-12-18&checkOut=2026-12-19&adults=1&rooms=2', 'adults'],
  ['checkIn=2026-12-18&checkOut=2026-12-19&adults=0', 'adults'],
  ['checkIn=2026-12-18&checkOut=2026-12-19&rooms=99', 'rooms'],
  ['checkIn=2026-12-18&checkOut=2026-12-19&children=2&childAges=5', 'childAges'],
])('%s: names %s and keeps what was typed', (query, field) => {
  const { errors, stay, form } = read(query);
  expect(Object.keys(errors)).toEqual([field]);
  expect(stay).toBeNull();
  expect(form.checkIn).toBe(new URLSearchParams(query).get('checkIn'));
});
