import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatVnd, formatVndShort } from './format-money.ts';
import { parseMoney } from './parse-money.ts';

describe('parseMoney', () => {
  test.each([
    ['1.250.000 ₫', 1_250_000],
    ['1.250.000\u00a0₫', 1_250_000],
    ['1.250.000đ', 1_250_000],
    ['1.250.000 VNĐ', 1_250_000],
    ['VND 500.000', 500_000],
    ['1 250 000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1250000', 1_250_000],
    ['1.250.000,00', 1_250_000],
    ['0', 0],
    ['500k', 500_000],
    ['500K đ', 500_000],
    ['500 nghìn đồng', 500_000],
    ['500 ngàn', 500_000],
    ['2tr', 2_000_000],
    ['2tr5', 2_500_000],
    ['1tr2', 1_200_000],
    ['2tr05', 2_050_000],
    ['1tr250', 1_250_000],
    ['1tr250k', 1_250_000],
    ['1tr200.000', 1_200_000],
    ['1.5 triệu', 1_500_000],
    ['1,5 triệu', 1_500_000],
    ['1,25 trieu', 1_250_000],
    ['0.500 triệu', 500_000],
    ['1.250 triệu', 1_250_000_000],
    ['nửa triệu', 500_000],
    ['2 triệu rưỡi', 2_500_000],
    ['1 triệu 250 nghìn', 1_250_000],
    ['3,6 tỷ', 3_600_000_000],
    ['1 tỉ 200 triệu', 1_200_000_000],
    ['1tỷ2', 1_200_000_000],
    ['2tr5'.toUpperCase(), 2_500_000],
    ['nửa triệu'.normalize('NFD'), 500_000],
  ])('%j → %d', (text, amountVnd) => {
    expect(parseMoney(text)).toBe(amountVnd);
  });

  test.each([
    '',
    'abc',
    '₫',
    'k',
    'nửa',
    '-500',
    '−500k',
    '500k-1tr',
    '500k – 1tr',
    '250.5',
    '1.250.000,50',
    '1.2.3',
    '12.34.567',
    '1.250.00',
    '1 25',
    '20/11',
    '2N1Đ',
    '1k2tr',
    '1tr2tr',
    '1,00000001 tỷ 5 tỷ',
    '0,0000001 triệu',
    '9007199254740993',
    '99999999999999999999 tỷ',
    '1e6',
  ])('refuses %j', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  test('reads back every amount that formatVnd writes', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amountVnd) => {
        expect(parseMoney(formatVnd(amountVnd))).toBe(amountVnd);
      }),
    );
  });

  test('reads back what formatVndShort writes of round amounts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 99_999 }),
        fc.constantFrom(10, 10_000, 10_000_000),
        (count, step) => {
          expect(parseMoney(formatVndShort(count * step))).toBe(count * step);
        },
      ),
    );
  });

  test('never throws and gives whole đồng or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,ktrỷ nửa đ-') }), (text) => {
        const amountVnd = parseMoney(text);
        expect(amountVnd === null || (Number.isSafeInteger(amountVnd) && amountVnd >= 0)).toBe(true);
      }),
    );
  });
});
