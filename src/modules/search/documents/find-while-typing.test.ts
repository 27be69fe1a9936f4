import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTripWish } from '#modules/search/understanding/read-trip-wish.ts';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { findWhileTyping } from './find-while-typing.ts';
import { listFoundProducts } from './list-found-products.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ demo: true });
}, demoTimeoutMs);
afterAll(() => database.drop());

const find = (text: string) => findWhileTyping(database.db, 'hotel', text, { limit: 20 });

test.each(['ngày 30/12', '2 người lớn dưới 3tr', 'có hồ bơi', 'cuối tuần có bữa sáng'])(
  'while “khách sạn Huế %s” is typed, hotels of Huế are proposed',
  async (wish) => {
    const plain = await find('khách sạn Huế');
    expect(plain.ids.length).toBeGreaterThan(1);
    expect((await find(`khách sạn Huế ${wish}`)).ids).toEqual(plain.ids);
  },
);

test.each(['ngày 30/12', 'xyzzy qwrtp', '', '   ', '"%_\\'])(
  'of “%s” nothing is left that could be proposed',
  async (text) => {
    expect((await find(text)).ids).toEqual([]);
  },
);

test('while something is asked that the site answers, nothing is proposed', async () => {
  for (const type of ['cruise', 'tour', 'car'] as const)
    expect((await findWhileTyping(database.db, type, 'đổi ngày được không', { limit: 20 })).ids).toEqual([]);
  const asked = await findWhileTyping(database.db, 'hotel', 'khách sạn Huế có tốt không', { limit: 20 });
  expect(asked.ids.length).toBeGreaterThan(0);
});

test.each(['xuất hoá đơn', 'liên hệ', 'thanh toan momo', 'toi muon huy tour', 'trả phòng lúc mấy giờ'])(
  'while a page of the site is asked for by “%s”, nothing is proposed',
  async (text) => {
    for (const type of ['experience', 'tour', 'hotel', 'place'] as const)
      expect((await findWhileTyping(database.db, type, text, { limit: 20 })).ids).toEqual([]);
  },
);

test('a stay in a town is no sight that has the word for it in another name', async () => {
  const { ids } = await findWhileTyping(database.db, 'place', 'villa 10 người vũng tàu', { limit: 6 });
  const places = await database.db.selectFrom('places').where('id', 'in', ids).select('title').execute();
  expect(places.map(({ title }) => title)).not.toContain('Bạch Dinh');
  expect(places.length).toBeGreaterThan(0);
});

test('while a region is typed, what lies in it is proposed', async () => {
  const northwest = (type: 'hotel' | 'province' | 'place') =>
    findWhileTyping(database.db, type, 'khách sạn tây bắc', { limit: 50 });
  const { ids: provinces } = await northwest('province');
  expect(provinces.length).toBe(5);
  const { ids: hotels } = await northwest('hotel');
  expect(hotels.length).toBeGreaterThan(0);
  const there = await database.db
    .selectFrom('product_provinces')
    .where('product_id', 'in', hotels)
    .where('position', '=', 0)
    .select('province_id')
    .execute();
  for (const { province_id } of there) expect(provinces).toContain(province_id);
  expect((await northwest('place')).ids.length).toBeGreaterThan(5);
});

test('while the name of a place is unfinished, what lies there is proposed', async () => {
  const whole = await find('khách sạn Nha Trang');
  expect(whole.ids.length).toBeGreaterThan(0);
  expect((await find('khách sạn nha tr')).ids).toEqual(whole.ids);
});

test.each([
  ...['huế tết', 'đà lạt 30/12/2027', 'sa pa cuối tuần sau', 'huế mùng 2 tết 2029', 'nha trang tháng 5'],
  ...['hội an 29/2', 'huế 31/12 đến 2/1', 'đà nẵng thứ bảy này', 'ninh bình ngày mai'],
])('what is left of “%s” does not depend on the day', (text) => {
  const left = ['2026-01-01', '2028-02-29', '2031-08-16'].map((day) => readTripWish(text, day).typed);
  expect(new Set(left).size).toBe(1);
});

const plain = {
  kind: 'hotel' as const,
  ...{ sortBy: 'popularity:desc' as const, provinces: [], places: [], filters: {} },
};

test('the second page goes on where the first one ended', async () => {
  const page = (number: number) =>
    listFoundProducts(
      database.db,
      { ...plain, page: number, limit: 1 },
      { text: 'khách sạn Huế ngày 30/12', facets: false },
    );
  const [first, second] = [await page(1), await page(2)];
  expect(first.totalResults).toBeGreaterThan(1);
  expect(second.results).toHaveLength(1);
  expect(second.results[0]?.title).not.toBe(first.results[0]?.title);
});
