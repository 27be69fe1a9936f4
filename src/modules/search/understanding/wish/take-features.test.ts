import { expect, test } from 'vitest';
import { saidWords } from './said-words.ts';
import { takeFeatures } from './take-features.ts';

test.each([
  ['khách sạn Đà Nẵng có hồ bơi', ['hồ bơi'], 'khách sạn Đà Nẵng'],
  ['resort phu quoc sat bien co be boi va bua sang', ['hồ bơi', 'sát biển', 'bữa sáng'], 'resort phu quoc'],
  ['homestay đà lạt cho mang thú cưng', ['thú cưng'], 'homestay đà lạt'],
  ['hotel with pool and sea view Nha Trang', ['hồ bơi', 'hướng biển'], 'hotel Nha Trang'],
  ['villa có bếp', ['bếp'], 'villa'],
  ['đưa đón sân bay đà nẵng', [], 'đưa đón sân bay đà nẵng'],
  ['bếp trên núi', [], 'bếp trên núi'],
])('%j asks for %o', (text, names, left) => {
  const said = saidWords(text);
  expect(takeFeatures(said).map(({ name }) => name)).toEqual(names);
  expect(said.left().typed).toBe(left);
});
