import { expect, test } from 'vitest';
import { returnPath, signInPath } from './return-path.ts';

test.each([
  ['/chuyen-di', '/chuyen-di'],
  ['/dat-cho?unit=1&from=2026-12-01', '/dat-cho?unit=1&from=2026-12-01'],
  ['/khach-san/a.html', '/khach-san/a.html'],
])('a page of this site is returned to: %s', (asked, path) => {
  expect(returnPath(asked)).toBe(path);
});

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/x/..//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/dang-nhap?tiep=/dang-nhap',
  '/dang-nhap.data',
  '/quan-tri/viec',
  '/api/v1/auth/logout',
])('nothing else is: %j', (asked) => {
  expect(returnPath(asked)).toBe('/tai-khoan');
});

test('the sign-in link keeps the page to return to', () => {
  expect(
    returnPath(new URL(signInPath('/dang-ky', '/chuyen-di?a=1'), 'http://x').searchParams.get('tiep')),
  ).toBe('/chuyen-di?a=1');
  expect(signInPath('/dang-nhap', '/tai-khoan')).toBe('/dang-nhap');
});
