import { expect, test } from 'vitest';
import { frameOf } from './frame-of.ts';

const page =
  '<html><head><title>$& a</title></head><body><main>$& long</main><script nonce="m">1</script></body></html>';

test('a frame has head and scripts, and is filled with the content between them', () => {
  const frame = frameOf(page, 'm');
  expect(frame.html).toContain('<title>$& a</title></head>');
  expect(frame.html).toContain('<script nonce="m">1</script></body></html>');
  expect(frame.html).not.toContain('long');
  expect(frame.fill(frame.html).join('')).toBe(page);
  expect(frame.fill(frame.html.replaceAll(' nonce="m"', '')).join('')).toBe(page.replace(' nonce="m"', ''));
});

test.each([
  ['without a mark', page, ''],
  ['without marked scripts', page.replace(' nonce="m"', ''), 'm'],
  ['without a head', page.replace('</head>', ''), 'm'],
])('a page %s is its own frame', (_, html, mark) => {
  const frame = frameOf(html, mark);
  expect(frame.html).toBe(html);
  expect(frame.fill('other')).toEqual(['other']);
});
