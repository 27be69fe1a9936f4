import { expect, test } from 'vitest';
import { checkParty } from './check-party.ts';

const room = { maxAdults: 2, maxChildren: 1, maxOccupancy: 3 };
const party = (quantity: number, adults: number, children = 0, extraBeds = 0) =>
  checkParty({ quantity, adults, children, extraBeds }, room, 'items.0');

test.each([
  [1, 2, 1, 0],
  [2, 3, 2, 0],
  [2, 4, 2, 0],
  [1, 3, 0, 1],
])('%i rooms take %i adults and %i children with %i extra beds', (...numbers) => {
  expect(party(...numbers)).toBeNull();
});

test.each([
  [1, 3, 0, 0, 'items.0.adults'],
  [1, 1, 2, 0, 'items.0.childAges'],
  [1, 3, 1, 1, 'items.0.adults'],
  [2, 5, 0, 0, 'items.0.adults'],
])(
  '%i rooms do not take %i adults and %i children with %i extra beds',
  (quantity, adults, children, beds, field) => {
    expect(party(quantity, adults, children, beds)).toMatchObject({ reason: 'too_many_guests', field });
  },
);

test('no room is left without an adult', () => {
  expect(party(2, 1, 1)).toMatchObject({ reason: 'too_few_adults' });
});
