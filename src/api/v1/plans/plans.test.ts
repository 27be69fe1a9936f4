import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProductOfKind, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { writing } from '#tests/support/api-booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let hotel: TestProductOfKind;
beforeAll(async () => {
  site = await createTestServer();
  hotel = await createProductOfKind(site.db, 'hotel');
});
afterAll(() => site.close());

const plan = { title: 'Ba ngày Ninh Bình', startsOn: '2026-12-07', days: 3 };
const as = (token: string) => ({ authorization: `Bearer ${token}` });

async function make(): Promise<{ slug: string; token: string }> {
  const reply = await site.post('/api/v1/plans', plan, writing());
  expect(reply.statusCode).toBe(201);
  return reply.json();
}

const patch = (slug: string, payload: object, token = '') =>
  site.inject({ method: 'PATCH', url: `/api/v1/plans/${slug}`, payload, headers: token ? as(token) : {} });

test('API-06, PLAN-04: a plan is made, read, changed, quoted, copied, liked and deleted with its token', async () => {
  const key = writing();
  const first = await site.post('/api/v1/plans', plan, key);
  expect((await site.post('/api/v1/plans', plan, key)).json()).toEqual(first.json());
  const { slug, token } = first.json();
  const read = await site.get(`/api/v1/plans/${slug}`, as(token));
  expect(read.headers['cache-control']).toBe('private, no-store');
  expect(read.json()).toMatchObject({
    access: 'owner',
    visibility: 'private',
    days: [{ date: '2026-12-07' }, {}, {}],
  });
  const dayId = read.json().days[0].id;
  const item = {
    kind: 'product',
    productId: hotel.productId,
    unitId: hotel.unitIds[0],
    choice: { nights: 2 },
  };
  const add = { op: 'add-item', id: randomUUID(), dayId, item };
  expect((await patch(slug, { changes: [add] }, token)).json()).toEqual({ slug, version: 3 });
  const vote = (votes: boolean, headers = as(token)) =>
    site.post(`/api/v1/plans/${slug}/items/${add.id}/vote`, { votes }, headers);
  expect((await vote(true)).json()).toEqual({ votes: 1 });
  expect((await vote(true)).json()).toEqual({ votes: 1 });
  expect((await vote(true, as('x'.repeat(43)))).statusCode).toBe(404);
  expect((await site.post(`/api/v1/plans/${slug}/items/${add.id}/vote`, {})).statusCode).toBe(401);
  const voted = await site.get(`/api/v1/plans/${slug}`, as(token));
  expect(voted.json().days[0].items).toMatchObject([{ votes: 1, ownVote: true }]);
  expect((await vote(false)).json()).toEqual({ votes: 0 });
  const quote = await site.post(`/api/v1/plans/${slug}/quote`, {}, as(token));
  expect(quote.json()).toMatchObject({
    total: 2_000_000,
    items: [{ id: add.id, state: 'priced', amount: 2_000_000 }],
  });
  const later = await site.post(`/api/v1/plans/${slug}/quote`, { startsOn: '2027-05-01' }, as(token));
  expect(later.json()).toMatchObject({ total: 0, items: [{ state: 'refused' }] });
  const copy = await site.post(`/api/v1/plans/${slug}/copy`, undefined, { ...as(token), ...writing() });
  expect(copy.json()).toEqual({ slug: expect.not.stringMatching(slug), token: null });
  const own = await site.get('/api/v1/plans?owner=me', as(token));
  expect(own.json()).toMatchObject({ totalResults: 2, results: [{ products: 1 }, { products: 1 }] });
  for (const [likes, count] of [
    [true, 1],
    [true, 1],
    [false, 0],
  ])
    expect((await site.post(`/api/v1/plans/${slug}/like`, { likes }, as(token))).json()).toEqual({
      likes: count,
    });
  expect(
    (await site.inject({ method: 'DELETE', url: `/api/v1/plans/${slug}`, headers: as(token) })).statusCode,
  ).toBe(204);
  expect((await site.get(`/api/v1/plans/${slug}`, as(token))).statusCode).toBe(404);
});

