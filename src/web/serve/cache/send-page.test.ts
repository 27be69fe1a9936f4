import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toCachedPage } from '#platform/cache/page-cache.ts';
import { compressPage, encodingOf } from './send-page.ts';

const page = (tags = ['catalogue']) =>
  toCachedPage(
    {
      status: 200,
      headers: {},
      body: Buffer.from(Array.from({ length: 2000 }, (_, i) => `Nẻo Việt ${i * i}`).join()),
    },
    { tags, freshMs: 1000 },
  );

test('every encoding decodes to the page', async () => {
  const made = page();
  expect(brotliDecompressSync(await compressPage(made, 'br'))).toEqual(made.body);
  expect(gunzipSync(await compressPage(made, 'gzip'))).toEqual(made.body);
  expect(zstdDecompressSync(await compressPage(made, 'zstd'))).toEqual(made.body);
});

test('concurrent requests render it once', async () => {
  const made = page();
  const [one, other] = await Promise.all([compressPage(made, 'br'), compressPage(made, 'br')]);
  expect(one).toBe(other);
});

test('a cached page requested again is recompressed smaller, once; a page sent once is not', async () => {
  const made = page();
  const [first, second, third] = [
    await compressPage(made, 'br'),
    await compressPage(made, 'br'),
    await compressPage(made, 'br'),
  ];
  expect(second.length).toBeLessThan(first.length);
  expect(third).toBe(second);
  expect(brotliDecompressSync(second)).toEqual(made.body);
  const own = page([]);
  expect(await compressPage(own, 'gzip')).toBe(await compressPage(own, 'gzip'));
});

test('Zstandard is preferred at first, and Brotli is made later for a cached page that is requested again', async () => {
  const browser = 'gzip, deflate, br, zstd';
  const made = page();
  expect(encodingOf(made, browser)).toBe('zstd');
  await compressPage(made, 'zstd');
  expect(encodingOf(made, browser)).toBe('br');
  const dense = await compressPage(made, 'br');
  expect(brotliDecompressSync(dense)).toEqual(made.body);
  expect(await compressPage(made, 'br')).toBe(dense);
  expect(encodingOf(made, 'zstd')).toBe('zstd');
  const own = page([]);
  await compressPage(own, 'zstd');
  expect(encodingOf(own, browser)).toBe('zstd');
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['zstd;q=0, br', 'br'],
  ['br;q=0.0, gzip;q=0.5', 'gzip'],
  ['', null],
])('with Accept-Encoding %s it sends %s', (accepted, encoding) => {
  expect(encodingOf(page(), accepted)).toBe(encoding);
});
