import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const url = 'https://neoviet.example';
const keys = { METRICS_TOKEN: 'a-token-for-metrics', DEV_KEY: 'a-key-for-the-mailbox' };
let local: TestServer;
let open: TestServer;
let keyed: TestServer;
beforeAll(async () => {
  const named = { PUBLIC_URL: url, PAYMENT_MODE: 'simulator' };
  local = await createTestServer({ withPages: true });
  open = await createTestServer({ withPages: true, env: named });
  keyed = await createTestServer({ withPages: true, env: { ...named, ...keys } });
  for (const site of [local, open, keyed]) await createCatalogue(site.db);
}, 180_000);
afterAll(() => Promise.all([local, open, keyed].map((site) => site?.close())));

interface Caller {
  remoteAddress?: string;
  headers?: Record<string, string>;
}
const elsewhere: Caller[] = [
  { remoteAddress: '203.0.113.9' },
  { remoteAddress: '10.0.0.5' },
  { headers: { 'x-forwarded-for': '127.0.0.1' } },
  { headers: { forwarded: 'for=127.0.0.1' } },
  { headers: { via: '1.1 proxy' } },
  // A page in a local browser that reached this server under its own host name (DNS rebinding).
  { headers: { host: 'rebound.example' } },
  { remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' } },
];
const inside = ['/dev/mailbox', '/dev/mailbox.data', '/dev/giao-dien', '/dev/mailbox/1', '/metrics'];
const ask = async (site: TestServer, path: string, caller: Caller = {}) =>
  (await site.inject({ method: 'GET', url: path, ...caller })).statusCode;

test('S-17, S-20: mailbox, component samples and metrics are open to the machine itself', async () => {
  for (const path of ['/dev/mailbox', '/dev/giao-dien', '/metrics'])
    expect(await ask(local, path), path).toBe(200);
  expect(await ask(local, '/metrics', { remoteAddress: '::1' })).toBe(200);
});

test('S-17, S-20: nobody else learns that they exist', async () => {
  for (const path of inside)
    for (const caller of elsewhere)
      expect(await ask(local, path, caller), `${path} ${JSON.stringify(caller)}`).toBe(404);
});

test('S-17: on a public site the mailbox needs the key, even behind a proxy that adds no header', async () => {
  for (const path of inside.filter((one) => one !== '/metrics')) {
    expect(await ask(open, path), path).toBe(404);
    expect(await ask(open, `/%64${path.slice(2)}`), path).not.toBe(200);
    expect(await ask(keyed, path), path).toBe(401);
    const wrong = { headers: { authorization: `Bearer ${keys.METRICS_TOKEN}` } };
    expect(await ask(keyed, path, wrong), path).toBe(401);
  }
  const basic = `Basic ${Buffer.from(`lan:${keys.DEV_KEY}`).toString('base64')}`;
  for (const authorization of [basic, `Bearer ${keys.DEV_KEY}`])
    expect(
      await ask(keyed, '/dev/mailbox', { remoteAddress: '203.0.113.9', headers: { authorization } }),
    ).toBe(200);
});

test('S-20: metrics need their token from elsewhere', async () => {
  const ofProxy = { 'x-forwarded-for': '203.0.113.9' };
  const fetchMetrics = (authorization: string) =>
    ask(keyed, '/metrics', { headers: { ...ofProxy, authorization } });
  expect(await fetchMetrics(`Bearer ${keys.METRICS_TOKEN}`)).toBe(200);
  for (const wrong of ['Bearer ', 'Bearer wrong', `Bearer ${keys.DEV_KEY}`, 'Basic :'])
    expect(await fetchMetrics(wrong)).toBe(404);
});

test('S-19: every answer has the security headers', async () => {
  const named = [
    'content-security-policy',
    'strict-transport-security',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'cache-control',
  ];
  for (const [method, path] of [
    ['GET', '/'],
    ['GET', '/khach-san.data'],
    ['GET', '/Khach-San'],
    ['GET', '/khong/co/gi'],
    ['GET', '/chuyen-di'],
    ['GET', '/a%'],
    ['GET', '/x/../y'],
    ['PUT', '/khach-san'],
    ['POST', '/chuyen-di'],
    ['GET', '/robots.txt'],
    ['GET', '/sitemap.xml'],
    ['GET', '/site.webmanifest'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/metrics'],
    ['GET', '/img?url=/media/khong-co.webp&w=640&q=75'],
    ['GET', '/media/khong-co.webp'],
    ['GET', '/api/docs'],
    ['GET', '/api/v1/openapi.json'],
    ['GET', '/api/v1/hotels'],
    ['GET', '/api/v1/hotels/khong-co'],
    ['GET', '/api/v1/bookings/DV2345678'],
    ['POST', '/api/v1/bookings'],
    ['GET', '/api/khong-co'],
  ] as const) {
    const { headers } = await open.inject({ method, url: path });
    for (const name of named) expect(headers[name], `${name} of ${method} ${path}`).toBeTruthy();
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  }
  expect((await local.get('/')).headers).not.toHaveProperty('strict-transport-security');
});

test('S-19: API answers for guests are not cached', async () => {
  for (const url of [
    '/api/v1/bookings/DV2345678',
    '/api/v1/contacts/YC2345678',
    '/api/v1/vouchers/DV2345678',
  ])
    expect((await open.get(url)).headers['cache-control'], url).toContain('no-store');
  expect((await open.post('/api/v1/bookings', {})).headers['cache-control']).toBe('no-store');
});

test('S-19: a file declares its type and runs no page; other sites may embed pictures and nothing else', async () => {
  const json = (await open.get('/api/v1/hotels')).headers;
  expect(json['content-security-policy']).toContain("default-src 'none'");
  expect(json['cross-origin-resource-policy']).toBe('same-origin');
  const picture = (await open.get('/og/home/home.jpg')).headers;
  if (String(picture['content-type']).startsWith('image/'))
    expect(picture['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await open.get('/khach-san')).headers['cross-origin-resource-policy']).toBe('same-origin');
});
