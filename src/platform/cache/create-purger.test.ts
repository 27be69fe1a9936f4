import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPurger } from './create-purger.ts';

const purged: (string | undefined)[] = [];
let failures = 0;
let cache: Server;
let url: string;
beforeAll(async () => {
  cache = createServer((request, response) => {
    if (failures-- > 0) return void response.writeHead(503).end();
    purged.push(request.method, String(request.headers['xkey-purge']));
    response.end();
  });
  await new Promise<void>((done) => cache.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/`;
});
afterAll(() => cache.close());

test('simultaneous keys are purged in one request, once each', async () => {
  const purger = createPurger([url], { warn: vi.fn() });
  purger.send(['product:7', 'catalogue']);
  purger.send(['product:7', 'content']);
  await expect.poll(() => purged.splice(0)).toEqual(['PURGE', 'product:7 catalogue content']);
});

test('a failed cache is retried', async () => {
  failures = 1;
  createPurger([url], { warn: vi.fn() }).send(['catalogue']);
  await expect.poll(() => purged.splice(0), { timeout: 3_000 }).toEqual(['PURGE', 'catalogue']);
});

test('a persistently failing cache is logged, and the others are purged', async () => {
  const warn = vi.fn();
  createPurger(['http://127.0.0.1:9/', url], { warn }).send(['catalogue']);
  await expect.poll(() => purged.splice(0)).toEqual(['PURGE', 'catalogue']);
  await expect.poll(() => warn.mock.calls.length, { timeout: 5_000 }).toBe(1);
});
