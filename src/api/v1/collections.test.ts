import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveHoliday } from '#modules/settings/commands/save-holiday.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
});
afterAll(() => site.close());

const read = async (path: string) => {
  const reply = await site.get(`/api/v1/${path}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const slugs = async (path: string) =>
  (await read(path)).results.map((item: { slug: string }) => item.slug) as string[];

test('holidays in the bookable period are listed with their days off, in order', async () => {
  const today = dayInVietnam(site.app.clock.now());
  const holiday = (days: number) => ({
    on: addDays(today, days),
    from: addDays(today, days - 1),
    to: addDays(today, days + 2),
  });
  const save = (group: string, days: number) =>
    site.db
      .transaction()
      .execute((tx) => saveHoliday(tx, { group, title: group, ...holiday(days), isPublicHoliday: true }));
  for (const [group, days] of [
    ['tet', 200],
    ['quoc-khanh', 20],
    ['other', -20],
    ['tet-duong', 700],
  ] as const)
    await save(group, days);
  expect((await read('holidays')).results).toEqual([
    { group: 'quoc-khanh', title: 'quoc-khanh', ...holiday(20), isPublic: true },
    { group: 'tet', title: 'tet', ...holiday(200), isPublic: true },
  ]);
});

test('API-01: settings have what the shell needs', async () => {
  const settings = await read('settings?status=true&step=1');
  for (const key of [
    'intro address phone customerEmail facebook footerColumn1 footerColumn2 footerColumn3 copyright',
    'metaTitle metaKeywords metaDescriptions messenger tiktok hotlines supportHours bankAccounts',
  ].flatMap((keys) => keys.split(' ')))
    expect(settings).toHaveProperty(key);
});

test.each([
  'articles',
  'provinces',
  'places',
  'facilities',
  'hotel-types',
  'conforms',
  'suplliers',
  'suppliers',
  'room-types',
])('API-06: /%s is a list that takes status, step, paging and refuses a bad limit', async (path) => {
  const page = await read(`${path}?status=true&step=1&limit=1`);
  expect(page).toMatchObject({ page: 1, limit: 1 });
  expect(page.results).toHaveLength(1);
  expect(page.totalPages).toBe(page.totalResults);
  expect(await read(`${path}?limit=1&page=99`)).toMatchObject({
    results: [],
    page: 99,
    totalResults: page.totalResults,
  });
  const refused = await site.get(`/api/v1/${path}?limit=1000`);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toMatchObject([{ field: 'limit' }]);
});

test.each([
  'articles/khong-co',
  'articles/khong-co/related',
  'provinces/khong-co',
  'places/khong-co',
  'facilities/khong-co',
  'hotel-types/khong-co',
  'conforms/khong-co',
  'suplliers/khong-co',
  'suppliers/khong-co',
])('/%s is a 404 problem', async (path) => {
  const reply = await site.get(`/api/v1/${path}`);
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(reply.json()).toMatchObject({ code: 'not_found' });
});

test('API-02: articles are listed newest first and found by category, tag, province and words', async () => {
  expect(await slugs('articles')).toEqual(['bai-3', 'bai-2', 'bai-1']);
  expect(await slugs(`articles?category=${encodeURIComponent('Ẩm thực')}`)).toEqual(['bai-3']);
  expect(await slugs('articles?tag=bi%E1%BB%83n&province=da-nang')).toHaveLength(3);
  expect(await slugs('articles?province=lao-cai')).toEqual([]);
  expect(await slugs('articles?search=da%20nang')).toHaveLength(3);
  expect(await slugs('articles?search=zzzz')).toEqual([]);
  expect((await read('articles')).results[0]).toMatchObject({ url: '/bai-3', readingMinutes: 1 });
});

test('API-02: an article with its text and related ones', async () => {
  expect(await read('articles/bai-1')).toMatchObject({
    content: 'Nội dung bài viết.',
    provinces: [{ slug: 'da-nang', title: 'Đà Nẵng' }],
  });
  expect(await slugs('articles/bai-1/related?limit=2')).toEqual(['bai-2', 'bai-3']);
});

test('an article scheduled for tomorrow is hidden today', async () => {
  await site.db
    .updateTable('articles')
    .set({ published_at: '2099-01-01T00:00:00Z' })
    .where('slug', '=', 'bai-3')
    .execute();
  expect(await slugs('articles')).toEqual(['bai-2', 'bai-1']);
  expect(await slugs('articles?search=da%20nang')).toHaveLength(2);
  expect((await site.get('/api/v1/articles/bai-3')).statusCode).toBe(404);
});

test('API-04: provinces by region, with counts of their products', async () => {
  const [first] = (await read(`provinces?region=${encodeURIComponent('Bắc')}`)).results;
  expect(first).toMatchObject({ slug: 'lao-cai', url: '/provinces/lao-cai.html', counts: { hotel: 1 } });
  expect(await read('provinces/da-nang')).toMatchObject({
    title: 'Đà Nẵng',
    counts: { hotel: 3, combo: 1, tour: 1, cruise: 1 },
  });
  expect(await slugs('provinces?special=true')).toEqual(['da-nang']);
  expect((await site.get('/api/v1/provinces?region=T%C3%A2y')).statusCode).toBe(400);
});

test('SRCH-01: one reply has the results of all five lists for a text, which is required', async () => {
  const all = await read('suggestions?search=da%20nang&limit=3');
  const one = async (list: string) => (await read(`${list}?search=da%20nang&limit=3`)).results;
  for (const list of ['provinces', 'hotels', 'voucher-combos', 'tours', 'cruises'])
    expect(all[list], list).toEqual(await one(list));
  expect(all.hotels.length).toBeGreaterThan(0);
  expect(all.places).toEqual((await read('provinces?search=da%20nang')).places);
  const refused = await site.get('/api/v1/suggestions?search=%20');
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [{ field: 'search', message: 'Vui lòng nhập từ khóa.' }],
  ]);
});

test('places of a province, and one place', async () => {
  expect(await slugs('places?province=lam-dong')).toEqual(['da-lat']);
  expect(await slugs('places?province=da-nang')).toEqual([]);
  expect(await read('places/da-lat')).toMatchObject({ province: { slug: 'lam-dong', title: 'Lâm Đồng' } });
});

test('the kind of a place is its label, in lists, on its own, beside a product and to filter by', async () => {
  const ofKind = (label: string) => slugs(`places?kind=${encodeURIComponent(label)}`);
  expect([await ofKind('thành phố'), await ofKind('đảo'), await ofKind('khác')]).toEqual([
    ['da-lat'],
    [],
    [],
  ]);
  expect((await read('places')).results[0].kind).toBe('thành phố');
  expect((await read('places/da-lat')).kind).toBe('thành phố');
  expect((await read('provinces?search=da%20lat')).places[0].kind).toBe('thành phố');
  expect((await read('suggestions?search=da%20lat')).places[0].kind).toBe('thành phố');
  const { results } = await read('hotels?places=da-lat');
  expect((await read(`hotels/${results[0].slug}`)).places[0].kind).toBe('thành phố');
});

test('vocabularies have lists and single terms', async () => {
  expect(await slugs('facilities?scope=hotel&filterable=true')).toEqual(['ho-boi', 'wi-fi-mien-phi']);
  expect(await slugs('facilities?scope=cruise')).toEqual([]);
  expect(await read('hotel-types/resort')).toMatchObject({ title: 'Resort' });
  expect((await site.get('/api/v1/conforms/resort')).statusCode).toBe(404);
});

test('suppliers are found under both spellings and show only brand and licence', async () => {
  const expected = { slug: 'song-lang', title: 'Sóng Lặng', kinds: ['hotel'], licenceNo: '99-001' };
  for (const path of ['suplliers', 'suppliers']) {
    const { id, ...supplier } = await read(`${path}/song-lang`);
    expect(supplier).toEqual(expected);
    expect((await read(path)).results).toEqual([{ id, ...expected }]);
    expect(await slugs(`${path}?kind=cruise`)).toEqual([]);
  }
});

test('room types of a hotel, cabins of a cruise', async () => {
  expect((await read('room-types')).totalResults).toBe(5);
  expect(await slugs('room-types?hotel=gio-bien-resort')).toEqual(['gio-bien-resort-deluxe']);
  expect(await slugs('room-types?cruise=hai-au-ha-long')).toEqual(['hai-au-ha-long-ban-cong']);
  expect(await slugs('room-types?hotel=khong-co')).toEqual([]);
});

test('beside provinces a text finds the products that suggestions have no list for, and else what its page begins with', async () => {
  const kindsOf = async (search: string, among = 'products') => {
    const found = await read(`provinces?search=${encodeURIComponent(search)}`);
    return found[among].map(({ kind }: { kind: string }) => kind);
  };
  const { productId } = await createProductOfKind(site.db, 'attraction');
  const ticket = await site.db
    .selectFrom('products')
    .select('title')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  expect((await kindsOf(ticket.title))[0]).toBe('attraction');
  const hotel = await site.db
    .selectFrom('products')
    .select('title')
    .where('kind', '=', 'hotel')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect((await kindsOf(`${hotel.title} zzqx`, 'first'))[0]).toBe('hotel');
  expect(await kindsOf(hotel.title, 'first'), 'the list of hotels has it already').toEqual([]);
  expect((await read('provinces')).products).toBeUndefined();
});
