import { expect, test } from 'vitest';
import { fieldOf, readFlightForm } from './flight-values.ts';

const contact = { name: 'Nguyễn Thu Hà', phone: '0912 345 678', consent: 'on' };

function post(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries({ ...contact, adults: '2', cabin: 'economy', ...fields }))
    form.set(key, value);
  return form;
}

test('derives the return leg from the outbound one', () => {
  const read = readFlightForm(
    post({
      trip: 'return',
      'from-0': 'HAN',
      'to-0': 'DAD',
      'date-0': '2027-03-01',
      returnOn: '2027-03-05',
      childAges: '5, 8',
      infants: '1',
    }),
  );
  expect(read.ok && read.input.flight).toMatchObject({
    legs: [
      { from: 'HAN', to: 'DAD', date: '2027-03-01' },
      { from: 'DAD', to: 'HAN', date: '2027-03-05' },
    ],
    childAges: [5, 8],
    infants: 1,
  });
});

test('drops legs that are empty', () => {
  const read = readFlightForm(
    post({
      trip: 'multi-city',
      'from-0': 'HAN',
      'to-0': 'HUI',
      'date-0': '2027-03-01',
      'from-1': 'DAD',
      'to-1': 'SGN',
      'date-1': '2027-03-04',
    }),
  );
  expect(read.ok && read.input.flight?.legs).toHaveLength(2);
});

test('an airport can be typed by any of its names, and an unknown one is kept as input', () => {
  const typed = { trip: 'one-way', 'date-0': '2027-03-01' };
  const named = readFlightForm(post({ ...typed, 'from-0': 'sai gon', 'to-0': 'Nha Trang (CXR)' }));
  expect(named.ok && named.input.flight?.legs[0]).toMatchObject({ from: 'SGN', to: 'CXR' });
  const unknown = readFlightForm(post({ ...typed, 'from-0': 'Sa Pa', 'to-0': 'HAN' }));
  expect(unknown.values.legs[0]?.from).toBe('Sa Pa');
  expect(unknown.ok ? {} : unknown.errors).toEqual({ 'from-0': 'Sân bay này không có trong danh sách.' });
});

test('names the field where something is missing', () => {
  const read = readFlightForm(
    post({ trip: 'return', 'from-0': 'HAN', 'to-0': 'HAN', 'date-0': '', phone: '12' }),
  );
  expect(read.ok).toBe(false);
  expect(Object.keys(read.ok ? {} : read.errors)).toEqual(
    expect.arrayContaining(['phone', 'date-0', 'returnOn']),
  );
});

test.each([
  ['flight.legs.1.date', 'return', 'returnOn'],
  ['flight.legs.1.date', 'multi-city', 'date-1'],
  ['flight.infants', 'return', 'infants'],
  ['flight.childAges.0', 'return', 'childAges'],
  ['source.page', 'return', null],
] as const)('%s of a %s trip is %s', (path, trip, field) => expect(fieldOf(path, trip)).toBe(field));
