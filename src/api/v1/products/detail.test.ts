import { afterAll, beforeAll, expect, test } from 'vitest';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ at: '2026-11-21T03:00:00Z' });
  await createCatalogue(site.db);
});
afterAll(() => site.close());

const read = async (path: string) => {
  const reply = await site.get(`/api/v1/${path}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

test.each([
  ['hotels', 'cat-vang-da-nang', '/khach-san/cat-vang-da-nang.html', '/đêm'],
  ['combos', 'da-nang-ba-ngay', '/combo-voucher/da-nang-ba-ngay.html', '/2 khách'],
  ['voucher-combos', 'da-nang-ba-ngay', '/combo-voucher/da-nang-ba-ngay.html', '/2 khách'],
  ['tours', 'ba-na-mot-ngay', '/du-lich/ba-na-mot-ngay.html', '/khách'],
  ['cruises', 'hai-au-ha-long', '/du-thuyen/hai-au-ha-long.html', '/khách'],
])('API-03: /%s/%s has everything about one product', async (collection, slug, url, priceUnit) => {
  const product = await read(`${collection}/${slug}`);
  expect(product).toMatchObject({ slug, url, priceUnit, highlights: ['Một', 'Hai', 'Ba'] });
  expect(product.content).toBe(`Nội dung của ${product.title}.`);
  expect(Object.keys(product.details).length).toBeGreaterThan(5);
});

test('a hotel includes its rooms and plans', async () => {
  const { units, ratePlans, supplier } = await read('hotels/cat-vang-da-nang');
  expect(units).toMatchObject([{ code: 'deluxe', title: 'Phòng Deluxe', maxAdults: 2 }]);
  expect(ratePlans).toMatchObject([{ code: 'linh-hoat', mealPlan: 'BB', policyTitle: 'Linh hoạt' }]);
  expect(supplier).toEqual({ slug: 'song-lang', brand: 'Sóng Lặng', licenceNo: '99-001' });
});

test.each([
  'hotels/khong-co',
  'hotels/khong-co/related',
  'hotels/khong-co/availability',
  'hotels/da-nang-ba-ngay',
  'combos/cat-vang-da-nang',
  'tours/..%2f..%2fetc%2fpasswd',
  `hotels/${'a'.repeat(190)}`,
])('/%s is a 404 problem in Vietnamese', async (path) => {
  const reply = await site.get(`/api/v1/${path}`);
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  const problem = reply.json();
  expect(problem).toMatchObject({ status: 404, code: 'not_found', type: '/api/docs#not_found' });
  expect(problem.title).toMatch(/^Không /);
  expect(problem.requestId).toEqual(expect.any(String));
});

test('an unpublished product is not found', async () => {
  await site.db.updateTable('products').set({ status: false }).where('slug', '=', 'may-nui-sa-pa').execute();
  expect((await site.get('/api/v1/hotels/may-nui-sa-pa')).statusCode).toBe(404);
  expect((await read('hotels')).totalResults).toBe(4);
  await site.db.updateTable('products').set({ status: true }).where('slug', '=', 'may-nui-sa-pa').execute();
});

test('related products are of the same kind, never the product itself, nearest province first', async () => {
  const related = await read('hotels/song-lang-da-nang/related?limit=3');
  const slugs = related.results.map((item: { slug: string }) => item.slug);
  expect(slugs.slice(0, 2).sort()).toEqual(['cat-vang-da-nang', 'gio-bien-resort']);
  expect(slugs).not.toContain('song-lang-da-nang');
  expect(related).toMatchObject({ page: 1, limit: 3, totalPages: 1, totalResults: 3 });
  expect((await site.get('/api/v1/hotels/song-lang-da-nang/related?limit=500')).statusCode).toBe(400);
});

test('availability has inventory and price of each unit and day', async () => {
  const { units } = await read('hotels/song-lang-da-nang/availability?from=2026-12-01&to=2026-12-04');
  expect(units).toHaveLength(1);
  expect(units[0]).toMatchObject({ title: 'Phòng Deluxe' });
  expect(units[0].days).toEqual(
    ['2026-12-01', '2026-12-02', '2026-12-03'].map((date) => ({
      date,
      available: 5,
      price: 500_000,
      total: 500_000,
      ratePlanId: expect.any(Number),
      closed: false,
      why: null,
    })),
  );
});

test('held inventory is unavailable until its hold and five minutes of grace are over', async () => {
  const { units } = await read('hotels/gio-bien-resort/availability?from=2026-12-01&to=2026-12-02');
  const now = site.clock.now();
  const hold = {
    holdId: crypto.randomUUID(),
    demand: [{ unitId: units[0].id, day: '2026-12-01', quantity: 2 }],
    expiresAt: new Date(now.getTime() + 20 * 60_000),
    now,
  };
  await site.db.transaction().execute((tx) => reserveInventory(tx, hold));
  const left = async () =>
    (await read('hotels/gio-bien-resort/availability?from=2026-12-01&to=2026-12-02')).units[0].days[0]
      .available;
  expect(await left()).toBe(3);
  site.clock.advance({ minutes: 24 });
  expect(await left()).toBe(3);
  site.clock.advance({ minutes: 2 });
  expect(await left()).toBe(5);
});

test('without dates it is the next month from today in Vietnam', async () => {
  const { units } = await read('hotels/song-lang-da-nang/availability');
  expect(units[0].days).toHaveLength(31);
  expect(units[0].days[0].date).toBe('2026-11-21');
});

test.each([
  ['from=2026-12-05&to=2026-12-05', 'to'],
  ['from=2026-12-05&to=2026-12-01', 'to'],
  ['from=2026-12-01&to=2028-12-01', 'to'],
  ['from=01/12/2026&to=2026-12-05', 'from'],
  ['from=2026-02-30&to=2026-03-05', 'from'],
  ['from=0000-01-01&to=2026-12-05', 'from'],
  ['from=2026-12-01&to=mai', 'to'],
])('availability refuses %s and names the field', async (query, field) => {
  const reply = await site.get(`/api/v1/hotels/song-lang-da-nang/availability?${query}`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
});

test('at most a year of days is returned at once', async () => {
  const reply = await site.get('/api/v1/hotels/song-lang-da-nang/availability?from=2026-12-01&to=2027-12-06');
  expect(reply.statusCode).toBe(200);
});
