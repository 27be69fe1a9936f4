import { expect, test } from 'vitest';
import { holdsCompound } from './holds-compound.ts';

test.each(['lam viec', 'gio lam viec', 'bao hiem o to', 'dat phong the nao', 'tuan trang mat'])(
  '“%s” has an everyday word of two syllables',
  (text) => {
    expect(holdsCompound(text.split(' '))).toBe(true);
  },
);

test.each(['', 'lam', 'lam vien', 'vung tua', 'phong dat', 'lamviec'])('“%s” has none', (text) => {
  expect(holdsCompound(text.split(' '))).toBe(false);
});
