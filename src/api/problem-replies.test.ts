import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let limited: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  limited = await createTestServer({ env: { RATE_LIMIT: 'true' } });
});
afterAll(async () => {
  await site.close();
  await limited.close();
});

const expectProblem = (
  reply: { statusCode: number; headers: Record<string, unknown>; json(): unknown },
  status: number,
  code: string,
) => {
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(reply.json()).toMatchObject({
    type: `/api/docs#${code}`,
    title: expect.stringMatching(/[À-ỹ]/),
    status,
    code,
    requestId: expect.any(String),
  });
};

test.each(['{', '{"items":', 'không phải JSON', '{"a":1}}', "{'a': 1}"])(
  'malformed JSON is 400: %s',
  async (body) => {
    expectProblem(await site.post('/api/v1/quotes', body), 400, 'malformed_json');
  },
);

test('an empty body instead of JSON is 400', async () => {
  expectProblem(await site.post('/api/v1/quotes', ''), 400, 'malformed_json');
  expect((await site.post('/api/v1/quotes')).statusCode).toBe(400);
});

test('a body of over 128 KiB is 413', async () => {
  expectProblem(
    await site.post('/api/v1/quotes', JSON.stringify({ items: 'a'.repeat(140_000) })),
    413,
    'too_large',
  );
});

test('a body of another type is 415', async () => {
  expectProblem(
    await site.post('/api/v1/quotes', '<quote/>', { 'content-type': 'application/xml' }),
    415,
    'unsupported_media_type',
  );
});

test('a JSON body cannot reach the prototype', async () => {
  const reply = await site.post('/api/v1/quotes', '{"__proto__":{"admin":true},"items":[]}');
  expect(reply.statusCode).toBe(400);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});

test('a server error is 500 and does not reveal its cause', async () => {
  // Settings are missing only on a site that was never set up.
  const reply = await site.get('/api/v1/settings');
  expectProblem(reply, 500, 'internal_error');
  expect(Object.keys(reply.json()).sort()).toEqual(['code', 'requestId', 'status', 'title', 'type']);
  expect(reply.body).not.toMatch(/settings|select|at |\.ts/i);
});

test.each([
  ['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'],
  ['Connection terminated unexpectedly', undefined],
  ['the database system is starting up', '57P03'],
  ['remaining connection slots are reserved', '53300'],
  ['canceling statement due to statement timeout', '57014'],
])('an unreachable database (%s) is 503 with Retry-After', async (message, code) => {
  const away = vi.spyOn(site.app.readDb, 'selectFrom').mockImplementation(() => {
    throw Object.assign(new Error(message), { code });
  });
  const reply = await site.get('/api/v1/hotels/bat-ky');
  away.mockRestore();
  expectProblem(reply, 503, 'unavailable');
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(reply.body).not.toContain('127.0.0.1');
});

test('too many calls in a minute are 429 with Retry-After, for that caller only', async () => {
  const call = (remoteAddress: string) =>
    limited.inject({ method: 'GET', url: '/api/khong-co', remoteAddress });
  let reply = await call('203.0.113.7');
  for (let count = 0; count < 700 && reply.statusCode !== 429; count++) reply = await call('203.0.113.7');
  expectProblem(reply, 429, 'too_many_requests');
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call('203.0.113.8')).statusCode).toBe(404);
});

test('health, readiness and metrics answer', async () => {
  expect((await site.get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await site.get('/readyz')).json()).toEqual({ status: 'ready' });
  expect((await site.get('/metrics')).body).toContain('process_cpu_seconds_total');
  expect((await site.get('/metrics')).body).toMatch(/^clock_skew_seconds 0$/m);
});
