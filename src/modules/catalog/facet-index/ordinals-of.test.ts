import { expect, test } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { ordinalsOf } from './ordinals-of.ts';
import { ProductIndex } from './product-index.ts';

const random = seededRandom(41);
const group = 'details.beachDistanceM';
const index = new ProductIndex();
const metres = new Map<number, number[]>();

function put(id: number) {
  const values = Array.from({ length: random.below(3) }, () => random.below(1_500));
  metres.set(id, values);
  index.put({
    ...{ id, priceVnd: 1, ranking: 0, rating: null, special: false, titleHash: id, lat: 0, lng: 0 },
    options: values.map((value) => [group, String(value)]),
  });
}
for (let id = 1; id <= 3_000; id++) put(id);

const ranges = [{ upTo: 100 }, { upTo: 1_000 }, { from: 500 }, { from: 200, upTo: 400 }];
const idsOf = (range: { from?: number; upTo?: number }) => {
  const ids: number[] = [];
  ordinalsOf(index, group, { value: 'x', label: '', ...range }).forEach((ordinal) => {
    ids.push(index.ids[ordinal] as number);
  });
  return ids.toSorted((a, b) => a - b);
};
const plainly = ({ from = 0, upTo = Number.POSITIVE_INFINITY }: { from?: number; upTo?: number }) =>
  [...metres]
    .filter(([, values]) => values.some((value) => value >= from && value <= upTo))
    .map(([id]) => id)
    .toSorted((a, b) => a - b);

test('an option with a range matches the same products however many have changed since the last query', () => {
  for (const changes of [0, 1, 7, 400, 900, 0, 3]) {
    for (let change = 0; change < changes; change++) {
      const id = 1 + random.below(3_100);
      if (random.chance(0.3)) {
        metres.delete(id);
        index.remove(id);
      } else put(id);
    }
    for (const range of ranges) expect(idsOf(range), `after ${changes}`).toEqual(plainly(range));
  }
});

test('a reader who holds the former bitset keeps it unchanged', () => {
  const option = { value: 'x', label: '', upTo: 1_000 };
  const before = ordinalsOf(index, group, option);
  const count = before.countWith(before);
  expect(ordinalsOf(index, group, option)).toBe(before);
  for (let id = 1; id <= 300; id++) index.remove(id);
  expect(before.countWith(before)).toBe(count);
  const after = ordinalsOf(index, group, option);
  expect(after.countWith(after)).toBeLessThan(count);
});
