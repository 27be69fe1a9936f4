import { afterAll, beforeAll, expect, test } from 'vitest';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { unpack } from '#web/app/packed.ts';
import { loader } from './list-page.tsx';
import type { ListView } from './load-list.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ demo: true });
}, demoTimeoutMs);
afterAll(() => site.close());

async function listOf(query: Record<string, string>): Promise<ListView> {
  const reply = await callPage(site, loader, { path: `/khach-san?${new URLSearchParams(query)}` });
  if (reply instanceof Response) throw new Error(`Redirect to ${redirectOf(reply)}`);
  return unpack((reply as unknown as { data: { list: never } }).data.list);
}

/** The provinces of the listed products. */
async function provincesOf(list: ListView): Promise<string[]> {
  const rows = await site.db
    .selectFrom('product_provinces as x')
    .innerJoin('provinces as v', 'v.id', 'x.province_id')
    .where(
      'x.product_id',
      'in',
      list.page.results.map(({ product }) => product.id),
    )
    .select('v.slug')
    .distinct()
    .execute();
  return rows.map(({ slug }) => slug);
}

test.each([
  ['Huế', 'hue'],
  ['hue', 'hue'],
  ['Huees', 'hue'],
  ['khách sạn Huế', 'hue'],
  ['ks đn', 'da-nang'],
])('“%s” as typed is the list of the province', async (search, province) => {
  const path = `/khach-san?${new URLSearchParams({ search, rooms: '1' })}`;
  const [status, to] = redirectOf(await callPage(site, loader, { path }));
  const led = new URL(to ?? '', 'http://site.vn').searchParams;
  expect(status).toBe(302);
  expect(Object.fromEntries(led)).toEqual({ rooms: '1', provinces: province, typed: search });
  const list = await listOf(Object.fromEntries(led));
  expect(list).toMatchObject({ isPlace: true, readAs: { message: expect.stringContaining(`“${search}”`) } });
  expect(await provincesOf(list)).toEqual([province]);
});

test.each([
  ['Sài Gòn', 'Sài Gòn', 'ho-chi-minh'],
  ['sg', 'Sài Gòn', 'ho-chi-minh'],
  ['đà lạt', 'Đà Lạt', 'lam-dong'],
])('“%s” lists nothing outside of the province of %s', async (search, name, province) => {
  const list = await listOf({ search });
  expect(list).toMatchObject({ isPlace: true, place: name });
  expect(await provincesOf(list)).toEqual([province]);
});

test('what lies around a town is not said to lie in it', async () => {
  expect(await listOf({ search: 'gần hà nội' })).toMatchObject({ place: 'Hà Nội', isAround: true });
  expect(await listOf({ search: 'đà lạt' })).toMatchObject({ place: 'Đà Lạt', isAround: false });
});

test('the words can be searched for anyway, wherever they occur', async () => {
  const near = await listOf({ provinces: 'hue', typed: 'Huế' });
  const words = await listOf(Object.fromEntries(new URLSearchParams(near.readAs?.href.slice(1))));
  expect(words).toMatchObject({ search: 'Huế', isPlace: false, readAs: null });
  expect(words.page.totalResults).toBeGreaterThan(near.page.totalResults);
});

test('the typed text is dropped once another place is chosen, and never taken from an unknown one', async () => {
  expect((await listOf({ provinces: 'da-nang', typed: 'Huế' })).readAs).toBeNull();
  expect((await listOf({ search: 'Nguyễn' })).readAs).toBeNull();
});

test.each([
  { search: 'Huế', words: 'true' },
  { search: 'Sài Gòn' },
  { search: 'hồ hoàn kiếm', near: 'ho-hoan-kiem.3' },
  { search: 'phú quốc', beach: '500' },
])('the map shows what the list has: %j', async (query) => {
  const { page } = await listOf(query as Record<string, string>);
  const map = (await site.get(`/api/v1/hotels/map?${new URLSearchParams(query as never)}`)).json();
  const ids = (all: { id: number }[]) => all.map(({ id }) => id).sort();
  expect(ids(map.results)).toEqual(ids(page.results.map(({ product }) => product)));
});

