import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { loadRelatedContent } from './load-related-content.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  const province = await site.db
    .insertInto('provinces')
    .values({
      ...{ code: '79', slug: 'ho-chi-minh', title: 'Thành phố Hồ Chí Minh', type: 'city' },
      ...{ region: 'south', sub_region: '', lat: 10.8, lng: 106.7 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const place = {
    title: 'Bãi Sau',
    kind: 'bãi biển',
    province_id: province.id,
    lat: 10.33,
    lng: 107.09,
    status: true,
  };
  await site.db
    .insertInto('places')
    .values({ slug: 'bai-sau', ...place })
    .execute();
});
afterAll(() => site.close());

test('a page with dates has what is near it, asked for once in a minute', async () => {
  const product = { id: 0, kind: 'hotel', lat: 10.34, lng: 107.08 } as ProductDetail;
  const load = () => loadRelatedContent(site.app, product, { hasSearchDates: true, withinKm: 30 });
  const { nearby } = await load();
  expect(nearby.map(({ title }) => title)).toEqual(['Bãi Sau']);
  await site.db.updateTable('places').set({ title: 'Biển Thùy Vân' }).where('slug', '=', 'bai-sau').execute();
  expect((await load()).nearby).toBe(nearby);
  site.clock.advance({ minutes: 2 });
  expect((await load()).nearby.map(({ title }) => title)).toEqual(['Biển Thùy Vân']);
});
