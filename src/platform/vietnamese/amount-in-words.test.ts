import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'không đồng'],
  [5, 'năm đồng'],
  [10, 'mười đồng'],
  [11, 'mười một đồng'],
  [14, 'mười bốn đồng'],
  [15, 'mười lăm đồng'],
  [20, 'hai mươi đồng'],
  [21, 'hai mươi mốt đồng'],
  [24, 'hai mươi tư đồng'],
  [25, 'hai mươi lăm đồng'],
  [100, 'một trăm đồng'],
  [105, 'một trăm linh năm đồng'],
  [111, 'một trăm mười một đồng'],
  [121, 'một trăm hai mươi mốt đồng'],
  [1005, 'một nghìn không trăm linh năm đồng'],
  [350_000, 'ba trăm năm mươi nghìn đồng'],
  [1_000_000, 'một triệu đồng'],
  [1_250_000, 'một triệu hai trăm năm mươi nghìn đồng'],
  [1_050_000, 'một triệu không trăm năm mươi nghìn đồng'],
  [12_345_678, 'mười hai triệu ba trăm bốn mươi lăm nghìn sáu trăm bảy mươi tám đồng'],
  [3_600_000_000, 'ba tỷ sáu trăm triệu đồng'],
  [1_000_000_000_000, 'một nghìn tỷ đồng'],
  [1_002_000_000_000, 'một nghìn không trăm linh hai tỷ đồng'],
])('%d → %s', (amountVnd, words) => {
  expect(amountInWords(amountVnd)).toBe(words);
});

test.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses %d', (amountVnd) => {
  expect(() => amountInWords(amountVnd)).toThrow(RangeError);
});
