import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

interface Operation {
  operationId?: string;
  security?: Record<string, string[]>[];
  responses: Record<string, { content?: object }>;
}

let site: TestServer;
let source: string;
let operations: { path: string; method: string; operation: Operation }[];
beforeAll(async () => {
  site = await createTestServer();
  source = (await site.get('/api/v1/openapi.json')).body;
  const { paths } = JSON.parse(source) as { paths: Record<string, Record<string, Operation>> };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
});
afterAll(() => site.close());

test('API-07: redocly finds no error by its recommended rules', async () => {
  const found = await lintFromString({ source, config: await createConfig({ extends: ['recommended'] }) });
  const errors = found.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('API-07: every call has a unique name, no trailing slash, and documents its refusals', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(operations.length);
  expect(ids).toContain('getHotelsBySlugAvailability');
  for (const { path, operation } of operations) {
    expect(path).not.toMatch(/\/$/);
    expect(Object.keys(operation.responses['4XX']?.content ?? {}), path).toEqual([
      'application/problem+json',
    ]);
  }
});

test('API-07: calls about one booking, one enquiry, scans and payment webhooks say who may make them', () => {
  const schemesOf = (path: string) =>
    operations
      .filter((one) => one.path === `/api/v1${path}`)
      .map(({ operation }) => Object.keys(operation.security?.[0] ?? {}));
  for (const path of ['/bookings/{code}', '/bookings/{code}/cancel', '/bookings/{code}/payments'])
    expect(schemesOf(path), path).toEqual([['bookingToken']]);
  expect(schemesOf('/contacts/{code}')).toEqual([['requestPhone']]);
  expect(schemesOf('/vouchers/scans')).toEqual([['scanKey']]);
  expect(schemesOf('/payments/bank/webhook')).toEqual([['messageSignature']]);
  expect(schemesOf('/hotels')).toEqual([[]]);
});

test.each([
  '/api/v1/hotels/%00',
  '/api/v1/hotels/a%00b',
  '/api/v1/hotels/a%20b/calendar',
  '/api/v1/bookings/%F0%9F%98%80',
  '/api/v1/vouchers/%00',
])('S-11: %s cannot be a name and finds nothing', async (url) => {
  const reply = await site.get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: 'not_found' });
});

test('S-11: NUL in a query or a body is refused, naming the place', async () => {
  const listed = await site.get('/api/v1/hotels?search=a%00');
  expect(listed.statusCode).toBe(400);
  expect(listed.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'search' }] });
  const item = { unitId: 1, from: '2026-12-01', to: '2026-12-02' };
  const reply = await site.post('/api/v1/quotes', { items: [item], promotionCode: 'CHAOHE\0' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'promotionCode' }] });
});
