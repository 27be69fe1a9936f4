import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { warmUp } from './warm-up.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
});
afterAll(() => site.close());

/** A server that records requested paths and answers on command. */
function createListener() {
  const requested: string[] = [];
  const gate = Promise.withResolvers<void>();
  const server = Fastify();
  server.get('*', async ({ url }) => {
    requested.push(url);
    await gate.promise;
    return '';
  });
  return { server, requested, answer: gate.resolve };
}

test('requests home, every list and its first product', async () => {
  const { server, requested, answer } = createListener();
  answer();
  warmUp(server, site.app);
  await expect.poll(() => requested).toContain('/dich-vu');
  expect(requested.slice(0, 4)).toEqual([
    '/',
    '/combo-voucher',
    '/combo-voucher/da-nang-ba-ngay.html',
    '/khach-san',
  ]);
});

test('requests at last the list of each kind for the days that the site proposes', async () => {
  const { server, requested, answer } = createListener();
  answer();
  const lists = () => requested.filter((path) => path.includes('?'));
  warmUp(server, site.app);
  await expect.poll(lists).toHaveLength(kinds.length);
  expect(lists().map((path) => path.split('?')[0])).toEqual(kinds.map(({ prefix }) => prefix));
  expect(requested.slice(-kinds.length)).toEqual(lists());
  const query = new URLSearchParams(
    lists()
      .find((path) => path.startsWith('/khach-san'))
      ?.split('?')[1],
  );
  const { from, to, rooms, adults } = Object.fromEntries(query);
  expect([rooms, adults]).toEqual(['1', '2']);
  expect(String(from) < String(to)).toBe(true);
});

test('requests nothing more once it is stopped', async () => {
  const { server, requested, answer } = createListener();
  const { stop } = warmUp(server, site.app);
  await expect.poll(() => requested).toEqual(['/']);
  const stopped = stop();
  answer();
  await stopped;
  expect(requested).toEqual(['/']);
});
