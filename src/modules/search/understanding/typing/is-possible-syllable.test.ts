import { expect, test } from 'vitest';
import { isPossibleSyllable } from './is-possible-syllable.ts';

test.each([
  ...['nuoc', 'hiem', 'bảo', 'hiểm', 'nghỉ', 'gì', 'gi', 'giêng', 'gieng', 'quý', 'quy', 'khuya', 'y', 'ở'],
  ...['đổi', 'doi', 'tua', 'hoà', 'hòa', 'thuyền', 'thuyen'],
])('“%s” is a syllable of Vietnamese', (typed) => {
  expect(isPossibleSyllable(typed)).toBe(true);
});

test.each([
  ...['', 'trangg', 'bìnhh', 'nawngx', 'hotel', 'resort', 'ninhh', 'logn', '123', 'hue1', 'sapa', 'b'],
  // A stop bears no such tone, and no syllable begins with 'f' or 'zz'.
  ...['hằp', 'bịkt', 'fan', 'zzz', '日本'],
])('“%s” is none', (typed) => {
  expect(isPossibleSyllable(typed)).toBe(false);
});
