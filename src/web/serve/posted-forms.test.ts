import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { siteRoutes } from '#tests/support/site-build.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let port: number;
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await createCatalogue(site.db);
  await site.server.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.server.address() as AddressInfo).port;
}, 120_000);
afterAll(() => site?.close());

const stacks: unknown[] = [];
beforeEach(() => {
  stacks.length = 0;
  const note = (...words: unknown[]) => void stacks.push(words);
  for (const target of [console, site.app.log] as { error: typeof note }[])
    vi.spyOn(target, 'error').mockImplementation(note);
});

const form = 'application/x-www-form-urlencoded';
const lookUp = 'code=DV2222222&phone=0912345678';
const post = (target: string, headers: Record<string, string> = {}, body = lookUp) =>
  sendRaw(port, target, { method: 'POST', headers: { 'content-type': form, ...headers }, body });

test('a form of our own page is accepted, also from another host of ours', async () => {
  for (const origin of ['http://localhost', `http://localhost:${port}`]) {
    const reply = await post('/chuyen-di', { origin, 'sec-fetch-site': 'same-origin' });
    expect(reply.status).toBe(200);
    expect(reply.headers['x-form-status']).toBe('422');
  }
  expect((await post('/chuyen-di')).status, 'a program that says nothing').toBe(200);
});

