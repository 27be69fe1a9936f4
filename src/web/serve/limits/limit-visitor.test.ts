import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { readRefusedForm } from '#web/app/errors/refused-form.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ env: { RATE_LIMIT: 'true' }, withPages: true });
}, 120_000);
afterAll(() => site.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const send = (url: string, remoteAddress: string, payload?: string) =>
  site.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    remoteAddress,
    ...(payload !== undefined && { payload, headers: form }),
  });

test('S-26: the 61st form of a minute waits, keeps its input, and counts together with the API', async () => {
  const ip = '2001:db8:5::1';
  for (let count = 0; count < 55; count++)
    expect((await send('/dat-cho', ip, 'fullName=Ha')).statusCode).not.toBe(429);
  for (let count = 0; count < 5; count++)
    expect((await send('/api/v1/nowhere', ip, 'x=1')).statusCode).toBe(415);
  const refused = await send('/dat-cho?unit=1&from=x', '2001:db8:5::2', 'note=%22%3Cb%3E&a=1&a=2');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['cache-control']).toBe('private, no-store');
  expect(refused.body).toContain('Có quá nhiều yêu cầu cùng lúc');
  expect(refused.body).toContain('action="/dat-cho?unit=1&#38;from=x"');
  expect(refused.body).toContain('name="note" value="&#34;&#60;b&#62;"');
  expect(refused.body.match(/name="a"/g)).toHaveLength(2);
  const byScript = await send('/dat-cho.data?unit=1&x=.data', ip, 'note=%22%3Cb%3E&a=1&a=2');
  expect(byScript.statusCode).toBe(429);
  expect(readRefusedForm(byScript.body), 'what the script sent comes back as well').toEqual({
    path: '/dat-cho?unit=1&x=.data',
    fields: [
      ['note', '"<b>'],
      ['a', '1'],
      ['a', '2'],
    ],
    retryAfterSeconds: Number(byScript.headers['retry-after']),
  });
  expect(readRefusedForm((await send('/_.data?index', ip, 'a=1')).body)?.path).toBe('/?index');
  expect((await site.inject({ method: 'POST', url: '/api/v1/contacts', remoteAddress: ip })).statusCode).toBe(
    429,
  );
  expect((await send('/dat-cho', '2001:db8:6::1', 'fullName=Ha')).statusCode).not.toBe(429);
});

test('S-26: rendered pages count together with reads of the API, and scripts get a status', async () => {
  const ip = '203.0.113.77';
  for (let count = 0; count < 590; count++) await send('/api/v1/settings', ip);
  for (let count = 0; count < 10; count++)
    expect((await send(`/gio-hang?x=${count}`, ip)).statusCode).not.toBe(429);
  const refused = await send('/gio-hang', ip);
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain('href="/gio-hang"');
  const data = await send('/gio-hang.data', ip);
  expect([data.statusCode, data.body]).toEqual([429, '']);
});
