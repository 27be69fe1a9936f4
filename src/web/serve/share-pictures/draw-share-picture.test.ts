import { expect, test } from 'vitest';
import { wrapLines } from './draw-share-picture.ts';

const wrap = (text: string, most = 3) => wrapLines(text, { width: 12, most, widthOf: (line) => line.length });

test('breaks between words', () => {
  expect(wrap('Vịnh Hạ Long hai ngày')).toEqual(['Vịnh Hạ Long', 'hai ngày']);
  expect(wrap('Đà Lạt')).toEqual(['Đà Lạt']);
});

test('keeps a price together', () => {
  expect(wrap('Giá từ 714.000\u00a0₫')).toEqual(['Giá từ', '714.000\u00a0₫']);
});

test('says when words are left over, within the width', () => {
  expect(wrap('Sa Pa Fansipan bản Cát Cát và đỉnh mây', 2)).toEqual(['Sa Pa', 'Fansipan…']);
  expect(wrap('Một từ dài hơn cả một dòng nhiều', 1)).toEqual(['Một từ dài…']);
});
