import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordMove } from '#modules/addresses/commands/record-move.ts';
import { countAtPlace, findNearest } from '#modules/search/everything/groups-at-place.ts';
import { saveWording } from '#modules/settings/wordings/save-wording.ts';
import { startWording } from '#modules/settings/wordings/wording-kinds.ts';
import type { Tx } from '#platform/db/connect.ts';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { loadSearch } from './load-search.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ demo: true });
}, demoTimeoutMs);
afterAll(() => site.close());

const viewOf = (search: string, more: Record<string, string> = {}) =>
  loadSearch(site.app, new URLSearchParams({ search, ...more }));

test.each([
  ['khách sạn đà nẵng', 'hotel'],
  ['tour hạ long có hồ bơi', 'tour'],
  ['food tour hà nội', 'experience'],
  ['hue1', 'hotel'],
  ['mùa lúa chín mù cang chải', 'combo'],
])('for “%s” the tab %s is open', async (search, tab) => {
  expect((await viewOf(search)).shown?.name).toBe(tab);
});

test('a requested tab is open', async () => {
  expect((await viewOf('khách sạn đà nẵng', { tab: 'combo' })).shown?.name).toBe('combo');
});

test.each([
  ['khách sạn đà nẵng dưới 10k', ['đến 10.000\u00A0₫/đêm']],
  ['khách sạn 5 sao hà giang', ['5 sao']],
])(
  'a price or rating that nothing matches is reported, and everything else is shown: %s',
  async (search, said) => {
    const view = await viewOf(search);
    expect(view.understood).toEqual(said);
    expect(view.isWider).toBe(true);
    expect(view.products.length).toBeGreaterThan(0);
    expect(view.listHref).not.toMatch(/priceMax|star/);
  },
);

test.each([
  ['khách sạn đà nẵng có hồ bơi', ['hồ bơi'], /facilities=ho-boi-ngoai-troi/],
  ['khách sạn đà nẵng gần biển', ['gần biển'], /beach=500/],
  ['khách sạn nha trang có bữa sáng', ['bữa sáng'], /meal=BB/],
  ['khách sạn đà lạt cho mang thú cưng', ['thú cưng'], /facilities=cho-phep-thu-cung/],
])('“Đã hiểu”: recognised wishes filter the results: %s', async (search, said, keys) => {
  const view = await viewOf(search);
  expect(view.understood).toEqual(said);
  expect(view.unfiltered).toEqual([]);
  expect(view.listHref).toMatch(keys);
  const all = await viewOf(view.text);
  expect(view.shown?.total).toBeGreaterThan(0);
  expect(view.shown?.total).toBeLessThan(all.shown?.total ?? 0);
});

test('a wish without a filter is named', async () => {
  const view = await viewOf('tour hạ long có hồ bơi');
  expect(view.understood).toEqual([]);
  expect(view.unfiltered).toEqual(['hồ bơi']);
  expect(view.products.length).toBeGreaterThan(0);
});

test('“Đã hiểu” names days, guests and price as the results have them', async () => {
  const { understood, listHref } = await viewOf('khách sạn đà nẵng cuối tuần 2 người lớn dưới 3tr');
  expect(understood.join(' · ')).toMatch(/1 đêm · 2 khách/);
  expect(understood.at(-1)).toBe('đến 3.000.000\u00A0₫/đêm');
  expect(listHref).toMatch(/from=.*adults=2.*priceMax=/);
});

test.each([
  ['Hà Nội đi Sa Pa', 'Hà Nội', 'Sa Pa'],
  ['tour từ Sài Gòn đi Đà Lạt', 'Sài Gòn', 'tour Đà Lạt'],
  ['hà nội sapa 3 ngày', 'Hà Nội', 'Sa Pa'],
])('results of %s begin in %s', async (search, origin, spelled) => {
  const view = await viewOf(search);
  expect(view.understood.join()).toContain('đi từ');
  expect(view.understood.join()).toContain(origin === 'Sài Gòn' ? '' : origin);
  expect(view.spelled.toLowerCase()).toBe(spelled.toLowerCase());
});

test.each(['lâm đồng đà lạt', 'đà nẵng hội an', 'cát bà hải phòng'])(
  '%s is a place and its province',
  async (search) => {
    expect((await viewOf(search)).understood).toEqual([]);
  },
);

