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

test('every room needs an adult', () => {
  expect(party(2, 1, 1)).toMatchObject({ reason: 'too_few_adults' });
});

test.each([
  [1, 2, 2, 'Lựa chọn này nhận tối đa 1 trẻ em.'],
  [1, 3, 0, 'Lựa chọn này nhận tối đa 2 người lớn.'],
  [1, 3, 1, 'Lựa chọn này nhận tối đa 3 khách.'],
  [2, 5, 0, 'Lựa chọn này nhận tối đa 4 người lớn.'],
])('%i rooms, %i adults, %i children: the exceeded limit is named', (quantity, adults, children, start) => {
  expect(party(quantity, adults, children)?.message).toContain(start);
});

test('a unit for adults only says so', () => {
  const result = checkParty(
    { quantity: 1, adults: 1, children: 1, extraBeds: 0 },
    { ...room, maxChildren: 0 },
    'items.0',
  );
  expect(result?.message).toBe('Lựa chọn này không nhận trẻ em. Vui lòng chọn loại khác.');
});
