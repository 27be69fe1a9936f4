import { expect, test } from 'vitest';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { placeOfferWords } from './place-offer-words.ts';

test('U-82: a place says how many stays it has and from which price', () => {
  const night = formatVnd(714_000);
  expect(placeOfferWords({ products: 9, hotels: 3, nightFromVnd: 714_000 })).toEqual([
    '3 chỗ nghỉ',
    `từ ${night}/đêm`,
  ]);
  expect(placeOfferWords({ products: 9, hotels: 3, nightFromVnd: null })).toEqual(['3 chỗ nghỉ']);
  expect(placeOfferWords({ products: 5, hotels: 0, nightFromVnd: null })).toEqual(['5 dịch vụ']);
});
