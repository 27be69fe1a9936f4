import { expect, test } from 'vitest';
import { pageHeaders } from './page-headers.ts';

const reply = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 200 ? 'trang' : null, { status, headers });

test('a page that says it is the same for everyone may be kept by a CDN', () => {
  const headers = pageHeaders(reply(200, { 'x-cache-tags': 'kind:hotel', 'x-cache-fresh': '15' }), true);
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=600');
  expect(headers).not.toHaveProperty('x-cache-tags');
});

test('a page that says nothing is kept by nobody', () => {
  expect(pageHeaders(reply(200), true)['cache-control']).toBe('private, no-store');
});

test('no refusal, fault or redirect is kept, whatever its page says', () => {
  for (const status of [303, 404, 422, 500])
    expect(pageHeaders(reply(status, { 'x-cache-tags': 'x' }), true)['cache-control']).toBe(
      'private, no-store',
    );
});

test('every cookie of a reply goes out', () => {
  const response = reply(200);
  response.headers.append('set-cookie', 'a=1; Path=/');
  response.headers.append('set-cookie', 'b=2; Path=/');
  expect(pageHeaders(response, true)['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/']);
});
