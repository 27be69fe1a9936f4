import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct } from '#tests/factories/catalogue.ts';
import { productsOfTests, type TestProduct } from '#tests/factories/catalogue-products.ts';
import { createEveryKind } from '#tests/factories/every-kind.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const days = [1, 2].map((day) => ({
  day,
  title: `Ngày ${day}`,
  meals: ['breakfast' as const],
  items: [{ time: '08:00', text: 'Khởi hành.' }],
  overnight: day === 1 ? 'Khách sạn' : '',
}));

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await createEveryKind(site.db);
  await site.db.transaction().execute(async (tx) => {
    for (const kind of ['tour', 'cruise'] as const) {
      const like = productsOfTests.find((product) => product.kind === kind) as TestProduct;
      const names = { slug: `${kind}-hai-ngay`, code: `X-${kind}`, title: 'Hai ngày' };
      await createProduct(tx, { ...like, ...names, itinerary: days });
    }
  });
});
afterAll(() => site.close());

const read = async (path: string) => {
  const reply = await site.get(`/api/v1/${path}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

test.each([
  ['tour', 'tour-hai-ngay', 2],
  ['cruise', 'cruise-hai-ngay', 2],
  ['experience', 'cheo-thuyen-2', 1],
])('API-06: /%s-plans lists the days of an itinerary, one by one', async (kind, slug, count) => {
  const page = await read(`${kind}-plans?${kind}=${slug}&status=true&step=1`);
  expect(page).toMatchObject({ page: 1, totalPages: 1, totalResults: count });
  expect(page.results[0]).toMatchObject({ day: 1, product: { slug, url: expect.stringContaining(slug) } });
  const entry = page.results[0];
  expect(await read(`${kind}-plans/${entry.id}`)).toEqual(entry);
});

test('a list is filtered by day; a page beyond its end and an unknown product are empty', async () => {
  const { results } = await read('tour-plans?day=2');
  expect(results).toMatchObject([{ day: 2, title: 'Ngày 2', meals: ['Sáng'] }]);
  expect(await read('tour-plans?limit=1&page=9')).toMatchObject({ results: [], page: 9, totalResults: 2 });
  expect(await read('tour-plans?tour=khong-co')).toMatchObject({ results: [], totalResults: 0 });
});

test.each(['tour-plans/999999-1', 'tour-plans/abc', 'cruise-plans/1', 'experience-plans/1-999'])(
  '/%s is a 404 problem',
  async (path) => {
    const reply = await site.get(`/api/v1/${path}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'not_found' });
  },
);

test('a day of another kind is not found here', async () => {
  const { results } = await read('tour-plans');
  expect((await site.get(`/api/v1/cruise-plans/${results[0].id}`)).statusCode).toBe(404);
});

test.each(['0', 'x'])('the day %j is refused in Vietnamese', async (day) => {
  const reply = await site.get(`/api/v1/tour-plans?day=${day}`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toMatchObject([{ field: 'day', message: expect.stringMatching(/[À-ỹ]/) }]);
});
