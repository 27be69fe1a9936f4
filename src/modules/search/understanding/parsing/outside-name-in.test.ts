import { expect, test } from 'vitest';
import { readyWords } from '#modules/search/understanding/ready-words.ts';
import { startWording } from '#modules/settings/wordings/wording-kinds.ts';
import { outsideNameIn } from './outside-name-in.ts';
import { queryWordsOf } from './query-word.ts';

const { notSold } = readyWords(startWording({ kind: 'search' }));

test.each([
  ['tour nhật bản', 'Nhật Bản'],
  ['tour nhat ban 5 ngay', 'Nhật Bản'],
  ['mua nhà đất', 'nhà đất'],
  ['tour đi sao hỏa', 'sao Hỏa'],
  ['London', 'nước Anh'],
  ['tour mỹ', 'nước Mỹ'],
  ['du lịch lào 4 ngày', 'Lào'],
  ['vé xe khách đi đà lạt', 'vé xe khách'],
  ['sim 4g du lịch', 'sim điện thoại'],
  ['đặt bàn nhà hàng', 'đặt bàn nhà hàng'],
  ['làm visa cho người nước ngoài', 'visa, hộ chiếu'],
])('%j asks for %s, which is not sold', (text, name) => {
  expect(outsideNameIn(queryWordsOf(text), notSold)?.name).toBe(name);
});

test.each([
  ...['tour lào cai', 'mỹ khê', 'tour mỹ sơn', 'tour my', 'bãi biển', 'nhà đá nẵng', 'nhất bản', ''],
  ...['xe khách sạn đón sân bay', 'hà lạn', 'đường nga', 'khách sạn đẹp nhất', 'ca nô ra đảo'],
  ...['nhà nghỉ gần bến xe mỹ đình', 'phụ thu người nước ngoài', 'tour sa pa bằng xe giường nằm'],
  'combo đà lạt có xe giường nằm',
])('%j asks for nothing that is not sold', (text) => {
  expect(outsideNameIn(queryWordsOf(text), notSold)).toBeNull();
});
