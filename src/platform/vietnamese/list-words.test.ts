import { expect, test } from 'vitest';
import { listWords } from './list-words.ts';

test.each([
  [['Xe 16 chỗ', 'Thuyền máy'], 'Xe 16 chỗ, thuyền máy'],
  [['xe giường phòng', 'Cáp treo'], 'Xe giường phòng, cáp treo'],
  [['Nhà hàng', 'Wi-Fi miễn phí'], 'Nhà hàng, Wi-Fi miễn phí'],
  [['Vé cổng', 'Grand World'], 'Vé cổng, Grand World'],
  [[], ''],
])('%j is one sentence', (titles, sentence) => {
  expect(listWords(titles)).toBe(sentence);
});
