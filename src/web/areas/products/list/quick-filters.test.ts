import { expect, test } from 'vitest';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { quickFilters } from './quick-filters.ts';

const facets = [
  { key: 'beach', label: 'Cách biển', options: [{ value: '100', label: 'Sát biển, trong 100 m', count: 4 }] },
  { key: 'cancel', label: 'Hủy chỗ', options: [{ value: 'free', label: 'Hủy miễn phí', count: 9 }] },
  { key: 'meal', label: 'Bữa ăn', options: [{ value: 'BB', label: 'Gồm bữa sáng', count: 0 }] },
];
const priceRange = { minVnd: 500_000, maxVnd: 9_000_000 };
const quick = (address: string, trip: Parameters<typeof quickFilters>[2]['trip'] = null, total = 9) =>
  quickFilters(
    getKind('hotel'),
    { facets, priceRange },
    { trip, params: new URLSearchParams(address), total },
  ).map(({ key, value }) => `${key}=${value}`);

test('U-27: quick filters are those that leave some but not all products, and are not active', () => {
  expect(quick('', null, 12)).toEqual(['beach=100', 'cancel=free', 'priceMax=1000000']);
  expect(quick('')).toEqual(['beach=100', 'priceMax=1000000']);
  expect(quick('beach=100&priceMax=2000000', null, 12)).toEqual(['cancel=free']);
});

test('with dates the price is that of all nights and rooms', () => {
  const trip = {
    from: '2026-12-04',
    to: '2026-12-06',
    month: null,
    time: null,
    rooms: 2,
    adults: 4,
    childAges: [],
  };
  expect(quick('', trip)).toContain('priceMax=4000000');
});
