import { expect, test } from 'vitest';
import { readyWords } from '#modules/search/understanding/ready-words.ts';
import { startWording } from '#modules/settings/wordings/wording-kinds.ts';
import { saidWords } from './said-words.ts';
import { takeFeatures } from './take-features.ts';

const { features } = readyWords(startWording({ kind: 'search' }));

test.each([
  ['khách sạn Đà Nẵng có hồ bơi', ['hồ bơi'], 'khách sạn Đà Nẵng'],
  ['resort phu quoc sat bien co be boi va bua sang', ['hồ bơi', 'sát biển', 'bữa sáng'], 'resort phu quoc'],
  ['homestay đà lạt cho mang thú cưng', ['thú cưng'], 'homestay đà lạt'],
  ['hotel with pool and sea view Nha Trang', ['hồ bơi', 'hướng biển'], 'hotel Nha Trang'],
  ['villa có bếp', ['bếp'], 'villa'],
  ['khách sạn huế nhận phòng sớm', ['nhận phòng sớm'], 'khách sạn huế'],
  ['đưa đón sân bay đà nẵng', [], 'đưa đón sân bay đà nẵng'],
  ['villa 4 phòng ngủ', ['số phòng ngủ'], 'villa'],
  ['resort cho cặp đôi mới cưới', ['cặp đôi'], 'resort'],
  ['bếp trên núi', [], 'bếp trên núi'],
])('%j asks for %o', (text, names, left) => {
  const said = saidWords(text);
  expect(takeFeatures(said, features).map(({ name }) => name)).toEqual(names);
  expect(said.left().typed).toBe(left);
});
