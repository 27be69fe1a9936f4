import { expect, test } from 'vitest';
import { keepDays } from './keep-days.ts';

test('a weekday stays with its date and its name whole, and children with their number', () => {
  expect(keepDays('05:30, T3, 01/12/2026')).toBe('05:30, T3,\u00a001/12/2026');
  expect(keepDays('CN, 29/11/2026 – T2, 30/11/2026')).toBe('CN,\u00a029/11/2026 – T2,\u00a030/11/2026');
  expect(keepDays('3 người lớn, 1 trẻ em (6 tuổi)')).toBe('3 người lớn, 1\u00a0trẻ\u00a0em (6 tuổi)');
  expect(keepDays('Phụ thu (tối thứ Sáu, thứ Bảy)')).toBe('Phụ thu (tối thứ\u00a0Sáu, thứ\u00a0Bảy)');
  expect(keepDays('Đón tại: số 5, ngõ 12')).toBe('Đón tại: số 5, ngõ 12');
});
