import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const asked: string[] = [];
  const gate = Promise.withResolvers<void>();
  const server = Fastify();
  server.get('*', async ({ url }) => {
    asked.push(url);
    await gate.promise;
    return '';
  });
  return { server, asked, answer: gate.resolve };
}

test('requests home, every list and its first product', async () => {
  const { server, asked, answer } = createListener();
  answer();
  warmUp(server, site.app);
  await expect.poll(() => asked).toContain('/dich-vu');
  expect(asked.slice(0, 4)).toEqual([
    '/',
    '/combo-voucher',
    '/combo-voucher/da-nang-ba-ngay.html',
    '/khach-san',
  ]);
});

test('requests nothing more once it is stopped', async () => {
  const { server, asked, answer } = createListener();
  const { stop } = warmUp(server, site.app);
  await expect.poll(() => asked).toEqual(['/']);
  const stopped = stop();
  answer();
  await stopped;
  expect(asked).toEqual(['/']);
});
