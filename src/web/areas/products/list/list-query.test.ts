import { expect, test } from 'vitest';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { parseListQuery, tidyQuery } from './list-query.ts';
import { rankedBy } from './load-list.ts';

const prices = (query: string) => {
  const { priceMinVnd, priceMaxVnd } = parseListQuery(getKind('hotel'), new URLSearchParams(query));
  return [priceMinVnd, priceMaxVnd];
};

test.each([
  ['priceMin=1500000', [1_500_000, undefined]],
  ['priceMin=1.500.000+₫&priceMax=2tr5', [1_500_000, 2_500_000]],
  ['priceMin=&priceMax=0', [undefined, 0]],
  ['priceMin=rẻ&priceMax=-5', [undefined, undefined]],
])('reads the prices of %s, and ignores invalid ones', (query, expected) => {
  expect(prices(query)).toEqual(expected);
});

test('writes prices as digits into the address, and leaves invalid ones alone', () => {
  const tidy = (query: string) => tidyQuery(getKind('hotel'), new URLSearchParams(query))?.toString() ?? null;
  expect(tidy('star=5&priceMin=1.500.000&priceMax=2tr5')).toBe('star=5&priceMin=1500000&priceMax=2500000');
  expect(tidy('star=5&priceMin=1500000&priceMax=')).toBeNull();
  expect(tidy('priceMin=rẻ')).toBeNull();
  expect(tidy('star=5&sortBy=popularity:desc')).toBe('star=5');
});

test('writes the code into an address from before the filter had one', () => {
  const tidy = (query: string) => tidyQuery(getKind('car'), new URLSearchParams(query))?.toString() ?? null;
  const old = new URLSearchParams({ mode: 'đưa đón sân bay', seats: '7' });
  expect(tidy(`${old}&mode=self-drive`)).toBe('seats=7&mode=airport-transfer&mode=self-drive');
  expect(tidy('seats=7&mode=airport-transfer')).toBeNull();
  expect(tidy('mode=unknown')).toBeNull();
});

test('shows the first page in the default order for invalid values', () => {
  expect(parseListQuery(getKind('hotel'), new URLSearchParams('page=-3&sortBy=chaos'))).toMatchObject({
    page: 1,
    sortBy: 'popularity:desc',
  });
});

test('TRUE-06: every list says in a line how it is ranked', () => {
  expect(rankedBy({ sortBy: 'popularity:desc' }, '')).toMatch(
    /^Xếp theo lượt đặt 30 ngày qua, điểm đánh giá/,
  );
  expect(rankedBy({ sortBy: 'popularity:desc' }, 'biển')).toBe('Xếp theo mức khớp với từ bạn tìm.');
  expect(rankedBy({ sortBy: 'finalPrice:asc' }, 'biển')).toBe('Xếp theo giá, thấp trước.');
});
