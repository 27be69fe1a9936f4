import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, normalizePhone } from './phone.ts';

const mobilePrefixes =
  '032 033 034 035 036 037 038 039 086 096 097 098 081 082 083 084 085 088 091 094 070 076 077 078 079 089 090 ' +
  '093 052 056 058 092 059 099 087 055';
const oldPrefixes =
  '0162 0163 0164 0165 0166 0167 0168 0169 0123 0124 0125 0127 0129 0120 0121 0122 0126 0128 0186 0188 0199';

describe('normalizePhone', () => {
  test.each([
    ['0912345678', '+84912345678'],
    ['0912 345 678', '+84912345678'],
    ['0912.345.678 (Zalo)', '+84912345678'],
    ['ĐT: 091-234-5678', '+84912345678'],
    ['+84912345678', '+84912345678'],
    ['84912345678', '+84912345678'],
    ['0084 912 345 678', '+84912345678'],
    ['+840912345678', '+84912345678'],
    ['840912345678', '+84912345678'],
    ['+84 (0)912 345 678', '+84912345678'],
    ['0841234567', '+84841234567'],
    ['+84841234567', '+84841234567'],
    ['024 3825 1234', '+842438251234'],
    ['02363822999', '+842363822999'],
    ['+84 28 3829 5678', '+842838295678'],
    ['+1 415 555 2671', '+14155552671'],
    ['0082 2 1234 5678', '+82212345678'],
  ])('%j → %s', (text, phone) => {
    expect(normalizePhone(text)).toBe(phone);
  });

  test.each([
    '',
    'abc',
    '912345678',
    '091234567',
    '09123456789',
    '0112345678',
    '0012345',
    '+0912345678',
    '+84123456789',
    '09+12345678',
    '0912345678 / 0987654321',
    '19001234',
    '1800 123 456',
    '+1234567890123456',
  ])('refuses %j', (text) => {
    expect(normalizePhone(text)).toBeNull();
  });

  test.each(oldPrefixes.split(' '))('refuses the eleven digits of %s from before 2018', (prefix) => {
    expect(normalizePhone(`${prefix}1234567`)).toBeNull();
  });

  test('is stable', () => {
    const text = fc.oneof(
      fc.string(),
      fc.stringMatching(/^(\+|00)?\d{6,15}$/),
      fc.stringMatching(/^0[1-9]\d{8}$/),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const phone = normalizePhone(typed);
        if (phone === null) return;
        expect(phone).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(normalizePhone(phone)).toBe(phone);
        expect(normalizePhone(formatPhone(phone))).toBe(phone);
      }),
    );
  });
});

test.each([
  ['+84912345678', '0912 345 678'],
  ['0912345678', '0912 345 678'],
  ['+842438251234', '024 3825 1234'],
  ['02363822999', '0236 3822 999'],
  ['19001234', '1900 1234'],
  ['1900545415', '1900 545 415'],
  ['+14155552671', '+14155552671'],
  [' không có ', 'không có'],
])('formatPhone(%j) → %j', (text, formatted) => {
  expect(formatPhone(text)).toBe(formatted);
});

describe('numbers of every mobile range in use', () => {
  test.each(mobilePrefixes.split(' '))('%s', (prefix) => {
    expect(normalizePhone(`${prefix}1234567`)).toBe(`+84${prefix.slice(1)}1234567`);
    expect(normalizePhone(`+84${prefix.slice(1)}1234567`)).toBe(`+84${prefix.slice(1)}1234567`);
  });
});
