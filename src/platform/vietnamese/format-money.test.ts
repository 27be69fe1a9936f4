import { describe, expect, test } from 'vitest';
import { formatVnd, formatVndShort } from './format-money.ts';

const noBreakSpace = '\u00a0';

describe('formatVnd', () => {
  test.each([
    [0, '0 ₫'],
    [500, '500 ₫'],
    [1000, '1.000 ₫'],
    [1_250_000, '1.250.000 ₫'],
    [-300_000, '\u2212300.000 ₫'],
    [-0, '0 ₫'],
    [Number.MAX_SAFE_INTEGER, '9.007.199.254.740.991 ₫'],
  ])('%d → %s', (amountVnd, text) => {
    expect(formatVnd(amountVnd)).toBe(text.replace(' ', noBreakSpace));
  });

  test('writes what Intl writes', () => {
    const intl = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' });
    for (const amountVnd of [0, 7, 1234, 1_250_000, 3_600_000_000]) {
      expect(formatVnd(amountVnd)).toBe(intl.format(amountVnd));
    }
  });

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (amountVnd) => {
    expect(() => formatVnd(amountVnd)).toThrow(RangeError);
    expect(() => formatVndShort(amountVnd)).toThrow(RangeError);
  });
});

describe('formatVndShort', () => {
  test.each([
    [0, '0 ₫'],
    [999, '999 ₫'],
    [1000, '1 nghìn'],
    [12_500, '12,5 nghìn'],
    [850_000, '850 nghìn'],
    [999_994, '999,99 nghìn'],
    [999_995, '1 triệu'],
    [1_250_000, '1,25 triệu'],
    [1_254_999, '1,25 triệu'],
    [1_255_000, '1,26 triệu'],
    [2_000_000, '2 triệu'],
    [2_050_000, '2,05 triệu'],
    [999_999_999, '1 tỷ'],
    [3_600_000_000, '3,6 tỷ'],
    [1_234_500_000_000, '1.234,5 tỷ'],
    [-1_250_000, '\u22121,25 triệu'],
  ])('%d → %s', (amountVnd, text) => {
    expect(formatVndShort(amountVnd)).toBe(text.replace(' ', noBreakSpace));
  });
});
