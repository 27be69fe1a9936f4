import { expect, test } from 'vitest';
import { changeValue } from './change-value.ts';

test.each([
  ['kinds', 'hotel, cruise', 'Khách sạn, Du thuyền'],
  ['weekdays', '1, 7', 'T2, CN'],
  ['basis', 'commission', 'hoa hồng'],
  ['method', 'vietqr', 'chuyển khoản'],
  ['confirmedAt', '2026-11-12T12:39:42.000Z', '12/11/2026 19:39'],
  ['month', '2026-10', '10/2026'],
  ['toOn', '2026-12-31', '31/12/2026'],
  ['commissionPercent', '15.5', '15,5'],
  ['netVnd', '850000', '850.000 ₫'],
  ['reason', '', 'trống'],
  ['title', 'Ở 3 trả 2', 'Ở 3 trả 2'],
])('%s %s is read as %s', (key, value, words) => {
  expect(changeValue(key, value).replaceAll('\u00A0', ' ')).toBe(words);
});

test('what somebody typed is neither a property of an object nor a day by its looks', () => {
  for (const typed of ['constructor', '__proto__', 'toString', '2026-02-30', '2026-02-30T99:00Z'])
    for (const key of ['kinds', 'basis', 'q', typed]) expect(changeValue(key, typed)).toBe(typed);
});
