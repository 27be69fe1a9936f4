import { expect, test } from 'vitest';
import { type GalleryPicture, groupPictures, pickTiles } from './group-pictures.ts';

const picture = (url: string, category: string): GalleryPicture => ({
  url,
  category,
  caption: '',
  alt: url,
  width: 4,
  height: 3,
  haze: '#fff',
});

const pictures = [
  picture('a', 'Bãi biển'),
  picture('b', 'Phòng'),
  picture('c', 'Bãi biển'),
  picture('d', 'Hồ bơi'),
  picture('e', 'Phòng'),
  picture('f', ''),
];

test('U-41: pictures of a category are together, and each category knows its first', () => {
  const { pictures: ordered, groups } = groupPictures(pictures);
  expect(ordered.map(({ url }) => url).join('')).toBe('acbedf');
  expect(groups.map(({ category, count, startAt }) => `${category} ${count} @${startAt}`)).toEqual([
    'Bãi biển 2 @0',
    'Phòng 2 @2',
    'Hồ bơi 1 @4',
  ]);
});

test('U-41: a single category is not offered', () => {
  expect(groupPictures([picture('a', 'Phòng'), picture('b', 'Phòng')]).groups).toEqual([]);
});

test('a wide screen shows the first picture and one of each category before others', () => {
  const { pictures: ordered, groups } = groupPictures(pictures);
  expect([...pickTiles(ordered, groups, 5)].toSorted()).toEqual([0, 1, 2, 3, 4]);
  expect([...pickTiles(ordered, groups, 3)].toSorted()).toEqual([0, 2, 4]);
  expect([...pickTiles(ordered.slice(0, 2), [], 5)]).toEqual([0, 1]);
});
