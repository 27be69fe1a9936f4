import { expect, test, vi } from 'vitest';
import { createLogger } from './create-logger.ts';
import { createQuietRepeats } from './create-quiet-repeats.ts';
import { onBehalfOf } from './on-behalf-of.ts';

/** What is logged while something runs. */
function logged(run: (log: ReturnType<typeof createLogger>) => void): string {
  const log = createLogger('info');
  const stream = Object.getOwnPropertySymbols(log)
    .map((symbol) => (log as unknown as Record<symbol, unknown>)[symbol])
    .find(
      (value): value is { write(line: string): boolean } =>
        typeof (value as { write?: unknown })?.write === 'function',
    );
  const write = vi.spyOn(stream as { write(line: string): boolean }, 'write').mockReturnValue(true);
  run(log);
  return write.mock.calls.map(([line]) => line).join('');
}

test('an error is logged with its message and stack', () => {
  const line = logged((log) => log.error({ error: new Error('no such table') }, 'a sweep failed'));
  expect(JSON.parse(line)).toMatchObject({
    msg: 'a sweep failed',
    error: { type: 'Error', message: 'no such table', stack: expect.stringContaining('logger.test.ts') },
  });
});

test('R-12: a line has the id of its request', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const line = logged((log) => onBehalfOf(id, () => log.warn('something')));
  expect(JSON.parse(line)).toMatchObject({ requestId: id, msg: 'something' });
  expect(JSON.parse(logged((log) => log.warn('something')))).not.toHaveProperty('requestId');
});

test('contact data and secrets are left out', () => {
  const line = logged((log) =>
    log.info({ contact: { fullName: 'Thu Hà', phone: '0912345678', email: 'ha@example.com', city: 'Huế' } }),
  );
  expect(JSON.parse(line).contact).toEqual({ city: 'Huế' });
});

test('R-05: addresses and telephone numbers in error messages are left out', () => {
  const refusal = Object.assign(new Error('550 <ha@example.com> unknown, call 0912345678'), {
    response: '550 <ha@example.com> unknown',
    rejected: ['ha@example.com'],
  });
  const line = logged((log) => log.warn({ error: refusal }, 'a job failed and will be retried'));
  expect(line).not.toMatch(/ha@example|0912345678/);
  expect(JSON.parse(line).error.message).toBe('550 <…> unknown, call …');
});

test('R-05: a repeated warning is logged once in ten seconds, then with its count', () => {
  let now = 0;
  const quiet = createQuietRepeats(() => now);
  const lines: unknown[][] = [];
  const logError = (facts: object, words: string, level = 50) =>
    quiet.call(null, [facts, words] as never, ((...args: unknown[]) => lines.push(args)) as never, level);
  const away = (port: number) => ({ error: new Error(`connect ECONNREFUSED 127.0.0.1:${port}`) });
  for (let repeat = 0; repeat < 640; repeat++) logError(away(20_000 + repeat), 'job queue');
  logError({ error: new Error('no such table') }, 'job queue');
  logError({}, 'said at ease', 30);
  logError({}, 'said at ease', 30);
  expect(lines.map(([, words]) => words)).toEqual(['job queue', 'job queue', 'said at ease', 'said at ease']);
  now = 10_000;
  logError(away(1), 'job queue');
  expect(lines.at(-1)).toEqual([expect.objectContaining({ leftOut: 639 }), 'job queue']);
});

test('R-05: an unreachable database is one line in ten seconds, whoever notices it; other errors stay', () => {
  const away = (code: string) => Object.assign(new Error(`away ${code}`), { code });
  const lines = logged((log) => {
    for (let count = 0; count < 100; count++) {
      log.error({ error: away('ECONNREFUSED'), url: `/${count}` }, 'unexpected error');
      log.warn({ error: away('57P03'), route: 'home' }, 'a page is not there');
      log.error({ error: away('08006'), sweep: `sweep ${count}` }, 'a sweep failed');
    }
    log.error({ error: away('40P01') }, 'unexpected error');
    log.error({ error: new Error('a bug') }, 'unexpected error');
    log.warn({ error: away('ECONNREFUSED'), queue: 'mail' }, 'a job failed and will be retried');
  });
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).error.message),
  ).toEqual(['away ECONNREFUSED', 'away 40P01', 'a bug', 'away ECONNREFUSED']);
});
