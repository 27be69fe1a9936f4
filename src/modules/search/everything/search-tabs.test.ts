import { expect, test } from 'vitest';
import { kindNamedIn } from '#modules/catalog/kinds/kind-named-in.ts';
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
  const found = [{ type: 'article', total: 1, titleHits: 3 }, ...groups.slice(1, 3)];
  expect(searchTabs({ groups: found, text: 'ăn gì ở huế' }, null).shown?.name).toBe('article');
});

test('an article does not come before a product for some more words in its title', () => {
  const found = [
    { type: 'article', total: 1, titleHits: 4 },
    { type: 'experience', total: 1, titleHits: 2 },
  ];
  expect(searchTabs({ groups: found, text: 'dap xe ninh binh' }, null).shown?.name).toBe('experience');
});

test('a place that one hotel mentions opens with what is named after it; a province with its hotels', () => {
  const found = [
    { type: 'hotel', total: 1, strength: 1, titleHits: 0 },
    { type: 'tour', total: 1, strength: 1, titleHits: 3 },
    { type: 'service', total: 1, strength: 1, titleHits: 3 },
  ];
  const shown = (more: object) =>
    searchTabs({ groups: found, text: 'cù lao chàm', ...more }, null).shown?.name;
  expect(shown({ isTown: true })).toBe('tour');
  expect(shown({ isTown: true, isProvince: true })).toBe('hotel');
});

test('nobody who names a place means the transfers there first', () => {
  const found = [
    { type: 'hotel', total: 2, strength: 2, titleHits: 0 },
    { type: 'car', total: 2, strength: 1, titleHits: 2 },
  ];
  expect(searchTabs({ groups: found, text: 'vũng tàu', isPlace: true }, null).shown?.name).toBe('hotel');
  expect(searchTabs({ groups: found, text: 'đi vũng tàu' }, null).shown?.name).toBe('car');
});

test('a word of a kind within the name of a place is none: Phong Thổ is no room', () => {
  const found = [
    { type: 'hotel', total: 2, strength: 2 },
    { type: 'experience', total: 1, strength: 1 },
  ];
  const shown = (names: string[]) =>
    searchTabs({ groups: found, text: 'kayak phong tho', names }, null).shown?.name;
  expect(shown([])).toBe('hotel');
  expect(shown(['phong tho'])).toBe('experience');
});

test.each([
  ['cheo kayak phong nha', undefined],
  ['phong da lat', 'hotel'],
  ['thue xe phong nha', 'car'],
])('with its places known “%s” names the kind %s', (text, kind) => {
  expect(kindNamedIn(text, { names: ['phong nha', 'da lat'] })).toBe(kind);
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

test.each([
  ['xe sân b', 'car'],
  ['khách s', 'hotel'],
  // 'ô tô' is no part of it.
  ['co to island', undefined],
])('a kind may be named by a beginning, but not within other words: %s', (text, kind) => {
  expect(kindNamedIn(text)).toBe(kind);
});
