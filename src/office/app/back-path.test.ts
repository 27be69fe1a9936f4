import { expect, test } from 'vitest';
import { backPath } from './back-path.ts';

const backOf = (ve: string) =>
  backPath(new Request(`http://localhost/quan-tri/dang-nhap?ve=${encodeURIComponent(ve)}`));

test.each([
  ['/quan-tri', '/'],
  ['/quan-tri/', '/'],
  ['/quan-tri/dat-cho?trang-thai=cho&q=a%20b', '/dat-cho?trang-thai=cho&q=a%20b'],
])('%s redirects to %s', (ve, path) => expect(backOf(ve)).toBe(path));

test.each([
  'https://evil.example/quan-tri',
  '//evil.example/quan-tri',
  '/\\evil.example/quan-tri',
  '\\/evil.example',
  '/quan-tri/../tai-khoan',
  '/quan-tri/%2e%2e/tai-khoan',
  '/quan-tri//evil.example',
  '/quan-tri/\\evil.example',
  '/quan-tri\t//evil.example',
  '/quan-tri.evil.example',
  '/quan-trix',
  'javascript:alert(1)',
  '/quan-tri/dang-nhap?ve=/quan-tri/dang-nhap',
  '',
])('%s redirects to the first page', (ve) => expect(backOf(ve)).toBe('/'));
