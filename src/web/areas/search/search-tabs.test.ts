import { expect, test } from 'vitest';
import { searchTabs } from './search-tabs.ts';

const groups = ['destination', 'combo', 'tour', 'article', 'hotel'].map((type) => ({ type, total: 2 }));

test('U-09: tabs are in the order in which people buy, only those with results', () => {
  expect(searchTabs({ groups, text: 'da nang' }, null).tabs.map(({ label }) => label)).toEqual([
    'Khách sạn',
    'Combo',
    'Tour',
    'Cẩm nang',
  ]);
});

test.each([
  ['da nang', null, 'hotel'],
  ['tour đà nẵng', null, 'tour'],
  ['da nang', 'combo', 'combo'],
  ['da nang', 'cruise', 'hotel'],
])('%s, asked for %s: %s is shown', (text, asked, shown) => {
  expect(searchTabs({ groups, text }, asked).shown?.name).toBe(shown);
});

test('a query answered best by an article opens the articles', () => {
  const found = [{ type: 'article', total: 1 }, ...groups.slice(1, 3)];
  expect(searchTabs({ groups: found, text: 'ăn gì ở huế' }, null).shown?.name).toBe('article');
});

test('titles of one or two kinds that match best open that tab; of more kinds they indicate a place', () => {
  const of = (...strong: string[]) =>
    ['hotel', 'combo', 'tour', 'cruise', 'attraction'].map((type) => ({
      type,
      total: 2,
      strength: strong.includes(type) ? 0 : 3,
    }));
  const shown = (...strong: string[]) =>
    searchTabs({ groups: of(...strong), text: 'ha long' }, null).shown?.name;
  expect(shown('attraction')).toBe('attraction');
  expect(shown('tour', 'attraction')).toBe('tour');
  expect(shown('combo', 'tour', 'cruise')).toBe('hotel');
});
