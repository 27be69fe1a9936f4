import { expect, test } from 'vitest';
import { soundAlike } from './sound-alikes.ts';

test.each([
  ['nha chang', 'nha trang'],
  ['xa pa', 'sa pa'],
  ['xam son', 'sam son'],
  ['ha lam', 'ha nam'],
  ['na vong', 'la vong'],
  ['phu quot', 'phu quoc'],
  ['vung tau', 'vun tau'],
  ['da nan', 'da nang'],
  ['ban dac', 'ban giat'],
  ['cho lon', 'tro nong'],
  ['ha zang', 'ha giang'],
  ['cat pa', 'cat ba'],
  ['phu quok', 'phu quoc'],
  ['phu ien', 'phu yen'],
])('%j sounds like %j', (one, other) => {
  expect(soundAlike(one, other)).toBe(true);
});

test.each([
  ['nha trang', 'nga trang'],
  ['ngu hanh', 'lu hanh'],
  ['can tho', 'cat tho'],
  ['ha long', 'ha nong bay'],
  ['phan thiet', 'ban thiet'],
])('%j does not sound like %j', (one, other) => {
  expect(soundAlike(one, other)).toBe(false);
});
