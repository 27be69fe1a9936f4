import { expect, test } from 'vitest';
import {
  type ProductSnapshot,
  parseSnapshots,
  putFirst,
  refreshed,
  toSnapshot,
  without,
} from './product-snapshot.ts';

const product = (id: number, more: Partial<ProductSnapshot> = {}): ProductSnapshot => ({
  id,
  kind: 'hotel',
  url: `/khach-san/${id}.html`,
  title: `Nhà ${id}`,
  place: 'Hội An',
  picture: { url: '/media/a.webp', alt: 'Sân', width: 4, height: 3, haze: '#ccc' },
  finalPrice: 900_000,
  priceUnit: '/đêm',
  pricedAt: 1000,
  ...more,
});

test('stored snapshots are read back', () => {
  const kept = [product(1), product(2, { picture: null })];
  expect(parseSnapshots(JSON.parse(JSON.stringify(kept)), 50)).toEqual(kept);
});

test.each([null, undefined, 7, 'x', {}, [null, 3, 'a', {}]])(
  'invalid data is an empty list: %j',
  (stored) => {
    expect(parseSnapshots(stored, 50)).toEqual([]);
  },
);

test('only broken or unsafe entries are dropped; so are duplicates and too many', () => {
  const stored = [
    product(1),
    { ...product(2), url: 'javascript:alert(1)' },
    { ...product(3), url: '//elsewhere.example' },
    { ...product(4), finalPrice: '900000' },
    { ...product(5), picture: { url: 'http://elsewhere.example/x.gif' } },
    product(1, { title: 'again' }),
    product(6),
    product(7),
  ];
  expect(parseSnapshots(stored, 2).map(({ id }) => id)).toEqual([1, 6]);
});

test('the latest is first, once, and the oldest is dropped', () => {
  const two = [product(1), product(2)];
  expect(putFirst(two, product(2), 2).map(({ id }) => id)).toEqual([2, 1]);
  expect(putFirst(two, product(3), 2).map(({ id }) => id)).toEqual([3, 1]);
  expect(without(two, 1)).toEqual([two[1]]);
});

test('a new price replaces the old one with its time; unknown ones stay', () => {
  const two = [product(1), product(2)];
  const live = new Map([[1, toSnapshot({ ...product(1), finalPrice: 800_000 }, 5000)]]);
  expect(refreshed(two, live)).toEqual([product(1, { finalPrice: 800_000, pricedAt: 5000 }), two[1]]);
});
