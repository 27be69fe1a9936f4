import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createFaultReporter } from './create-fault-reporter.ts';
import { createLogger } from './create-logger.ts';
import { onBehalfOf } from './on-behalf-of.ts';

test('OPS-04: a logged error is reported to its DSN, with the request and without contact data', async () => {
  const sent: { url: string | undefined; auth: unknown; lines: Record<string, never>[] }[] = [];
  const collector = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    const lines = body.split('\n').map((line) => JSON.parse(line));
    sent.push({ url: request.url, auth: request.headers['x-sentry-auth'], lines });
    reply.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as { port: number };
  const reporter = createFaultReporter(`http://khoa@127.0.0.1:${port}/nhom/7`);
  const log = createLogger('error', reporter.report);
  const requestId = '00000000-0000-4000-8000-000000000001';
  const fault = new Error('refused for ha@example.com, 0912345678');
  onBehalfOf(requestId, () =>
    log.error({ error: fault, route: 'hotel-list', url: '/x?ten=Ha' }, 'unexpected error'),
  );
  log.error({ error: fault, route: 'hotel-list' }, 'unexpected error');
  log.error('words alone are no fault');
  await reporter.stop();
  collector.close();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe('/nhom/api/7/envelope/');
  expect(sent[0]?.auth).toContain('sentry_key=khoa');
  const event = sent[0]?.lines[2] as unknown as {
    tags: object;
    exception: { values: { type: string; value: string; stacktrace: { frames: { filename: string }[] } }[] };
  };
  expect(event.tags).toEqual({ route: 'hotel-list', requestId });
  const [value] = event.exception.values;
  expect([value?.type, value?.value]).toEqual(['Error', 'refused for …, …']);
  expect(value?.stacktrace.frames.at(-1)?.filename).toContain('create-fault-reporter.test.ts');
  expect(JSON.stringify(sent)).not.toMatch(/ten=Ha|example\.com|0912345678/);
});

test('an invalid DSN is refused, and an unreachable one blocks nothing', async () => {
  expect(() => createFaultReporter('https://example.com/')).toThrow(/ERROR_DSN/);
  const reporter = createFaultReporter('http://khoa@127.0.0.1:1/1');
  reporter.report([{ error: new Error('x') }, 'words']);
  await reporter.stop();
});
