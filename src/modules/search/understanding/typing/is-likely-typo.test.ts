import { expect, test } from 'vitest';
import { isLikelyTypo } from './is-likely-typo.ts';

test.each([
  ['ho tam', 'ho tram'],
  ['phuu', 'phu'],
  ['hlang', 'hoang'],
  ['hoanhg', 'hoang'],
  ['nha chan', 'nha chang'],
  ['dalak', 'dalac'],
])('“%s” is easily typed for “%s”', (typed, meant) => {
  expect(isLikelyTypo(typed, meant)).toBe(true);
});

test.each([
  ['ho tam', 'ho tay'],
  ['hlang', 'hang'],
  ['binh dung', 'binh dong'],
])('“%s” is hardly typed for “%s”', (typed, meant) => {
  expect(isLikelyTypo(typed, meant)).toBe(false);
});
