import { expect, test } from 'vitest';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import { replaceWords, withItsMarks } from './replace-words.ts';
import { rawHalvesOf, withoutRawKeys } from './without-raw-keys.ts';

const words = new Set('da nang mui ne khach san resort tour ve hang mua sau'.split(' '));
const isWord = (key: string) => words.has(key);

test.each([
  ['ddaf nawngx', 'đà nẵng'],
  ['dafd nangwx', 'đà nẵng'],
  ['ddaf nawxng', 'đà nẵng'],
  ['khachs sanj muix nes', 'khách sạn mũi né'],
  ['homestay hafng', 'homestay hàng'],
  ['hungw yene', 'hưng yên'],
  ['cuawr khauar mongs cais', 'cửa khẩu móng cái'],
  ['d9a2 na8ng4', 'đà nẵng'],
  ['da92 nang84', 'đà nẵng'],
  ['ca2 na8ng', 'cà năng'],
  ['bauf trawngs 2n1dd', 'bàu trắng 2n1đ'],
  ['combo 3N2D9', 'combo 3N2đ'],
  ['veef ddaf nawngx resort', 'về đà nẵng resort'],
])('“%s” are the keys of “%s”', (typed, meant) => {
  expect(withoutRawKeys(typed, isWord)).toBe(meant);
});

test.each([
  'resort đà nẵng',
  'tur da nang',
  'homestay sapa',
  'hue1',
  'villa for 2',
  'vé sun wor',
  'max 2tr5',
  'xe bus',
  'hang loft',
  've gift',
])('“%s” stays as it is typed', (typed) => {
  expect(withoutRawKeys(typed, isWord)).toBe(typed);
});

test('two words that were joined are found by their halves', () => {
  expect(rawHalvesOf('haajlong').map((both) => both.map(searchKey).join(' '))).toContain('ha long');
  expect(rawHalvesOf('london')).toEqual([]);
});

test('words are replaced where they stand, and what is between them stays', () => {
  const [one, other] = [
    { typed: 'da', key: 'da' },
    { typed: 'nagn', key: 'nagn' },
  ];
  const missing = { typed: 'ngày', key: 'ngay' };
  const replaced = [
    { words: [missing], by: 'x' },
    { words: [one, other], by: 'Đà Nẵng' },
  ];
  expect(replaceWords('khách sạn – Da Nagn, 30/12', replaced)).toBe('khách sạn – Đà Nẵng, 30/12');
  expect(replaceWords('khách sạn', replaced)).toBe('khách sạn');
});

test.each([
  ['tướớng', 'tuoong', 'tuong', 'tướng'],
  ['đìbh', 'dibh', 'dinh', 'đình'],
  ['ddieu', 'ddieu', 'dieu', 'dieu'],
  ['thaíh', 'thaih', 'thanh', 'thanh'],
  ['phhố', 'phho', 'pho', 'phố'],
])('“%s” keeps its marks where it is corrected', (typed, key, meant, written) => {
  expect(withItsMarks({ typed, key }, meant)).toBe(written);
});
