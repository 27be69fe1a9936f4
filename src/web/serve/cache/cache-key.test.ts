import { expect, test } from 'vitest';
import { cacheKey } from './cache-key.ts';

test('one page has one key, in whatever order its query is written and whatever it came from', () => {
  const key = cacheKey('/du-lich?adults=2&from=2026-12-05');
  expect(cacheKey('/du-lich?utm_source=x&from=2026-12-05&adults=2')).toBe(key);
  expect(cacheKey('/du-lich?utm_source=x')).toBe('/du-lich?');
});

test('children keep their order: a page drawn from its key shows each height where it was typed', () => {
  expect(cacheKey('/ve-tham-quan/a.html?cm=95&adults=2&cm=125')).toBe(
    '/ve-tham-quan/a.html?adults=2&cm=95&cm=125',
  );
  expect(cacheKey('/ve-tham-quan/a.html?ages=9&ages=12&ages=3')).toBe(
    '/ve-tham-quan/a.html?ages=9&ages=12&ages=3',
  );
});