test.each([
  ['/chuyen-di', { origin: 'http://evil.example' }],
  ['/chuyen-di', { origin: 'null' }],
  ['/chuyen-di', { 'sec-fetch-site': 'cross-site' }],
  ['/chuyen-di', { 'sec-fetch-site': 'same-site' }],
  ['/chuyen-di.data', { origin: 'http://evil.example' }],
  ['/gio-hang', { origin: 'http://localhost.evil.example' }],
  ...[
    '//evil.example/chuyen-di',
    '///evil.example/chuyen-di',
    '/\\evil.example/chuyen-di',
    '\\\\evil.example/chuyen-di',
    'http://evil.example/chuyen-di',
    'http:/evil.example/chuyen-di',
    '/.//evil.example/chuyen-di',
    '/x/..//evil.example/chuyen-di',
    '/%2e//evil.example/chuyen-di',
    '//evil.example/gio-hang',
    '//evil.example/chuyen-di.data',
  ].map((target) => [target, { origin: 'http://evil.example' }] as const),
] as const)('S-02: a cross-site form is refused: %s %j', async (target, headers) => {
  const reply = await post(target, { accept: 'text/html', ...headers } as Record<string, string>);
  expect(reply.status).toBe(400);
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(reply.body, 'the page leads nowhere else').not.toMatch(/href="(?:[^/]|\/[/\\])/);
});

test('S-02: a Host header with the attacker’s host does not make a form ours', async () => {
  const headers = { host: 'evil.example', origin: 'http://x.example' };
  expect((await post('/chuyen-di', headers)).status).toBe(400);
});

test('S-11: an address with NUL in its path or query is refused before a page sees it, on every route', async () => {
  for (const { path } of siteRoutes) {
    const inPath = path.replace(/:\w+/g, '%00');
    const targets = [`/${path}?a=%00`, ...(inPath === path ? [] : [`/${inPath}`, `/${inPath}.data`])];
    for (const target of targets) expect((await sendRaw(port, target)).status, target).toBe(400);
  }
  expect((await post('/chuyen-di/%00')).status).toBe(400);
  expect(stacks).toEqual([]);
}, 120_000);

test.each(['%F0%9F%92%A9', '%ED%A0%80', '__proto__', 'constructor', '-1', '99999999999999999999', 'a.b'])(
  'S-11: %s for each name in its path is no server error, on every route',
  async (name) => {
    for (const { path } of siteRoutes.filter((route) => /:\w/.test(route.path)))
      for (const target of [`/${path.replace(/:\w+/g, name)}`, `/${path.replace(/:\w+/g, name)}.data`]) {
        expect((await sendRaw(port, target)).status, target).toBeLessThan(500);
        expect((await post(target, {}, 'do=x')).status, target).toBeLessThan(500);
      }
    expect(stacks).toEqual([]);
  },
  60_000,
);

test('S-11: a form with NUL in it, plain or escaped, is refused before a page sees it', async () => {
  for (const body of [`${lookUp}&x=a%00b`, `${lookUp}&x=a\0b`])
    expect((await post('/chuyen-di', {}, body)).status).toBe(400);
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
  const part = (value: string) =>
    `--x\r\ncontent-disposition: form-data; name="code"\r\n\r\n${value}\r\n--x--\r\n`;
  expect((await post('/chuyen-di', boundary, part('a\0b'))).status).toBe(400);
  expect((await post('/chuyen-di', boundary, part('a%00b'))).status, 'as it was typed').toBe(200);
  expect((await post('/chuyen-di', {}, `${lookUp}&x=a%2500b`)).status, 'as it was typed').toBe(200);
});

test.each([
  '/%63huyen-di',
  '/Chuyen-Di',
  '/chuyen-di/',
  '//chuyen-di',
  '/chuyen-di/_.data',
  '/chuyen%2ddi.data',
])('S-02: no form is accepted at another spelling, even from our own page: %s', async (target) => {
  expect((await post(target, { origin: 'http://localhost' })).status).toBe(400);
});

test.each([
  '/cam-nang-du-lich/\\evil.example',
  '/\\evil.example',
  'http://evil.example/',
  '/a%',
  '/x/../y',
  '/x/%2E./y',
])('S-12: a path that no browser sends is refused: %s', async (target) => {
  const reply = await sendRaw(port, target);
  expect(reply.status).toBe(400);
  expect(reply.headers.location).toBeUndefined();
});

test('S-12: doubled slashes redirect to a path of ours', async () => {
  const reply = await sendRaw(port, '//evil.example/x');
  expect(reply.status).toBe(301);
  expect(reply.headers.location).toBe('/evil.example/x');
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'S-16: %s is 405 and lists the allowed methods',
  async (method) => {
    const reply = await sendRaw(port, '/chuyen-di', { method });
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD, POST');
  },
);

test.each([
  ['application/json', '{"code":"DV2222222"}', 415],
  ['text/plain', lookUp, 415],
  ['multipart/form-data; boundary=x', 'not at all', 400],
  ['multipart/form-data', 'no boundary', 400],
])('S-16: a body of %s is refused without a server error', async (type, body, status) => {
  expect((await post('/chuyen-di', { 'content-type': type }, body)).status).toBe(status);
  expect(stacks).toEqual([]);
});

test('S-16: nothing that a client sends is a server error or logs a stack trace', async () => {
  expect((await sendRaw(port, '/chuyen-di', { method: 'POST' })).status).toBe(415);
  expect((await post('/chuyen-di', {}, '')).status).toBe(200);
  expect((await post('/khach-san', {}, 'a=1')).status).toBe(405);
  const booking = new URLSearchParams({
    requestKey: 'no-uuid',
    quoteToken: 'x.y.z',
    fullName: 'Nguyễn Thu Hà',
    phone: '0912345678',
    email: 'ha@example.com',
    terms: 'on',
  });
  expect((await post('/dat-cho', {}, `${booking}`)).status).toBeLessThan(500);
  for (const host of ['a b', 'x/y', '@', '%'])
    expect((await sendRaw(port, '/khach-san', { headers: { host } })).status, host).toBe(400);
  await post('/chuyen-di', { origin: 'http://evil.example' });
  expect(stacks).toEqual([]);
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
test.each([
  ['a cross-site form', 400, '/chuyen-di?code=%22', { ...browser, origin: 'null' }, lookUp],
  ['a form that is too large', 413, '/chuyen-di', browser, `code=${'a'.repeat(300 * 1024)}`],
  ['a broken address', 400, '/a%', browser, lookUp],
])('%s gets a page in a browser, with a way on', async (_, status, target, headers, body) => {
  const reply = await post(target, headers, body);
  expect(reply.status).toBe(status);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.body).toMatch(/<h1>[^<]+<\/h1>/);
  expect(reply.body).toContain('<a href="/">Về trang chủ</a>');
  expect(reply.body.includes('<a href="/chuyen-di?code=%22">Mở lại trang</a>')).toBe('origin' in headers);
  const byProgram = await post(target, { ...headers, accept: 'application/json' }, body);
  expect([byProgram.status, byProgram.headers['content-type']?.startsWith('text/html')]).toEqual([
    status,
    false,
  ]);
});
