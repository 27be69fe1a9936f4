import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { completeName } from './complete-name.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ demo: true });
}, demoTimeoutMs);
afterAll(() => database.drop());

test.each([
  ['homestay đà l', 'homestay Đà Lạt'],
  ['khách sạn nha tr', 'khách sạn Nha Trang'],
  ['du thuyen ha lo', 'du thuyen Hạ Long'],
  ['xe nội b', 'xe Nội Bài'],
  ['vé vinw', 'vé VinWonders'],
  ['khách sạn gần hồ hoàn k', 'khách sạn gần Hồ Hoàn Kiếm'],
])('the last word of “%s” is finished', async (text, whole) => {
  expect(await completeName(database.db, text)).toBe(whole);
});

test.each([
  ...['khách sạn đà lạt', 'nha trang', 'tour cho bé', 'khách sạn giá rẻ', 'đà lạt?', 'tour 3 ngày', 'l', ''],
  // An everyday word is no unfinished name.
  'dang ky tai khoan',
  // Other marks than the name's are another word.
  ...['đá l', 'khách sạn nhã tr'],
])('“%s” stays as it is', async (text) => {
  expect(await completeName(database.db, text)).toBeNull();
});
