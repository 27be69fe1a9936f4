import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
});
afterAll(() => site.close());

const list = async (path: string) => {
  const reply = await site.get(`/api/v1/${path}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const slugs = async (path: string) =>
  (await list(path)).results.map((item: { slug: string }) => item.slug) as string[];

test('API-03: a list is an envelope of cards, most popular first', async () => {
  const page = await list('hotels');
  expect(page).toMatchObject({ page: 1, limit: 20, totalPages: 1, totalResults: 5 });
  expect(Object.keys(page).sort()).toEqual(['limit', 'page', 'results', 'totalPages', 'totalResults']);
  const [first] = page.results;
  expect(first.slug).toBe('may-nui-sa-pa');
  for (const key of 'id slug title nameAlias kind url image price finalPrice discount priceUnit'.split(' '))
    expect(first).toHaveProperty(key);
  expect(first.provinces[0]).toEqual({
    id: expect.any(Number),
    slug: 'lao-cai',
    title: 'Lào Cai',
    nameAlias: ['Sa Pa', 'Sapa'],
  });
});

test.each([
  ['voucher-combos', 'combo', '/combo-voucher/da-nang-ba-ngay.html'],
  ['combos', 'combo', '/combo-voucher/da-nang-ba-ngay.html'],
  ['hotels', 'hotel', '/khach-san/may-nui-sa-pa.html'],
  ['tours', 'tour', '/du-lich/ba-na-mot-ngay.html'],
  ['cruises', 'cruise', '/du-thuyen/hai-au-ha-long.html'],
])('/%s lists products of the kind %s under the addresses of their pages', async (path, kind, url) => {
  const { results } = await list(path);
  expect(results[0]).toMatchObject({ kind, url });
});

test('CARD-01: a combo has what its mini card shows', async () => {
  const { results } = await list('voucher-combos?limit=3&special=true&status=true&step=1');
  expect(results.length).toBeGreaterThan(0);
  expect(results.length).toBeLessThanOrEqual(3);
  expect(results[0]).toMatchObject({
    slug: 'da-nang-ba-ngay',
    title: expect.stringMatching(/./),
    url: linkTo('Combo', 'da-nang-ba-ngay'),
    image: null,
    price: 4_000_000,
    finalPrice: 3_000_000,
    discount: 25,
    provinces: [{ title: 'Đà Nẵng', nameAlias: ['Hội An', 'Quảng Nam'] }],
  });
});

test('CARD-02: the discount is in percent, and 0 without a struck price', async () => {
  const { results } = await list('combos');
  expect(results[0]).toMatchObject({
    price: 4_000_000,
    finalPrice: 3_000_000,
    discount: 25,
    priceUnit: '/2 khách',
    guestsOfPrice: 2,
  });
  const hotels = (await list('hotels')).results;
  expect(hotels.find((item: { slug: string }) => item.slug === 'cat-vang-da-nang').discount).toBe(20);
  expect(hotels.find((item: { slug: string }) => item.slug === 'gio-bien-resort').discount).toBe(0);
});

test('pages divide the list without gap or overlap, and one beyond the end still has the total', async () => {
  const first = await list('hotels?limit=2');
  const second = await list('hotels?limit=2&page=2');
  const third = await list('hotels?limit=2&page=3');
  expect(first).toMatchObject({ limit: 2, totalPages: 3, totalResults: 5 });
  const all = [first, second, third].flatMap((page) => page.results.map((item: { id: number }) => item.id));
  expect(new Set(all).size).toBe(5);
  expect(await list('hotels?limit=2&page=9')).toMatchObject({ results: [], totalPages: 3, totalResults: 5 });
});

test.each([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=mười', 'limit'],
  ['limit=1.5', 'limit'],
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=1e9', 'page'],
  ['priceMin=-5', 'priceMin'],
  ['priceMax=rẻ', 'priceMax'],
  ['bounds=109,15,108,16', 'bounds'],
  ['near=da-lat', 'near.0'],
  ['sortBy=price:asc', 'sortBy'],
  ['sortBy=finalPrice', 'sortBy'],
  [`search=${'a'.repeat(201)}`, 'search'],
])('?%s is refused and the field named in Vietnamese', async (query, field) => {
  const reply = await site.get(`/api/v1/hotels?${encodeURI(query)}`);
  expect(reply.statusCode).toBe(400);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  const problem = reply.json();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ field }] });
  expect(problem.errors[0].message).toMatch(/[À-ỹ]/);
});

test.each([
  ['finalPrice:asc', 'song-lang-da-nang'],
  ['finalPrice:desc', 'may-nui-sa-pa'],
  ['title:asc', 'cat-vang-da-nang'],
  ['popularity:desc', 'may-nui-sa-pa'],
])('sortBy=%s begins with %s', async (sortBy, slug) => {
  expect((await slugs(`hotels?sortBy=${sortBy}`))[0]).toBe(slug);
});

test('special=true filters, special=false and an empty value do not', async () => {
  expect(await slugs('hotels?special=true')).toEqual(['gio-bien-resort', 'cat-vang-da-nang']);
  expect(await slugs('hotels?special=false')).toHaveLength(5);
});

test('keys may be repeated or have comma-separated values; values of one key are alternatives', async () => {
  const both = ['doi-thong-da-lat', 'may-nui-sa-pa'];
  expect((await slugs('hotels?provinces=lam-dong&provinces=lao-cai')).sort()).toEqual(both);
  expect((await slugs('hotels?provinces=lam-dong,lao-cai')).sort()).toEqual(both);
  expect(await slugs('hotels?places=da-lat')).toEqual(['doi-thong-da-lat']);
  expect(await slugs('hotels?provinces=khong-co')).toEqual([]);
});

test('different keys are combined with AND', async () => {
  expect(await slugs('hotels?star=4&star=5&facilities=ho-boi&hotelType=resort')).toEqual(['gio-bien-resort']);
  expect(await slugs('hotels?priceMin=1000000&priceMax=1500000&sortBy=finalPrice:asc')).toEqual([
    'cat-vang-da-nang',
    'gio-bien-resort',
  ]);
});

test('a list is filtered by a map section and by distance', async () => {
  const all = await slugs('hotels');
  expect(await slugs('hotels?bounds=107,15,109,17')).toEqual(all);
  expect(await slugs('hotels?bounds=102,9,103,10')).toEqual([]);
  expect(await slugs('hotels?near=da-lat.3')).toEqual([]);
  expect(await slugs('hotels/map?bounds=102,9,103,10')).toEqual([]);
});

test('API-05: status, step and unknown keys change nothing', async () => {
  const plain = await list('hotels?limit=3');
  expect(
    await list('hotels?limit=3&status=true&step=1&utm_source=x&status=false&sắp=xếp&__proto__=1'),
  ).toEqual(plain);
});

test('facets count the results of a further choice, together with the price range', async () => {
  const { facets, priceRange } = await list('hotels?facets=true&provinces=da-nang');
  const options = (key: string) => facets.find((facet: { key: string }) => facet.key === key).options;
  expect(options('provinces')).toContainEqual({ value: 'lam-dong', label: 'Lâm Đồng', count: 1 });
  expect(options('star')).toContainEqual({ value: '5', label: '5 sao', count: 1 });
  expect(options('hotelType')).toEqual([
    { value: 'khach-san', label: 'Khách sạn', count: 2 },
    { value: 'resort', label: 'Resort', count: 1 },
  ]);
  expect(priceRange).toEqual({ minVnd: 500_000, maxVnd: 1_500_000 });
  expect(await list('hotels')).not.toHaveProperty('facets');
});

test.each(['Đà Lạt', 'đà lạt', 'da lat', 'dalat', 'DDaf Latj', 'ddaf lajt', 'd9a2 lat5'])(
  'SRCH-04: "%s" finds the hotel in Đà Lạt first',
  async (text) => {
    expect((await slugs(`hotels?search=${encodeURIComponent(text)}`))[0]).toBe('doi-thong-da-lat');
  },
);

test.each([
  ['hotels', 'khach san da nang', 'cat-vang-da-nang'],
  ['hotels', 'da nagn', 'cat-vang-da-nang'],
  ['hotels', 'sapa', 'may-nui-sa-pa'],
  ['combos', 'ddaf nawngx', 'da-nang-ba-ngay'],
  ['tours', 'ba na', 'ba-na-mot-ngay'],
  ['cruises', 'hai au', 'hai-au-ha-long'],
  ['provinces', 'sapa', 'lao-cai'],
  ['places', 'da lat', 'da-lat'],
])('SRCH-04: in /%s "%s" finds %s first', async (collection, text, slug) => {
  expect((await slugs(`${collection}?search=${encodeURIComponent(text)}`))[0]).toBe(slug);
});

test('a search without results is an empty page, not an error', async () => {
  for (const text of ['zzzzqqqq', '%%%', "'; drop table products; --", '\\', '🏖️'])
    expect(await list(`hotels?search=${encodeURIComponent(text)}`)).toMatchObject({
      results: [],
      totalResults: 0,
    });
});

test('a blank search lists everything; with another order the search only filters', async () => {
  expect(await slugs('hotels?search=%20')).toHaveLength(5);
  expect((await slugs('hotels?search=da+nang&sortBy=finalPrice:asc'))[0]).toBe('song-lang-da-nang');
});
