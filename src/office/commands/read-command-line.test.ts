import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const run = (...args: string[]) => runOffice(site.app, ...args);

test('says what there is, and what is wrong with a command', async () => {
  expect((await run()).lines.join('\n')).toContain('office-payment');
  expect(await run('office-pay')).toMatchObject({ isRefused: true });
  expect((await run('office-payment', '--as', 'lan', '--code', 'x')).lines).toContain(
    '--code: not a booking code',
  );
  expect((await run('accept-request', '--code', 'DV26A7K9Q')).lines[0]).toBe('--as <your name> is missing');
  expect((await run('accept-request', '--as', 'lan', '--colour', 'red')).lines[0]).toContain('--colour');
});
