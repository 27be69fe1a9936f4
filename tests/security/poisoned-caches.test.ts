import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEveryKind } from '#tests/factories/every-kind.ts';
import { exampleAddress } from '#tests/support/example-address.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { siteRoutes } from '#tests/support/site-build.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const mark = 'dau-doc.example';
/** Headers that some framework or proxy treats as part of the URL, or renders into a page. */
const poisons: Record<string, string>[] = [
  { 'x-forwarded-host': mark, 'x-forwarded-proto': 'http', 'x-forwarded-port': '4444' },
  { forwarded: `host=${mark};proto=http`, 'x-host': mark, 'x-forwarded-server': mark },
  { 'x-original-url': `/${mark}`, 'x-rewrite-url': `/${mark}`, 'x-forwarded-prefix': `/${mark}` },
  { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' },
  { 'accept-language': mark, 'user-agent': mark, referer: `http://${mark}/`, origin: `http://${mark}` },
  { cookie: `trip=${mark}; request=${mark}; session=${mark}`, authorization: `Bearer ${mark}` },
  { 'x-forwarded-for': mark, 'x-request-id': mark, 'cf-connecting-ip': mark, via: mark },
  { range: 'bytes=0-1', 'if-none-match': `"${mark}"`, 'if-modified-since': mark, accept: mark },
  { host: mark },
];

let site: TestServer;
let port: number;
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await createEveryKind(site.db);
  await site.server.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.server.address() as AddressInfo).port;
}, 120_000);
afterAll(() => site?.close());

const get = (target: string, headers: Record<string, string> = {}) => sendRaw(port, target, { headers });
/** Nonces differ in every response. */
const withoutNonces = (html: string) => html.replace(/nonce(=\\?"|-)[\w-]+/g, '');

test('OPS-05: no header or host sent by one visitor changes what the next one is shown', async () => {
  const wrong: string[] = [];
  let shared = 0;
  for (const { path } of siteRoutes.filter(({ path }) => !path.startsWith('dev/'))) {
    const address = exampleAddress(path);
    for (const target of [address, `${address}${address === '/' ? '_' : ''}.data`]) {
      // With empty caches, so that the attacker's response is the one that is cached.
      site.app.cache.clear();
      site.app.data.clear();
      for (const [at, headers] of poisons.entries()) {
        const answer = await get(target, headers);
        const says = `${target} with ${Object.keys(headers)}`;
        if (answer.status >= 500) wrong.push(`${says}: ${answer.status}`);
        const isKept = /public|s-maxage/.test(String(answer.headers['cache-control']));
        if (isKept && `${JSON.stringify(answer.headers)}${answer.body}`.includes(mark))
          wrong.push(`${says} shows it where others may keep it`);
        if (at === 0 && isKept) shared++;
      }
      const kept = await get(target);
      site.app.cache.clear();
      site.app.data.clear();
      const clean = await get(target);
      if (`${JSON.stringify(kept.headers)}${kept.body}`.includes(mark)) wrong.push(`${target} keeps it`);
      if (
        /text\/html/.test(String(clean.headers['content-type'])) &&
        !clean.body.startsWith('<!DOCTYPE html>')
      )
        wrong.push(`${target} does not say that it is HTML of our days`);
      if (kept.status !== clean.status) wrong.push(`${target}: ${kept.status} and not ${clean.status}`);
      if (
        /public/.test(String(clean.headers['cache-control'])) &&
        withoutNonces(kept.body) !== withoutNonces(clean.body)
      )
        wrong.push(`${target} is another page`);
    }
  }
  expect(wrong).toEqual([]);
  expect(shared).toBeGreaterThan(30);
}, 240_000);
