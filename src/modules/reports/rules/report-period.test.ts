import { expect, test } from 'vitest';
import { daysOfPeriod, type ReportPeriod, spanOf } from './report-period.ts';

test.each<[ReportPeriod, string, string, string]>([
  ['7-ngay', '2026-11-24', '2026-11-18', '2026-11-24'],
  ['30-ngay', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['thang-nay', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['thang-truoc', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['thang-truoc', '2028-03-15', '2028-02-01', '2028-02-29'],
  ['nam-nay', '2026-11-24', '2026-01-01', '2026-11-24'],
  ['30-ngay-toi', '2026-12-15', '2026-12-15', '2027-01-13'],
])('%s on %s', (period, today, fromOn, untilOn) => {
  expect(daysOfPeriod(period, today)).toEqual({ fromOn, untilOn });
});

test('custom days may be reversed, and span at most five years', () => {
  expect(spanOf('2026-11-24', '2026-11-01')).toEqual({ fromOn: '2026-11-01', untilOn: '2026-11-24' });
  expect(spanOf('2001-01-01', '2026-11-01').fromOn).toBe('2021-10-28');
});
