import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
});
afterAll(() => site.close());

const ask = async (path: string) => {
  const reply = await site.get(`/api/v1/${path}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json() as { results: { title: string; lat: number; lng: number }[]; totalResults: number };
};

test('the map has the products of the list, in its order, with their positions', async () => {
  const list = (await site.get('/api/v1/hotels')).json();
  const map = await ask('hotels/map');
  expect(map.totalResults).toBe(list.totalResults);
  expect(map.results.map(({ title }) => title)).toEqual(
    list.results.map(({ title }: { title: string }) => title),
  );
  for (const { lat, lng } of map.results) {
    expect(lat).toBeGreaterThan(6);
    expect(lat).toBeLessThan(24);
    expect(lng).toBeGreaterThan(102);
    expect(lng).toBeLessThan(118);
  }
});

test('it has the filters of the list', async () => {
  for (const query of ['provinces=lao-cai', 'priceMax=1500000', 'search=sa%20pa', 'search=zzzzzz']) {
    const list = (await site.get(`/api/v1/hotels?${query}`)).json();
    expect((await ask(`hotels/map?${query}`)).totalResults, query).toBe(list.totalResults);
  }
});

test.each(kinds.map(({ collection }) => collection))('/%s/map exists', async (collection) => {
  const { results, totalResults } = await ask(`${collection}/map`);
  expect(results).toHaveLength(totalResults);
});
