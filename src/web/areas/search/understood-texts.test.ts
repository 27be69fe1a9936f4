import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { loadSearch } from './load-search.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ demo: true });
}, demoTimeoutMs);
afterAll(() => site.close());

const viewOf = (search: string) => loadSearch(site.app, new URLSearchParams({ search }));

/** The places of what is shown, as the cards say them. */
const placesOf = ({ products }: Awaited<ReturnType<typeof viewOf>>) => products.map(({ place }) => place);

test.each([
  [
    'tây bắc',
    'tour',
    ['Lào Cai', 'Lai Châu', 'Điện Biên', 'Sơn La'],
    /Lào Cai|Lai Châu|Điện Biên|Sơn La|Phú Thọ/,
  ],
  ['khach san mien tay', 'hotel', ['Cần Thơ', 'An Giang'], /^(?!.*Phú Quốc)/],
  ['khách sạn tây nguyên', 'hotel', ['Lâm Đồng'], /^(?!.*(?:Mũi Né|Quy Nhơn|Phan Thiết))/],
])('“%s” shows what lies in the region', async (search, tab, provinces, places) => {
  const view = await viewOf(search);
  expect(view.shown?.name).toBe(tab);
  expect(view.destinations.map(({ title }) => title)).toEqual(expect.arrayContaining(provinces));
  expect(placesOf(view).length).toBeGreaterThan(0);
  for (const place of placesOf(view)) expect(place).toMatch(places);
  expect(view.listHref).toMatch(/provinces=.*&provinces=.*bounds=.*typed=/);
});

test('what else is said of a region is looked for there; where nothing has it, the page says so', async () => {
  const central = await viewOf('miền trung 4 ngày 3 đêm');
  expect(central.products.length).toBeGreaterThan(1);
  expect(central.leftOut).toEqual([]);
  const flowers = await viewOf('tây bắc xyzzy');
  expect(flowers.leftOut).toEqual(['xyzzy']);
  expect(placesOf(flowers)).toEqual(placesOf(await viewOf('tây bắc')));
});

test.each([
  ['homestay đà l', 'homestay Đà Lạt'],
  ['khách sạn nha tr', 'khách sạn Nha Trang'],
])('the unfinished “%s” shows what “%s” shows', async (begun, whole) => {
  const view = await viewOf(begun);
  expect(view.spelled).toBe(whole);
  expect(view.products.length).toBeGreaterThan(0);
  expect(placesOf(view)).toEqual(placesOf(await viewOf(whole)));
});

test('a brand that is not sold is named as such, and what is like it is shown where it was looked for', async () => {
  const view = await viewOf('khách sạn novotel nha trang');
  expect(view.outside).toMatchObject({ name: 'Novotel', place: 'Nha Trang' });
  expect(view.spelled).toBe('khách sạn novotel nha trang');
  expect(view.understood).toEqual([]);
  expect(view.shown?.name).toBe('hotel');
  expect(placesOf(view).every((place) => place.endsWith('Khánh Hòa'))).toBe(true);
});

test('titles that name a feast are found by the feast of a year', async () => {
  const view = await viewOf('combo tết 2027');
  expect(view.products.length).toBeGreaterThan(0);
  expect(view.products.every(({ title }) => title.startsWith('Combo Tết'))).toBe(true);
});

test('who says only when sees what can be booked on those days', async () => {
  const view = await viewOf('30/4 đi đâu');
  expect(view.understood.join()).toContain('30/4');
  expect(view.shown).toMatchObject({ name: 'tour' });
  expect(view.shown?.total).toBeGreaterThan(20);
});

test('where no car goes all the way, those of where it leads are shown and the page says what is left out', async () => {
  const view = await viewOf('xe 7 chỗ đi đà lạt từ sài gòn');
  expect(view.shown?.name).toBe('car');
  expect(view.products.map(({ title }) => title).join()).toContain('Đà Lạt');
  expect(view.leftOut).toEqual(['sài', 'gòn']);
});

test.each([
  ['khi nào mở cửa đại nội', 'attraction', /Đại Nội/],
  ['things to do in hoi an', 'experience', /Hội An/],
  ['cáp treo fansipan', 'attraction', /Fansipan/],
])('“%s” opens the tab %s', async (search, tab, title) => {
  const view = await viewOf(search);
  expect(view.shown?.name).toBe(tab);
  expect(view.products[0]?.title).toMatch(title);
});

test('a wish for whom is a filter', async () => {
  const view = await viewOf('tour cho người già');
  expect(view.shown?.name).toBe('tour');
  expect(view.understood).toContain('người cao tuổi');
  expect(view.listHref).toContain('conforms=nguoi-cao-tuoi');
});

test.each([
  ['trẻ em đi máy bay ra phú quốc cần giấy gì', /Giấy tờ .* trẻ em/],
  ['wifi có miễn phí không', /Wifi/],
  ['công ty ở đâu', /Giới thiệu|công ty/i],
])('a question is answered before the page that a phrase of it names: %s', async (search, title) => {
  expect((await viewOf(search)).help[0]?.title).toMatch(title);
});

test('a sight that is asked about is no page of the site', async () => {
  expect((await viewOf('khi nào mở cửa đại nội')).help).toEqual([]);
  expect((await viewOf('mở cửa mấy giờ')).help[0]?.title).toBe('Liên hệ');
});
