import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toCachedPage } from '#platform/cache/page-cache.ts';
import { compressPage } from './send-page.ts';

const page = () =>
  toCachedPage(
    { status: 200, headers: {}, body: Buffer.from('Nẻo Việt '.repeat(500)) },
    { tags: ['catalogue'], freshMs: 1000 },
  );

test('both forms unpack to the page', async () => {
  const made = page();
  expect(brotliDecompressSync(await compressPage(made, 'br'))).toEqual(made.body);
  expect(gunzipSync(await compressPage(made, 'gzip'))).toEqual(made.body);
});

test('a crowd that asks at once makes it once', async () => {
  const made = page();
  const [one, other] = await Promise.all([compressPage(made, 'br'), compressPage(made, 'br')]);
  expect(one).toBe(other);
});
