import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoNow, demoTimeoutMs } from './demo-template.ts';
import { createTestServer, type TestServer } from './test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ demo: true, at: demoNow.toISOString() });
}, demoTimeoutMs);
afterAll(() => site.close());

test('a test can use the whole demo, with its pictures', async () => {
  const { results, totalResults } = (await site.get('/api/v1/hotels?limit=1')).json();
  expect(totalResults).toBeGreaterThan(40);
  expect((await site.get(results[0].image)).statusCode).toBe(200);
});
