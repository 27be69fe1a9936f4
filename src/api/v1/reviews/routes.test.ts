import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { saveReviews } from '#modules/reviews/commands/save-reviews.ts';
import { createEveryKind } from '#tests/factories/every-kind.ts';
import { review } from '#tests/factories/review.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
const slugOf = {
  hotel: 'cat-vang-da-nang',
  combo: 'da-nang-ba-ngay',
  tour: 'ba-na-mot-ngay',
  cruise: 'hai-au-ha-long',
  attraction: 'cap-treo-1',
  experience: 'cheo-thuyen-1',
  car: 'xe-san-bay-1',
  service: 'thue-tau-1',
};
beforeAll(async () => {
  site = await createTestServer();
  const ids = await createEveryKind(site.db);
  await site.db.transaction().execute((tx) =>
    saveReviews(
      tx,
      Object.values(slugOf).flatMap((slug) => {
        const id = ids.get(slug) as number;
        return [
          review(id, { overall: 9, scores: { value: 8 }, createdAt: new Date('2026-09-01T00:00:00Z') }),
          review(id, {
            overall: 6,
            tripType: 'cap-doi',
            createdAt: new Date('2026-10-01T00:00:00Z'),
            reply: { by: 'Lễ tân', content: 'Cảm ơn bạn.', at: '2026-10-02T00:00:00Z' },
          }),
          review(id, { status: 'pending' }),
        ];
      }),
    ),
  );
});
afterAll(() => site.close());

const read = async (path: string) => {
  const reply = await site.get(`/api/v1/${path}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

test.each(kindNames)('API-06: the reviews of a %s, newest first, with a summary when asked', async (kind) => {
  const page = await read(`${kindProfiles[kind].reviews}?target=${slugOf[kind]}&status=true&step=1`);
  expect(page).toMatchObject({ page: 1, limit: 20, totalPages: 1, totalResults: 2 });
  expect(page).not.toHaveProperty('summary');
  expect(page.results[0]).toMatchObject({
    overall: 6,
    product: { kind, slug: slugOf[kind] },
    author: { name: 'Thu Hà', tripType: 'cap-doi', tripLabel: 'Cặp đôi' },
    stayedIn: '2026-07',
    reply: { by: 'Lễ tân' },
  });
  const { summary } = await read(`${kindProfiles[kind].reviews}?target=${slugOf[kind]}&facets=true&limit=1`);
  expect(summary).toMatchObject({
    count: 2,
    average: 7.5,
    criteria: [{ key: 'value', average: 8, count: 1 }],
  });
});

test('a list accepts minScore, tripType, sortBy and pages beyond the end', async () => {
  const overall = async (query: string) =>
    (await read(`hotel-reviews?${query}`)).results.map((one: { overall: number }) => one.overall);
  expect(await overall('sortBy=score')).toEqual([9, 6]);
  expect(await overall('minScore=7')).toEqual([9]);
  expect(await overall('tripType=cap-doi')).toEqual([6]);
  expect(await read('hotel-reviews?page=9&limit=1')).toMatchObject({ results: [], page: 9, totalResults: 2 });
});

test('card and list of a product have its average', async () => {
  expect(await read(`hotels/${slugOf.hotel}`)).toMatchObject({ ratingAvg: 7.5, ratingCount: 2 });
  const { results } = await read('hotels?sortBy=ratingAvg:desc&limit=1');
  expect(results[0]).toMatchObject({ slug: slugOf.hotel, ratingAvg: 7.5, ratingCount: 2 });
});

test.each(Object.values(kindProfiles).map(({ reviews }) => reviews))(
  '/%s of an unknown product is a 404 problem',
  async (path) => {
    const reply = await site.get(`/api/v1/${path}?target=khong-co`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'not_found', title: expect.stringMatching(/[À-ỹ]/) });
  },
);

test.each([
  ['minScore', 'minScore=11'],
  ['minScore', 'minScore=abc'],
  ['tripType', 'tripType=ca-voi'],
  ['sortBy', 'sortBy=price'],
  ['limit', 'limit=0'],
  ['page', 'page=x'],
])('a wrong %s is refused, naming it in Vietnamese', async (field, query) => {
  const reply = await site.get(`/api/v1/tour-reviews?${query}`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toMatchObject([{ field, message: expect.stringMatching(/[À-ỹ]/) }]);
});
