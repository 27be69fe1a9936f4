import { expect, test } from 'vitest';
import { formatSavedTime } from './format-saved-time.ts';
import { readIds } from './read-ids.ts';
import { shareableUrl } from './share.ts';

test('ids are read once each, and nothing else is', () => {
  expect(readIds(new URLSearchParams('ids=12,15,12,x,-3,0,1e3&ids=7'), 50)).toEqual([12, 15, 7]);
  expect(readIds(new URLSearchParams('ids=1,2,3'), 2)).toEqual([1, 2]);
  expect(readIds(new URLSearchParams(''), 2)).toEqual([]);
});

test('a shared link keeps dates and party, and drops personal and tracking parameters', () => {
  const url =
    'https://a.example/du-lich/x.html?from=2027-02-06&adults=2&pickup=12+Hang+Bong&flight=VN1&utm_source=z&fbclid=1#dat';
  expect(shareableUrl(url)).toBe('https://a.example/du-lich/x.html?from=2027-02-06&adults=2');
});

test('a time today is shown as a time, another day as a date', () => {
  const at = Date.parse('2026-11-21T07:05:00Z');
  expect(formatSavedTime(at, at + 60_000)).toBe('14:05');
  expect(formatSavedTime(at, at + 86_400_000)).toBe('14:05, 21/11/2026');
});
