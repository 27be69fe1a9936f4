import { expect, test } from 'vitest';
import { outsideNameIn } from './outside-name-in.ts';
import { queryWordsOf } from './query-word.ts';

test.each([
  ['tour nhật bản', 'Nhật Bản'],
  ['tour nhat ban 5 ngay', 'Nhật Bản'],
  ['mua nhà đất', 'nhà đất'],
  ['tour đi sao hỏa', 'sao Hỏa'],
  ['London', 'London'],
])('%j asks for %s, which is not sold', (text, name) => {
  expect(outsideNameIn(queryWordsOf(text))).toBe(name);
});

test.each(['tour lào cai', 'mỹ khê', 'bãi biển', 'nhà đá nẵng', 'nhất bản', ''])(
  '%j asks for nothing that is not sold',
  (text) => {
    expect(outsideNameIn(queryWordsOf(text))).toBeNull();
  },
);
