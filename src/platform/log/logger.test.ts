import { expect, test, vi } from 'vitest';
import { createLogger } from './logger.ts';

/** What the log writes while something runs. */
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

test('an error is written with its message and where it came from', () => {
  const line = logged((log) => log.error({ error: new Error('no such table') }, 'a sweep failed'));
  expect(JSON.parse(line)).toMatchObject({
    msg: 'a sweep failed',
    error: { type: 'Error', message: 'no such table', stack: expect.stringContaining('logger.test.ts') },
  });
});

test('contact data and secrets are left out', () => {
  const line = logged((log) =>
    log.info({ contact: { fullName: 'Thu Hà', phone: '0912345678', email: 'ha@example.com', city: 'Huế' } }),
  );
  expect(JSON.parse(line).contact).toEqual({ city: 'Huế' });
});
