import { expect, test } from 'vitest';
import { parseBookingForm } from './booking-form.ts';
import type { BookingFormOptions } from './booking-form-options.ts';

const options = (children: 'age' | null): BookingFormOptions => ({
  words: {} as BookingFormOptions['words'],
  hasDayList: false,
  until: 'none',
  time: null,
  endTime: null,
  quantity: null,
  guests: { min: 1, max: 10, proposed: 2, children, maxChildren: children ? 4 : 0 },
  hasSingles: false,
  flight: false,
  addresses: false,
  openDated: false,
  extras: [],
});
const read = (query: string, children: 'age' | null) =>
  parseBookingForm(new URLSearchParams(query), 1, options(children));

test('children in a search become adults where the product has no children: the price covers everybody', () => {
  expect(read('adults=1&ages=6-17', null)).toMatchObject({ adults: 3, children: 0, ages: [] });
  expect(read('adults=2', null)).toMatchObject({ adults: 2, ages: [] });
  expect(read('ages=&adults=3', null)).toMatchObject({ adults: 3 });
});

test('where the product has children they stay children', () => {
  expect(read('adults=1&ages=6-17', 'age')).toMatchObject({ adults: 1, children: 2, ages: [6, 17] });
});
