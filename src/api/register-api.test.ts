import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses?: Record<string, unknown>;
}
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
};

const document = async () => (await site.get('/api/v1/openapi.json')).json() as Document;

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/v1'],
  ['GET', '/api/v1/'],
  ['GET', '/api/v1/khong-co'],
  ['GET', '/api/v2/hotels'],
  ['GET', '/api/v1/hotels/a/b/c/d'],
  ['POST', '/api/v1/hotels'],
  ['DELETE', '/api/v1/bookings/DV26A7K9Q'],
  ['PUT', '/api/v1/settings'],
  ['PATCH', '/api/khong-co'],
] as const)('%s %s is a 404 or 405 problem, never a page', async (method, url) => {
  const reply = await site.inject({ method, url });
  expect([404, 405]).toContain(reply.statusCode);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(reply.json()).toMatchObject({ status: reply.statusCode, requestId: expect.any(String) });
});

test('HEAD answers like GET without a body', async () => {
  const reply = await site.inject({ method: 'HEAD', url: '/api/v1/hotels' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('');
  expect((await site.inject({ method: 'HEAD', url: '/api/v1/hotels/khong-co' })).statusCode).toBe(404);
});

describe('FORM-02: CORS', () => {
  const preflight = (origin: string) =>
    site.inject({
      method: 'OPTIONS',
      url: '/api/v1/bookings',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    });

  test('our own origin may call with cookies and the necessary headers', async () => {
    const preflighted = await preflight('http://localhost');
    expect(preflighted.statusCode).toBe(204);
    expect(preflighted.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
    });
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'x-request-phone'])
      expect(preflighted.headers['access-control-allow-headers']).toContain(name);
    const read = await site.get('/api/v1/hotels', { origin: 'http://localhost' });
    expect(read.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost',
      'access-control-allow-credentials': 'true',
      vary: expect.stringMatching(/origin/i),
    });
  });

  test.each(['https://evil.example', 'http://localhost.evil.example', 'https://localhost', 'null'])(
    'another origin gets no headers: %s',
    async (origin) => {
      for (const reply of [await preflight(origin), await site.get('/api/v1/hotels', { origin })]) {
        expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
        expect(reply.headers.vary).toMatch(/origin/i);
      }
    },
  );
});

test('API-07: the document is OpenAPI 3.1 and names every path of the contract', async () => {
  const { openapi, info, paths } = await document();
  expect(openapi).toMatch(/^3\.1\./);
  expect(info.title).toBe('Nẻo Việt API');
  const collections = kinds.flatMap((kind) => [kind.collection, ...kind.collectionAliases]);
  for (const path of [
    ...collections.flatMap((name) => [
      `/${name}`,
      `/${name}/{slug}`,
      `/${name}/{slug}/related`,
      `/${name}/{slug}/availability`,
      `/${name}/{slug}/calendar`,
    ]),
    ...[
      'articles',
      'provinces',
      'places',
      'facilities',
      'hotel-types',
      'conforms',
      'service-types',
      'suppliers',
      'suplliers',
    ].flatMap((name) => [`/${name}`, `/${name}/{slug}`]),
    '/articles/{slug}/related',
    '/settings',
    '/room-types',
    '/quotes',
    '/bookings',
    '/book-combos',
    '/book-tours',
    '/book-cruises',
    '/bookings/{code}',
    '/bookings/{code}/payments',
    '/bookings/{code}/refund-quote',
    '/bookings/{code}/cancel',
    '/payments/bank/webhook',
    ...Object.values(kindProfiles).map(({ reviews }) => `/${reviews}`),
    ...['tour', 'cruise', 'experience'].flatMap((kind) => [`/${kind}-plans`, `/${kind}-plans/{id}`]),
    '/contacts',
    '/contacts/{code}',
    '/contacts/{code}/accept',
    '/flight-requests',
    '/airports',
  ])
    expect(Object.keys(paths).map((key) => key.replace(/\/$/, ''))).toContain(`/api/v1${path}`);
});

test('API-07: every call has a summary, a 2xx reply, and each part of its path as a parameter', async () => {
  for (const [path, methods] of Object.entries((await document()).paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method} ${path}`;
      expect(operation.summary, name).toBeTruthy();
      expect(
        Object.keys(operation.responses ?? {}).some((status) => status.startsWith('2')),
        name,
      ).toBe(true);
      const named = (operation.parameters ?? []).filter((one) => one.in === 'path').map((one) => one.name);
      expect(named, name).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key));
      for (const parameter of operation.parameters ?? []) expect(parameter.schema, name).toBeTypeOf('object');
    }
  }
});

test('API-07: the body of a booking is described, with its idempotency key', async () => {
  const { paths } = await document();
  const operation = paths['/api/v1/bookings']?.post;
  expect(operation?.parameters).toContainEqual(
    expect.objectContaining({ name: 'idempotency-key', in: 'header', required: true }),
  );
  const schema = JSON.stringify(operation?.requestBody?.content['application/json']?.schema);
  for (const field of ['quoteToken', 'contact', 'fullName', 'consents']) expect(schema).toContain(field);
});

test('every reference in the document resolves', async () => {
  const whole = await document();
  const references = [...JSON.stringify(whole).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path);
  for (const reference of references) {
    const target = (reference as string)
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], whole);
    expect(target, reference).toBeDefined();
  }
});

test('/api/docs is a readable page', async () => {
  const reply = await site.get('/api/docs');
  expect(reply.headers['content-type']).toMatch(/^text\/html/);
  expect(reply.body).toContain('/api/v1/bookings');
});