test('either of two places is found', async () => {
  const { products, leftOut } = await viewOf('phú quốc/nha trang', { tab: 'hotel' });
  const titles = products.map(({ title }) => title).join();
  expect(titles).toMatch(/Nha Trang/);
  expect(titles).toMatch(/Phú Quốc/);
  expect(leftOut).toEqual([]);
});

test.each([
  ['tour nhật bản', 'Nhật Bản'],
  ['tour nhat ban', 'Nhật Bản'],
  ['mua nhà đất', 'nhà đất'],
  ['tour đi sao hỏa', 'sao Hỏa'],
  ['tour mỹ', 'nước Mỹ'],
])('“%s” is not sold, which is said, and no substitute is offered for it', async (search, name) => {
  const view = await viewOf(search);
  expect(view).toMatchObject({ outside: { name, place: '' }, tabs: [], destinations: [], help: [] });
});

test.each([
  ['xe khách đi đà lạt', 'vé xe khách', 'Đà Lạt'],
  ['vé tàu hỏa sài gòn nha trang', 'vé tàu hỏa', 'Nha Trang'],
])('beside “%s”, of which %s is not sold, stands what there is in %s', async (search, name, place) => {
  const view = await viewOf(search);
  expect(view.outside).toMatchObject({ name, place });
  expect(view.outside?.href).not.toBe('');
  expect(view.shown?.name).toBe('hotel');
  expect(view.products[0]?.title).toContain(place);
});

test('a title that has the words of something not sold is found', async () => {
  const view = await viewOf('vé tàu ga đà lạt');
  expect(view.outside).toBeNull();
  expect(view.products[0]?.title).toContain('tàu ga Đà Lạt');
});

test('what the office takes for not sold is said from then on', async () => {
  expect((await viewOf('thuê nhà nguyên tháng')).outside).toBeNull();
  const ref = { kind: 'search' } as const;
  const { notSold, ...others } = startWording(ref);
  const row = { name: 'thuê nhà dài hạn', said: 'nhà nguyên tháng', href: '' };
  await saveWording(site.db as unknown as Tx, ref, { ...others, notSold: [...notSold, row] });
  expect((await viewOf('thuê nhà nguyên tháng')).outside?.name).toBe('thuê nhà dài hạn');
  await site.db.deleteFrom('wordings').where('key', '=', 'search').execute();
});

test.each([
  ['bảo hiểm du lịch', /bảo hiểm/],
  ['trẻ em 5 tuổi có tính tiền không', /Trẻ em ngủ chung/],
  ['quên mã đặt chỗ', /Tra cứu đặt chỗ/],
  ['điểm hết hạn khi nào', /Hạn của điểm/],
  ['Ai không nên đi ca nô', /Ai không nên đi ca nô/],
  ['đi ca nô cần lưu ý gì khi mang thai', /ca nô|mang thai/],
])('“%s” is answered by the site alone, and no name is put in place of its words', async (search, title) => {
  const view = await viewOf(search);
  expect(view.help[0]?.title).toMatch(title);
  expect(view).toMatchObject({ correctedTo: null, leftOut: [], tabs: [], destinations: [] });
});

test('an answer is shown with its beginning, with the company’s own facts in it', async () => {
  const { help } = await viewOf('trẻ em ngủ chung có mất tiền không');
  expect(help[0]?.says.length).toBeGreaterThan(40);
  const quoted = await viewOf('bao lâu thì có báo giá cho đoàn');
  expect(quoted.help.map(({ says }) => says).join()).toMatch(/trả lời trong \d+ giờ/);
});

test('an answer of the office stays where its page was renamed, and goes with a page that was withdrawn', async () => {
  const path = '/page/huong-dan-thanh-toan';
  const hrefs = async () => (await viewOf('trả góp')).help.map(({ href }) => href);
  expect(await hrefs()).toContain(path);
  const become = async (slug: string, value: { slug?: string; status?: boolean }) => {
    await site.db.updateTable('pages').set(value).where('slug', '=', slug).execute();
    site.app.data.drop(['content']);
  };
  const to = 'thanh-toan-ra-sao';
  await become('huong-dan-thanh-toan', { slug: to });
  await site.db
    .transaction()
    .execute((tx) => recordMove(tx, { from: path, to: `/page/${to}`, actor: 'staff:an' }));
  expect(await hrefs()).toContain(path);
  await become(to, { status: false });
  expect(await hrefs()).not.toContain(path);
  await become(to, { slug: 'huong-dan-thanh-toan', status: true });
  await site.db.deleteFrom('moved_addresses').where('path', '=', path).execute();
});

