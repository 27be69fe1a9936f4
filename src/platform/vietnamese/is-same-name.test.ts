import { expect, test } from 'vitest';
import { isSameName } from './is-same-name.ts';

test('S-24: names match in any order and without diacritics', () => {
  expect(isSameName('NGUYEN THU HA', 'Nguyễn Thu Hà')).toBe(true);
  expect(isSameName('THU HA NGUYEN', 'Nguyễn Thu Hà')).toBe(true);
  expect(isSameName('KE TROM', 'Nguyễn Thu Hà')).toBe(false);
});
