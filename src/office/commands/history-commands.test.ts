import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { checkHistory } from '#platform/history/check-history.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, placeholderSettings));
});
afterAll(() => site.close());

const run = (...args: string[]) => runOffice(site.app, ...args);

test('what staff change stands in the history, with who, from where and what it was before', async () => {
  expect(await run('list-history', '--as', 'lan')).toEqual({ lines: ['Nothing of this kind was done'] });
  await run('set-setting', '--as', 'lan', '--key', 'name', '--value', 'Nẻo Mới');
  await run('export-newsletter', '--as', 'minh');
  const { lines } = await run('list-history', '--as', 'lan');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/minh \(command line\) {2}newsletter\.export {2}newsletter subscribers/);
  expect(lines[1]).toMatch(/lan \(command line\) {2}settings\.edit {2}setting name/);
  expect(lines[1]).toContain('to {"value":"Nẻo Mới"}');
  expect((await run('list-history', '--as', 'lan', '--by', 'minh')).lines).toHaveLength(1);
  expect(
    (await run('list-history', '--as', 'lan', '--type', 'setting', '--object', 'name')).lines,
  ).toHaveLength(1);
  expect(await checkHistory(site.db, site.clock.now())).toEqual({ ok: true, lines: 2 });
});

test('what is refused leaves no line', async () => {
  const before = await run('list-history', '--as', 'lan');
  await run('set-setting', '--as', 'lan', '--key', 'khongco', '--value', 'x');
  expect(await run('list-history', '--as', 'lan')).toEqual(before);
});
