import { expect, test } from 'vitest';
import { readSource, sourceHeaders, visitSource } from './visit-source.ts';

const of = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  visitSource({ method, url, headers }, 'neoviet.example');

test.each([
  ['/tour', { referer: 'https://www.google.com.vn/' }, 'google'],
  ['/tour', { referer: 'https://l.facebook.com/l.php?u=1' }, 'facebook'],
  ['/tour', { referer: 'https://bao.example/bai-viet/1', 'sec-fetch-site': 'cross-site' }, 'bao.example'],
  ['/tour?utm_source=Thu%20Tet&utm_medium=mail', { 'sec-fetch-site': 'none' }, 'thu-tet'],
  ['/tour?a=1&utm_source=zalo', { referer: 'https://www.google.com/' }, 'zalo'],
])('%s with %o comes from %s', (url, headers, source) => {
  expect(of(url, headers as never)).toBe(source);
});

test.each([
  ['on within the site', '/tour', { referer: 'https://neoviet.example/' }],
  [
    'from a host of our own',
    '/tour',
    { referer: 'https://tin.neoviet.example/', 'sec-fetch-site': 'same-site' },
  ],
  ['without a source', '/tour', {}],
  ['by a script', '/tour', { referer: 'https://www.google.com/', 'sec-fetch-dest': 'empty' }],
  ['that is a prefetch', '/tour', { referer: 'https://www.google.com/', 'sec-purpose': 'prefetch' }],
  ['with a phone number', '/tour?utm_source=khach-0912345678', {}],
  ['with a mail address', '/tour?utm_source=an%40example.com', {}],
  ['with an invalid name', '/tour?utm_source=%3Cscript%3E', {}],
  ['with an invalid referrer', '/tour', { referer: 'about:blank' }],
  ['with an overlong source', `/tour?utm_source=${'x'.repeat(41)}`, {}],
])('nothing is stored for a visit %s', (_, url, headers) => {
  expect(of(url, headers as never)).toBeNull();
});

test('the cookie is a session cookie, hidden from scripts and caches, and a forged value is ignored', () => {
  const config = { publicUrl: 'https://neoviet.example', COOKIE_DOMAIN: undefined } as never;
  expect(sourceHeaders('google', config)).toEqual({
    'set-cookie': '__Host-nv_from=google; Path=/; HttpOnly; SameSite=Lax; Secure',
    'cache-control': 'private, no-cache',
  });
  const read = (cookie: string) =>
    readSource(new Request('https://neoviet.example/dat-cho', { headers: { cookie } }), config);
  expect(read('a=1; __Host-nv_from=google')).toBe('google');
  expect(read('__Host-nv_from=<script>')).toBeNull();
  expect(read('__Host-nv_from=0912345678')).toBeNull();
  expect(read('')).toBeNull();
});
