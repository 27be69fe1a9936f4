import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
}, 120_000);
afterAll(() => site.close());

test.each(['/quan-tri/', '/quan-tri/nhat-ky?loai=booking', '/quan-tri/khong-co'])(
  'nobody gets past the door: %s',
  async (url) => {
    const reply = await site.get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([
      302,
      `/quan-tri/dang-nhap?ve=${encodeURIComponent(url)}`,
    ]);
  },
);

test('every page is one person’s own, and lets in no script of others', async () => {
  const { headers, statusCode, body } = await site.get('/quan-tri/dang-nhap');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w-]{22}';/);
  expect(body).toContain('noindex');
});

test('a form of another site is refused', async () => {
  const reply = await site.inject({
    method: 'POST',
    url: '/quan-tri/dang-nhap',
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'role=quan-tri',
  });
  expect(reply.statusCode).toBe(400);
});

test('what the script asks for leads to the door as well, and back to the page that it was for', async () => {
  for (const [url, back] of [
    ['/quan-tri/_.data', '/quan-tri/'],
    ['/quan-tri/nhat-ky.data?trang=2', '/quan-tri/nhat-ky?trang=2'],
  ] as const) {
    const reply = await site.get(url);
    expect(reply.statusCode).toBe(202);
    expect(decodeURIComponent(reply.body)).toContain(`/dang-nhap?ve=${back}`);
  }
});

test('the first page has one address, below which the cookie holds', async () => {
  const reply = await site.get('/quan-tri');
  expect([reply.statusCode, reply.headers.location]).toEqual([301, '/quan-tri/']);
});