test('several changes in one call are all applied or none', async () => {
  const { slug, token } = await make();
  const changes = [
    { op: 'add-day', id: randomUUID(), title: 'Ngày thêm' },
    { op: 'rename-day', id: randomUUID(), title: 'x', version: 1 },
  ];
  expect((await patch(slug, { changes }, token)).json()).toMatchObject({ status: 404, code: 'unknown_day' });
  expect((await site.get(`/api/v1/plans/${slug}`, as(token))).json().days).toHaveLength(3);
  const days = Array.from({ length: 28 }, () => ({ op: 'add-day', id: randomUUID() }));
  expect((await patch(slug, { changes: days }, token)).json()).toMatchObject({
    status: 409,
    code: 'too_many_days',
    title: 'Kế hoạch dài tối đa 30 ngày.',
  });
});

test('nobody else reads, lists or changes a private plan; by its link others read it', async () => {
  const { slug, token } = await make();
  const stranger = (await make()).token;
  for (const headers of [{}, as(stranger), as('x'.repeat(43)), as('x')]) {
    expect((await site.get(`/api/v1/plans/${slug}`, headers)).statusCode).toBe(404);
    expect((await site.post(`/api/v1/plans/${slug}/quote`, {}, headers)).statusCode).toBe(404);
    expect(
      (await site.post(`/api/v1/plans/${slug}/copy`, undefined, { ...headers, ...writing() })).statusCode,
    ).toBe(404);
  }
  expect((await patch(slug, {}, stranger)).statusCode).toBe(404);
  expect((await site.get('/api/v1/plans')).body).not.toContain(slug);
  expect((await site.get('/api/v1/plans?owner=me', as(stranger))).body).not.toContain(slug);
  expect((await site.get('/api/v1/plans?owner=me')).statusCode).toBe(401);
  expect((await patch(slug, { visibility: 'link' }, token)).statusCode).toBe(200);
  expect((await site.get(`/api/v1/plans/${slug}`, as(stranger))).json()).toMatchObject({ access: 'viewer' });
  expect((await patch(slug, { changes: [{ op: 'add-day', id: randomUUID() }] }, stranger)).statusCode).toBe(
    403,
  );
  expect(
    (await site.inject({ method: 'DELETE', url: `/api/v1/plans/${slug}`, headers: as(stranger) })).statusCode,
  ).toBe(403);
  expect((await site.get('/api/v1/plans')).body).not.toContain(slug);
});

test('API-06: published plans are found by province, days, budget, words and picks, and by nothing else', async () => {
  const { slug } = await make();
  const { slug: waiting } = await make();
  const province = await site.db
    .insertInto('provinces')
    .values({
      code: 'T1',
      slug: 'tinh-thu',
      title: 'Tỉnh Thử',
      type: 'province',
      region: 'north',
      sub_region: '',
      lat: 20,
      lng: 105,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const published = { visibility: 'public', review: 'published', from_vnd: 5_000_000, special: true };
  const { id } = await site.db
    .updateTable('plans')
    .set(published)
    .where('slug', '=', slug)
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.db
    .updateTable('plans')
    .set({ visibility: 'public', review: 'waiting' })
    .where('slug', '=', waiting)
    .execute();
  await site.db
    .insertInto('plan_provinces')
    .values({ plan_id: id, province_id: province.id, position: 0 })
    .execute();
  const found = async (query: string) =>
    (await site.get(`/api/v1/plans?${query}`)).json().results.map((one: { slug: string }) => one.slug);
  for (const query of [
    '',
    'province=tinh-thu',
    'days=3',
    'budget=5000000',
    'search=ninh+binh',
    'special=true',
  ])
    expect(await found(query), query).toEqual([slug]);
  for (const query of [
    'province=da-nang',
    'days=4',
    'budget=4999999',
    'search=sa+pa',
    'special=false',
    'page=2',
  ])
    expect(await found(query), query).toEqual([]);
  expect((await site.get(`/api/v1/plans/${slug}`)).json()).toMatchObject({ access: 'viewer' });
});
