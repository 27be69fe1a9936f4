import { expect, test } from 'vitest';
import { startSearch } from '#modules/settings/wordings/start/start-search.ts';
import { readyWords } from './ready-words.ts';
import { regionIn } from './region-in.ts';

const { regions } = readyWords(startSearch);

test.each([
  ['tây bắc', 'Tây Bắc', ''],
  ['tour tay bac', 'Tây Bắc', ''],
  ['du lịch vùng đông nam bộ', 'Đông Nam Bộ', ''],
  ['miền tây nam bộ', 'Miền Tây', ''],
  ['nam trung bộ', 'Nam Trung Bộ', ''],
  ['khách sạn đồng bằng sông cửu long', 'Miền Tây', ''],
  ['miền trung 4 ngày 3 đêm', 'Miền Trung', '4 ngày 3 đêm'],
  ['tây nguyên mùa dã quỳ', 'Tây Nguyên', 'mùa dã quỳ'],
])('“%s” names the region %s and says “%s” besides', (text, name, rest) => {
  const found = regionIn(text, regions);
  expect(found?.region.name).toBe(name);
  expect(found?.rest).toBe(rest);
});

test.each(['hà nội', 'tây hồ', 'mien', 'tây ninh bắc', 'mién tày', ''])('“%s” names none', (text) => {
  expect(regionIn(text, regions)).toBeNull();
});