test.each([
  ['giờ làm việc', /Lâm Viên/],
  ['bao hiem o to', /bảo hiếu/],
  ['quan ly thoi gian', /./],
])('“%s” is no typo of a name', async (search, name) => {
  expect((await viewOf(search)).correctedTo ?? '').not.toMatch(name);
});

test.each([
  ['đổi chậu hàng', []],
  ['gửi hàng', []],
])('words with other marks than those of titles find nothing: %s', async (search, titles) => {
  expect((await viewOf(search)).products.map(({ title }) => title)).toEqual(titles);
});

test.each([
  ['du lịch đà lạt', 'Đà Lạt'],
  ['khu du lịch hồ tràm', 'Hồ Tràm'],
  ['biển nha trang', 'Nha Trang'],
])('%s is %s', async (search, text) => {
  expect((await viewOf(search)).text.toLowerCase()).toBe(text.toLowerCase());
});

test('a hotel near a sight is the nearest, not the one that mentions it', async () => {
  const { products } = await viewOf('khách sạn gần hồ gươm');
  expect(products.length).toBeGreaterThan(1);
});

test.each([
  ['hủy phòng có mất tiền không', /hủy/i],
  ['hủy phòng có mất phí không', /hủy/i],
  ['sapa mùa nào đẹp', /Sa Pa/],
  // The number of the company, not a telephone that nobody sells here.
  ['số điện thoại', /Liên hệ/],
])('“%s” is answered first by its own article', async (search, title) => {
  expect((await viewOf(search)).help[0]?.title).toMatch(title);
});

test.each([
  ['nha chang', 'Nha Trang'],
  ['ninh bìnhh', 'Ninh Bình'],
  ['hue1', 'Huế'],
])('“%s” is corrected to %s', async (search, spelled) => {
  expect((await viewOf(search)).correctedTo).toBe(spelled);
});

test('a code finds its product only', async () => {
  const { code, title } = await site.db
    .selectFrom('products')
    .select(['code', 'title'])
    .where('status', '=', true)
    .where('kind', '=', 'tour')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  for (const typed of [code, ` ${code.toLowerCase()} `])
    expect((await viewOf(typed)).products.map((one) => one.title)).toEqual([title]);
  await site.db.updateTable('products').set({ status: false }).where('code', '=', code).execute();
  expect((await viewOf(code)).products).toEqual([]);
  await site.db.updateTable('products').set({ status: true }).where('code', '=', code).execute();
});

test('a place counts all of its products, and ignores limits if nothing matches them', async () => {
  const count = (priceMaxVnd?: number) =>
    countAtPlace(site.app.readDb, 'hotel', { text: 'Huế', narrowing: { priceMaxVnd, filters: {} } });
  const all = await count();
  expect(all).toBeGreaterThan(1);
  const cheap = await count(700_000);
  expect(cheap).toBeGreaterThan(0);
  expect(cheap).toBeLessThan(all ?? 0);
  expect(await count(1)).toBe(all);
});

test('words that name no place count their matches', async () => {
  const asked = { text: 'khách sạn boutique', narrowing: { filters: {} } };
  expect(await countAtPlace(site.app.readDb, 'hotel', asked)).toBeNull();
});

test('without matching words, the closest matches are counted', async () => {
  const near = { text: 'khách sạn gần cầu Rồng', narrowing: { filters: {} } };
  expect((await findNearest(site.app.readDb, 'hotel', near)).total).toBeGreaterThan(0);
  expect((await findNearest(site.app.readDb, 'hotel', { ...near, text: 'xyzzy qwrtp' })).total).toBe(0);
});

test.each([
  ['thanh toán momo', /thanh toán/i],
  ['điểm tích lũy', /tích lũy/i],
])('“%s”, which products match only in part, is answered by the site', async (search, title) => {
  expect((await viewOf(search)).help[0]?.title).toMatch(title);
});

