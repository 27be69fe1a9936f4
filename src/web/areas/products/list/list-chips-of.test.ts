import { expect, test } from 'vitest';
import { listChipsOf } from './list-chips-of.ts';

const facets = [
  { key: 'star', label: 'Hạng sao', options: [{ value: '5', label: '5 sao', count: 3 }] },
  { key: 'provinces', label: 'Điểm đến', options: [] },
];

test('the chip of a value that no option has says which filter it is of', () => {
  const labels = (address: string) =>
    listChipsOf(facets, new URLSearchParams(address), null, null).map(({ label }) => label);
  expect(labels('star=5&star=1')).toEqual(['5 sao', 'Hạng sao: 1']);
  expect(labels('places=khong-co')).toEqual(['Điểm đến không còn']);
  expect(labels('provinces=khong-co')).toEqual(['Điểm đến không còn']);
});
