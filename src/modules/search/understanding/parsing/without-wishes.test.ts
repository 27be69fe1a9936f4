import { expect, test } from 'vitest';
import { queryWordsOf } from './query-word.ts';
import { withoutWishes } from './without-wishes.ts';

const readings = (text: string) =>
  withoutWishes(queryWordsOf(text)).map((words) => words.map(({ typed }) => typed).join(' '));

test.each([
  ['khách sạn gần biển Đà Nẵng 2 người', ['khách sạn biển đà nẵng', 'khách sạn đà nẵng']],
  ['resort Phú Quốc có hồ bơi', ['resort phú quốc hồ bơi', 'resort phú quốc']],
  ['homestay sapa 4 khách 2 phòng', ['homestay sapa']],
  ['resort with pool Mũi Né', ['resort with pool mũi né', 'resort mũi né']],
])('%j is searched again without words that occur in no name', (text, expected) => {
  expect(readings(text).filter((reading) => reading !== text.toLowerCase())).toEqual(
    expected.filter((reading) => reading !== text.toLowerCase()),
  );
});

test.each(['Đà Lạt', 'hồ bơi', '2 người', 'khách sạn'])('%j has no such words', (text) => {
  expect(readings(text)).toEqual([]);
});
