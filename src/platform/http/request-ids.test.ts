import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeHistory } from '#platform/history/write-history.ts';
import { onBehalfOf } from '#platform/log/on-behalf-of.ts';
import { startSpans } from '#platform/tracing/start-spans.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { requestIdOf } from './request-ids.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site?.close());

const from = (remoteAddress: string, id: string) =>
  requestIdOf({ headers: { 'x-request-id': id }, socket: { remoteAddress } as never });

test('R-12: the request id is accepted from our own proxy, and from nobody else', () => {
  const id = randomUUID();
  for (const address of ['127.0.0.1', '::1', '10.2.3.4', '::ffff:192.168.1.9', 'fd00::7'])
    expect(from(address, id), address).toBe(id);
  for (const address of ['203.0.113.5', '2001:db8::1', '::ffff:8.8.8.8', '']) {
    expect(from(address, id), address).toMatch(uuid);
    expect(from(address, id), address).not.toBe(id);
  }
  expect(from('127.0.0.1', 'x'.repeat(300))).toMatch(uuid);
});

test('R-12: the id is returned to the client, and named in a problem', async () => {
  const id = randomUUID();
  const fine = await site.get('/healthz', { 'x-request-id': id });
  expect(fine.headers['x-request-id']).toBe(id);
  const missing = await site.get('/api/v1/hotels/khong-co');
  expect(missing.json().requestId).toBe(missing.headers['x-request-id']);
  expect(missing.headers['x-request-id']).toMatch(uuid);
});

test('R-12: history entries of a request have its id', async () => {
  const id = randomUUID();
  await onBehalfOf(id, () =>
    site.db.transaction().execute((tx) =>
      writeHistory(tx, {
        actor: 'system',
        verb: 'settings.edit',
        object: { type: 'settings', id: 'site' },
        now: site.clock.now(),
      }),
    ),
  );
  const line = await site.db
    .selectFrom('history')
    .select('request_id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(line.request_id).toBe(id);
});

test('OPS-04: with an endpoint spans of a request and its statements are sent, in the trace of its id', async () => {
  const sent: { url: string | undefined; body: string }[] = [];
  const collector = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    sent.push({ url: request.url, body });
    reply.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as { port: number };
  const stop = await startSpans(`http://127.0.0.1:${port}`, 1);
  const id = randomUUID();
  await site.get('/metrics?khong-co', { 'x-request-id': id });
  await stop();
  collector.close();
  expect(sent.map(({ url }) => url)).toEqual(['/v1/traces']);
  const { resourceSpans } = JSON.parse(sent[0]?.body ?? '') as {
    resourceSpans: {
      scopeSpans: { spans: { name: string; traceId: string; spanId: string; parentSpanId?: string }[] }[];
    }[];
  };
  const spans = resourceSpans[0]?.scopeSpans[0]?.spans.filter(
    ({ traceId }) => traceId === id.replaceAll('-', ''),
  );
  const request = spans?.find(({ name }) => name === 'GET request');
  expect(request).toBeDefined();
  expect(request?.parentSpanId).toBeUndefined();
  expect(JSON.stringify(request)).toContain('{"key":"http.route","value":{"stringValue":"/metrics"}}');
  const statements = spans?.filter(({ name }) => name === 'statement') ?? [];
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.every(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true);
  expect(sent[0]?.body).not.toContain('khong-co');
});