test('a product that only mentions a place is not listed there', async () => {
  for (const search of ['Sài Gòn', 'sg']) {
    const { page } = await listOf({ search });
    expect(page.results.map(({ product }) => product.url)).not.toContain(
      '/khach-san/resort-chan-song-ho-tram.html',
    );
    expect(page.totalResults).toBeGreaterThan(0);
  }
});

test('a misspelled text lists what its proper spelling lists, and says so; its words can be searched for', async () => {
  const [list, meant] = [await listOf({ search: 'ha lonng' }), await listOf({ search: 'Hạ Long' })];
  expect(meant.page.totalResults).toBeGreaterThan(0);
  expect(list.page.results.map(({ product }) => product.title)).toEqual(
    meant.page.results.map(({ product }) => product.title),
  );
  expect(list.correctedTo).toBe('Hạ Long');
  expect((await listOf({ search: 'thuw', words: 'true' })).correctedTo).not.toBe('thuê');
});

test('more than a name is put into editable search fields', async () => {
  const path = `/khach-san?${new URLSearchParams({ search: 'nha trang 4 sao dưới 1tr5 12/12 đến 14/12 3 người' })}`;
  const [status, to] = redirectOf(await callPage(site, loader, { path }));
  expect(status).toBe(302);
  const led = Object.fromEntries(new URL(to ?? '', 'http://site.vn').searchParams);
  expect(led).toMatchObject({ search: 'nha trang', star: '4', priceMax: '3000000', adults: '3' });
  expect(led.from).toMatch(/-12-12$/);
  expect(led.to).toMatch(/-12-14$/);
});

test('words that match nothing are dropped, and the list says which', async () => {
  const list = await listOf({ search: 'khách sạn lãng mạn đà lạt' });
  expect(list.page.totalResults).toBeGreaterThan(0);
  expect(list.readAs?.message).toContain('“lãng mạn”');
});

test('an unknown place has no key and no filters to choose from on the page', async () => {
  const list = await listOf({ places: 'khong-co' });
  expect(list.chips.map(({ label }) => label)).toEqual(['Điểm đến không còn']);
  expect(list).toMatchObject({ hasFilters: false, page: { totalResults: 0 } });
  expect((await listOf({ places: 'ho-hoan-kiem', priceMax: '1000' })).hasFilters).toBe(true);
  expect((await listOf({})).hasFilters).toBe(true);
});

test('a place without products of its name has nearby ones', async () => {
  const list = await listOf({ search: 'khách sạn gần sân bay nội bài' });
  expect(list.page.totalResults).toBeGreaterThan(0);
  expect(list.readAs?.message).toMatch(/cách .*Nội Bài không quá \d+ km/i);
});

test('a typed region is the list of its provinces, which says so', async () => {
  const [status, redirected] = redirectOf(
    await callPage(site, loader, {
      path: `/khach-san?${new URLSearchParams({ search: 'khách sạn miền tây' })}`,
    }),
  );
  expect(status).toBe(302);
  const to = redirected ?? '';
  const led = new URL(to, 'https://x.example').searchParams;
  expect(led.getAll('provinces')).toContain('can-tho');
  expect(led.get('search')).toBeNull();
  const reply = await callPage(site, loader, { path: to });
  const list: ListView = unpack((reply as unknown as { data: { list: never } }).data.list);
  expect(list.readAs?.message).toMatch(/^“Miền Tây” là một vùng, nên đây là .* ở .*Cần Thơ/);
  expect(list.place).toBe('Miền Tây');
  expect(list.chips.map(({ label }) => label)).toContain('Miền Tây');
  expect(list.page.totalResults).toBeGreaterThan(0);
  for (const { product } of list.page.results) expect(product.place).not.toContain('Phú Quốc');
});
