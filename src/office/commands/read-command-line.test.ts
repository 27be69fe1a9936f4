import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const run = (...args: string[]) => runOffice(site.app, ...args);

test('lists the commands, and names what is wrong with one', async () => {
  expect((await run()).lines.join('\n')).toContain('invite-administrator');
  expect(await run('invite-admin')).toMatchObject({ isRefused: true });
  expect((await run('invite-administrator', '--email', 'x')).lines).toContain('--email: not a mail address');
  expect((await run('invite-administrator', '--colour', 'red')).lines[0]).toContain('--colour');
});

test("the actor of a command is the system's user, whatever is typed", async () => {
  expect(await run('end-sessions', '--email', 'a@example.vn', '--as', 'lan')).toMatchObject({
    isRefused: true,
  });
  await run('reseal-data');
  const line = site.db.selectFrom('history').select(['actor', 'actor_name as name', 'came_from as from']);
  expect(await line.execute()).toEqual([
    { actor: 'staff:shell', name: userInfo().username, from: 'command line' },
  ]);
});
