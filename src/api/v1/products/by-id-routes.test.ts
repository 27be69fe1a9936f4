import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
});
afterAll(() => site.close());

const idOf = async (slug: string) =>
  (await site.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

test('products of several kinds are returned in the order of their ids, each once', async () => {
  const [hotel, tour] = [await idOf('may-nui-sa-pa'), await idOf('ba-na-mot-ngay')];
  const reply = await site.get(`/api/v1/products?ids=${tour},${hotel}&ids=${tour}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    totalResults: 2,
    results: [
      { slug: 'ba-na-mot-ngay', kind: 'tour' },
      { slug: 'may-nui-sa-pa', kind: 'hotel' },
    ],
  });
});

test('hidden and unknown ones are left out, and no id gives an empty list', async () => {
  const id = await idOf('gio-bien-resort');
  await site.db.updateTable('products').set({ status: false }).where('id', '=', id).execute();
  expect((await site.get(`/api/v1/products?ids=${id},999999`)).json()).toMatchObject({ results: [] });
  expect((await site.get('/api/v1/products')).json()).toMatchObject({ results: [], totalResults: 0 });
});

test('invalid ids, and too many of them, are refused', async () => {
  for (const ids of ['abc', '0', '99999999999', Array.from({ length: 61 }, (_, n) => n + 1).join(',')]) {
    const reply = await site.get(`/api/v1/products?ids=${ids}`);
    expect(reply.statusCode, ids).toBe(400);
    expect(reply.json().errors[0].field).toMatch(/^ids/);
  }
});
