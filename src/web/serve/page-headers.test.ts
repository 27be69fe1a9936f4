import { expect, test } from 'vitest';
import { pageHeaders } from './page-headers.ts';

const shared = { hasBody: true, freshSeconds: 15 };
const own = { hasBody: true, freshSeconds: null };
const reply = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 200 ? 'trang' : null, { status, headers });

test('a page whose route is shared may be cached by a CDN', () => {
  const headers = pageHeaders(reply(200, { 'x-cache-tags': 'product:7', 'x-cache-fresh': '15' }), shared);
  expect(headers['cache-control']).toBe(
    'public, max-age=0, s-maxage=15, stale-while-revalidate=45, stale-if-error=600',
  );
  expect(headers).not.toHaveProperty('x-cache-tags');
});

test('S-03: a page whose route is not shared is never cached, whatever it says', () => {
  expect(pageHeaders(reply(200, { 'x-cache-tags': 'x' }), own)['cache-control']).toBe('private, no-store');
});

test('no refusal, error or redirect is cached, whatever its page says', () => {
  for (const status of [303, 404, 422, 500])
    expect(pageHeaders(reply(status, { 'x-cache-tags': 'x' }), shared)['cache-control']).toBe(
      'private, no-store',
    );
});

test('every cookie of a private page is sent', () => {
  const response = reply(200);
  response.headers.append('set-cookie', 'a=1; Path=/');
  response.headers.append('set-cookie', 'b=2; Path=/');
  expect(pageHeaders(response, own)['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  expect(pageHeaders(response, shared)['set-cookie'], 'S-03: of a shared page, to nobody').toBeUndefined();
});

test('R-11: an unavailable page says when to retry', () => {
  expect(pageHeaders(reply(503), own)['retry-after']).toBe('5');
});
