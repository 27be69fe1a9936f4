import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
}, 120_000);
afterAll(() => site.close());

test.each(['/quan-tri/', '/quan-tri/nhat-ky?loai=booking', '/quan-tri/khong-co'])(
  'nothing without signing in: %s',
  async (url) => {
    const reply = await site.get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([
      302,
      `/quan-tri/dang-nhap?ve=${encodeURIComponent(url)}`,
    ]);
  },
);

test('every page is private, and blocks foreign scripts', async () => {
  const { headers, statusCode, body } = await site.get('/quan-tri/dang-nhap');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w-]{22}';/);
  expect(body).toContain('noindex');
});

test('a cross-site form is refused', async () => {
  const reply = await site.inject({
    method: 'POST',
    url: '/quan-tri/dang-nhap',
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'role=quan-tri',
  });
  expect(reply.statusCode).toBe(400);
});

test("a script's request without a session leads to sign-in as well, and back to its page", async () => {
  for (const [url, back] of [
    ['/quan-tri/_.data', '/quan-tri/'],
    ['/quan-tri/nhat-ky.data?trang=2', '/quan-tri/nhat-ky?trang=2'],
  ] as const) {
    const reply = await site.get(url);
    expect(reply.statusCode).toBe(202);
    expect(decodeURIComponent(reply.body)).toContain(`/dang-nhap?ve=${back}`);
  }
});

test('the first page has one address, which is the path of the cookie', async () => {
  const reply = await site.get('/quan-tri');
  expect([reply.statusCode, reply.headers.location]).toEqual([301, '/quan-tri/']);
});