test.each(['ha long', 'khách sạn gần cầu rồng'])(
  '“%s” asks nothing that products do not answer, and its tab matches every word',
  async (search) => {
    expect(await viewOf(search)).toMatchObject({ help: [], leftOut: [] });
  },
);

test.each([
  ['q1 sg', 'Quận 1'],
  ['hải châu đà nẵng', 'Hải Châu'],
  ['thủ đức', 'Thủ Đức'],
  ['vincom', 'Vincom Đồng Khởi'],
])('“%s” names the place %s', async (search, title) => {
  const { destinations } = await viewOf(search);
  expect(destinations.map((one) => one.title)).toContain(title);
});

test('hotels near an airport whose name ends in a small word are shown: “Tân Sơn Nhất”', async () => {
  const { shown, products } = await viewOf('khách sạn gần sân bay tân sơn nhất');
  expect(shown?.name).toBe('hotel');
  expect(products.length).toBeGreaterThan(0);
});

test.each([
  ['xe đà nẵng đi huế 7 chỗ', /sân bay Đà Nẵng/],
  ['xe hà nội đi sapa', /Nội Bài/],
  ['limousine hà nội hạ long', /Nội Bài/],
  ['cam ranh về nha trang', /Cam Ranh/],
  ['đón sân bay nửa đêm hà nội', /Nội Bài/],
])('who wants to be driven sees cars that go both ends of the way: %s', async (search, title) => {
  const view = await viewOf(search);
  expect(view.shown?.name).toBe('car');
  expect(view.products[0]?.title).toMatch(title);
});

test.each([
  ['đạp xe tam cốc', 'experience'],
  ['thuê xe máy hà giang', 'service'],
])('what only has the word is no car: %s', async (search, tab) => {
  expect((await viewOf(search)).shown?.name).toBe(tab);
});

test.each([
  ['du thuyền hạ long đi trong ngày', 'đi trong ngày', /Tàu ngày|ba giờ/],
  ['du thuyền hạ long ngủ đêm', 'ngủ đêm', /[23]N[12]Đ/],
  ['overnight cruise halong', 'ngủ đêm', /[23]N[12]Đ/],
])('a boat for the day is told from one for the night: %s', async (search, understood, title) => {
  const view = await viewOf(search);
  expect(view.understood).toContain(understood);
  expect(view.products.length).toBeGreaterThan(1);
  for (const product of view.products) expect(product.title).toMatch(title);
});

test('who wants it cheap sees the lowest price first, and reads so', async () => {
  const { understood, products, listHref } = await viewOf('du thuyền lan hạ rẻ nhất');
  const prices = products.map(({ finalPrice }) => finalPrice);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(understood).toEqual(['giá thấp trước']);
  expect(listHref).toContain('sortBy=finalPrice%3Aasc');
});

test('of a place that no product names what is near is shown, not what has some of its words elsewhere', async () => {
  const { destinations, products } = await viewOf('đầm vân long');
  expect(destinations[0]?.title).toBe('Đầm Vân Long');
  expect(products[0]?.place).toContain('Ninh Bình');
});

test.each([
  ['hotel near hoan kiem lake', 'Hồ Hoàn Kiếm'],
  ['khách sạn 3 sao gần hồ hoàn kiếm', 'Hồ Hoàn Kiếm'],
  ['hoian ancient town', 'Phố cổ Hội An'],
  ['biển hải tiến thanh hóa', 'Hải Tiến'],
])('“%s” names %s', async (search, title) => {
  expect((await viewOf(search)).destinations[0]?.title).toBe(title);
});

test.each([
  ['phu nu co thai di tour duoc khong', /mang thai/],
  ['is breakfast included', /bữa sáng/],
  ['đặt nhầm ngày', /nhầm ngày/],
  ['gửi hành lý sau khi trả phòng', /hành lý/],
  ['làm sao biết đặt thành công', /đặt thành công/],
  ['can children stay for free', /Trẻ em/],
  ['nhận phòng lúc mấy giờ', /Giờ nhận phòng/],
  ['đặt cho bố mẹ đi thì làm sao', /người khác/],
])('“%s” has its answer first', async (search, title) => {
  expect((await viewOf(search)).help[0]?.title).toMatch(title);
});
