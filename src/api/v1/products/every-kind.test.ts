import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEveryKind } from '#tests/factories/every-kind.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await createEveryKind(site.db);
});
afterAll(() => site.close());

const read = async (path: string) => {
  const reply = await site.get(`/api/v1/${path}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const refused = async (path: string, status: number) => {
  const reply = await site.get(`/api/v1/${path}`);
  expect(reply.statusCode, reply.body).toBe(status);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  return reply.json();
};

const collections = [
  ['attractions', 'cap-treo', 'attraction', 'category=cap-treo', 2],
  ['experiences', 'cheo-thuyen', 'experience', 'difficulty=easy', 1],
  ['cars', 'xe-san-bay', 'car', 'seats=7', 1],
  ['services', 'thue-tau', 'service', 'serviceType=cho-thue-tau', 1],
] as const;

test.each(collections)('API-06: /%s lists, filters, counts and pages', async (path, slug, kind) => {
  const page = await read(`${path}?status=true&step=1&limit=1&sortBy=finalPrice:asc&facets=true`);
  expect(page).toMatchObject({ page: 1, limit: 1, totalPages: 2, totalResults: 2 });
  expect(page.results[0]).toMatchObject({ kind, slug: `${slug}-1`, url: expect.stringMatching(/\.html$/) });
  expect(page.facets[0]).toMatchObject({ key: 'provinces', options: [{ value: 'da-nang', count: 2 }] });
  expect(page.priceRange.minVnd).toBeGreaterThan(0);
  expect(await read(`${path}?page=9&limit=1`)).toMatchObject({ results: [], page: 9, totalResults: 2 });
});

test.each(collections)('/%s has a filter of its own', async (path, _slug, _kind, filter, count) => {
  expect((await read(`${path}?${encodeURI(filter)}`)).totalResults).toBe(count);
});

test('filters with former text values still accept them; details show labels', async () => {
  const options = (await read('cars?facets=true')).facets.find(
    ({ key }: { key: string }) => key === 'mode',
  ).options;
  expect(options[0]).toEqual({ value: 'airport-transfer', label: 'Đưa đón sân bay', count: 2 });
  for (const mode of ['airport-transfer', 'đưa đón sân bay'])
    expect((await read(`cars?mode=${encodeURIComponent(mode)}`)).totalResults, mode).toBe(2);
  expect((await read('cars?mode=self-drive')).totalResults).toBe(0);
  expect((await read('cars/xe-san-bay-1')).details).toMatchObject({
    mode: 'đưa đón sân bay',
    transmission: 'số tự động',
    seats: 4,
  });
});

test.each(collections)(
  '/%s/{slug} has details, units and plans, and related products',
  async (path, slug) => {
    const product = await read(`${path}/${slug}-1`);
    expect(product).toMatchObject({
      slug: `${slug}-1`,
      details: expect.any(Object),
      supplier: expect.any(Object),
    });
    expect(product.units).toHaveLength(1);
    expect(product.ratePlans).toHaveLength(1);
    const related = await read(`${path}/${slug}-1/related?limit=3`);
    expect(related.results.map((one: { slug: string }) => one.slug)).toEqual([`${slug}-2`]);
  },
);

test.each(collections)('/%s/{slug}/availability has inventory and prices of days', async (path, slug) => {
  const { units } = await read(`${path}/${slug}-1/availability?from=2026-12-01&to=2026-12-04`);
  expect(units[0].days.map((one: { date: string }) => one.date)).toEqual([
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
  ]);
  expect(units[0].days[0]).toMatchObject({
    closed: false,
    price: expect.any(Number),
    available: expect.any(Number),
  });
});

test.each(collections)('/%s of an unknown slug is a 404 problem, a wrong query a 400', async (path) => {
  for (const tail of ['', '/related', '/availability', '/calendar'])
    expect(await refused(`${path}/khong-co${tail}`, 404)).toMatchObject({ code: 'not_found' });
  expect((await refused(`${path}?priceMin=x`, 400)).errors).toMatchObject([
    { field: 'priceMin', message: expect.stringMatching(/[À-ỹ]/) },
  ]);
});

test('API-06: /service-types are the vocabulary of services', async () => {
  expect((await read('service-types')).results.map((one: { slug: string }) => one.slug)).toEqual([
    'cho-thue-tau',
    'cho-thue-cano',
  ]);
  expect(await read('service-types/cho-thue-tau')).toMatchObject({ title: 'Cho thuê tàu' });
  expect(await refused('service-types/khong-co', 404)).toMatchObject({ code: 'not_found' });
});
