import { expect, test } from 'vitest';
import { loadConfig } from '#platform/config/config.ts';
import { guestCookie } from './guest-cookie.ts';

const plain = loadConfig({ PUBLIC_URL: 'http://localhost' });
const site = { PUBLIC_URL: 'https://www.neoviet.example', PAYMENT_MODE: 'simulator' };
const secure = loadConfig(site);
const shared = loadConfig({ ...site, COOKIE_DOMAIN: 'neoviet.example' });
const whole = guestCookie('nv_trip');
const part = guestCookie('nv_request', '/yeu-cau');

test('S-19: over HTTPS the __Host- prefix shows that no other host and no plain answer set the cookie', () => {
  expect(whole.write('a', 60, plain)).toBe('nv_trip=a; Path=/; HttpOnly; SameSite=Lax; Max-Age=60');
  expect(whole.write('a', 60, secure)).toBe(
    '__Host-nv_trip=a; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure',
  );
  expect(part.write('a', 60, secure)).toMatch(/^__Secure-nv_request=a; Path=\/yeu-cau; .*; Secure$/);
});

test("FORM-02: cookies reach the API's host only where configured", () => {
  expect(whole.write('a', 60, shared)).toBe(
    '__Secure-nv_trip=a; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Domain=neoviet.example; Secure',
  );
});

test('S-19: a cookie without the prefix is ignored', () => {
  const cookie = 'nv_trip=forged; __Host-nv_trip=ours; __Secure-nv_trip=neighbour';
  const request = new Request('https://www.neoviet.example/', { headers: { cookie } });
  expect(whole.read(request, secure)).toBe('ours');
  expect(whole.read(request, shared)).toBe('neighbour');
  expect(whole.read(request, plain)).toBe('forged');
  expect(guestCookie('nv_cart').read(request, secure)).toBe('');
});
