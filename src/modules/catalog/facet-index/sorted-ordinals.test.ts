import { expect, test } from 'vitest';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { filterProducts } from './filter-products.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { orderOf, pageOf } from './order-of.ts';
import { ProductIndex } from './product-index.ts';
import { firstFrom, sortedOrdinals } from './sorted-ordinals.ts';

const count = 12_000;
const random = seededRandom(18);
const number = (most: number) => random.below(most + 1);

function product(id: number): IndexedProduct {
  return {
    id,
    priceVnd: number(40) * 100_000,
    ranking: number(500),
    rating: number(30) / 10,
    special: false,
    titleHash: id,
    lat: 0,
    lng: 0,
    options: [['details.star', String(1 + (id % 5))]],
  };
}

const index = new ProductIndex();
const rows = new Map<number, IndexedProduct>();
const put = (row: IndexedProduct) => {
  rows.set(row.id, row);
  index.put(row);
};
for (let id = 1; id <= count; id++) put(product(id));

const query = (wanted: Partial<ProductQuery>): ProductQuery => ({
  ...{ kind: 'hotel', page: 1, limit: 20, sortBy: 'popularity:desc', provinces: [], places: [], filters: {} },
  ...wanted,
});
const asked = [
  query({}),
  query({ page: 3 }),
  query({ sortBy: 'finalPrice:asc', page: 2 }),
  query({ sortBy: 'finalPrice:desc' }),
  query({ sortBy: 'ratingAvg:desc', priceMinVnd: 1_500_000 }),
  query({ priceMinVnd: 1_000_000, priceMaxVnd: 3_900_000, sortBy: 'finalPrice:asc' }),
  query({ filters: { star: ['1', '2', '3', '4', '5'] }, priceMaxVnd: 3_999_999 }),
  query({ filters: { star: ['3'] }, sortBy: 'finalPrice:asc' }),
];

/** Reference implementation that scans every product. */
function plainly({ page, limit, sortBy, filters, priceMinVnd, priceMaxVnd }: ProductQuery): number[] {
  const key: Record<string, (row: IndexedProduct) => number> = {
    'popularity:desc': ({ ranking }) => -ranking,
    'finalPrice:asc': ({ priceVnd }) => priceVnd || Number.MAX_SAFE_INTEGER,
    'finalPrice:desc': ({ priceVnd }) => -priceVnd,
    'ratingAvg:desc': ({ rating }) => -(rating ?? -1),
  };
  const of = key[sortBy] as (row: IndexedProduct) => number;
  const isPriced = priceMinVnd !== undefined || priceMaxVnd !== undefined;
  return [...rows.values()]
    .filter(({ options }) => !filters.star || filters.star.includes(options[0]?.[1] ?? ''))
    .filter(
      ({ priceVnd }) =>
        !isPriced ||
        (priceVnd >= (priceMinVnd ?? 1) && priceVnd <= (priceMaxVnd ?? Number.POSITIVE_INFINITY)),
    )
    .sort((one, other) => of(one) - of(other) || one.id - other.id)
    .slice((page - 1) * limit, page * limit)
    .map(({ id }) => id);
}

async function pages(): Promise<number[][]> {
  const found = [];
  for (const one of asked) {
    const order = await orderOf(null as never, index, one);
    found.push(pageOf(index, filterProducts(index, one)(), order, one));
  }
  return found;
}

test('a long list is sorted like a short one, also while prices change and products come and go', async () => {
  for (let round = 0; round < 4; round++) {
    expect(await pages(), `round ${round}`).toEqual(asked.map(plainly));
    for (let change = 0; change < 60; change++) put(product(1 + number(count - 1)));
    for (let gone = 0; gone < 20; gone++) {
      const id = 1 + number(count - 1);
      rows.delete(id);
      index.remove(id);
    }
    for (let come = 0; come < 30; come++) put(product(count + 1 + round * 100 + come));
  }
});

test('a sort order is kept for thousands of changes, and rebuilt after more', () => {
  const before = sortedOrdinals(index, index.prices, 1).ordinals;
  for (let change = 0; change < 100; change++) put(product(1 + number(count - 1)));
  const { ordinals, changed } = sortedOrdinals(index, index.prices, 1);
  expect(ordinals).toBe(before);
  expect(changed.size).toBeGreaterThan(50);
  for (let change = 0; change < 3_000; change++) put(product(1 + number(count - 1)));
  expect(sortedOrdinals(index, index.prices, 1).ordinals).not.toBe(before);
  expect(sortedOrdinals(index, index.prices, 1).changed.size).toBe(0);
});

test('finds the first value that is not below another', () => {
  const values = Float64Array.of(1, 1, 3, 5);
  expect([0, 1, 2, 5, 6].map((least) => firstFrom(values, least))).toEqual([0, 0, 2, 3, 4]);
});
