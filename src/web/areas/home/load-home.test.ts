import { expect, test } from 'vitest';
import { groupByCity, nameInUse, tileWords } from './load-home.ts';

test('groups tours by their city, the largest first, without those that have none', () => {
  const tour = (id: number, ...facts: string[]) => ({ id, facts });
  const cities = groupByCity(
    [
      tour(1, '2N1Đ', 'Từ Đà Nẵng'),
      tour(2, 'Trong ngày', 'Từ Hà Nội', 'Xe 16 chỗ'),
      tour(3, '3N2Đ', 'Từ Hà Nội'),
      tour(4, '3N2Đ'),
      tour(5, '3N2Đ', 'Từ Hà Nội'),
    ],
    2,
  );
  expect(cities.map(({ city, tours }) => [city, tours.map(({ id }) => id)])).toEqual([
    ['Hà Nội', [2, 3]],
    ['Đà Nẵng', [1]],
  ]);
});

test.each([
  [
    'Phú Quốc',
    {
      type: 'province',
      title: 'An Giang',
      mergedFrom: ['An Giang', 'Kiên Giang'],
      nameAlias: ['Kiên Giang', 'Phú Quốc'],
    },
  ],
  [
    'Đà Nẵng',
    { type: 'city', title: 'Đà Nẵng', mergedFrom: ['Đà Nẵng', 'Quảng Nam'], nameAlias: ['Hội An'] },
  ],
  ['Sơn La', { type: 'province', title: 'Sơn La', mergedFrom: ['Sơn La'], nameAlias: [] }],
] as const)('U-05: a destination has its common name: %s', (name, province) => {
  expect(nameInUse(province)).toBe(name);
});

test('U-05: every tile counts the same: places to stay, and all else', () => {
  const province = { type: 'province', title: 'An Giang', mergedFrom: ['An Giang'], nameAlias: ['Phú Quốc'] };
  const wordsOf = (counts: Record<string, number>) =>
    tileWords({ ...province, counts } as Parameters<typeof tileWords>[0]);
  expect(wordsOf({ hotel: 4, car: 4, attraction: 3 })).toEqual(['An Giang', '4 chỗ nghỉ', '7 dịch vụ']);
  expect(wordsOf({ cruise: 10 })).toEqual(['An Giang', '10 dịch vụ']);
});
