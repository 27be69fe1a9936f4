import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
const save = (customerEmail: string) =>
  site.db.transaction().execute(async (tx) => {
    await saveSettings(tx, { ...settings, customerEmail });
    await announceChange(tx, ['settings']);
  });
beforeAll(async () => {
  site = await createTestServer();
  await save('bao-mat@neoviet.example');
});
afterAll(() => site?.close());

const fieldsOf = (body: string) =>
  new Map(
    body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
const read = async () => fieldsOf((await site.get('/.well-known/security.txt')).body);

test('OPS-05: security.txt has the fields of RFC 9116, with the contacts in the settings', async () => {
  const { headers, statusCode } = await site.get('/.well-known/security.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = await read();
  expect(fields.get('Contact')).toBe('mailto:bao-mat@neoviet.example');
  expect(fields.get('Canonical')).toBe('http://localhost/.well-known/security.txt');
  expect(fields.get('Preferred-Languages')).toBe('vi, en');
  await save('an-ninh@neoviet.example');
  await expect.poll(async () => (await read()).get('Contact')).toBe('mailto:an-ninh@neoviet.example');
});

test('OPS-05: its expiry is never past, nor a year ahead, however long the site runs', async () => {
  for (let day = 0; day < 800; day += 40) {
    const expires = (await read()).get('Expires') ?? '';
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(expires) - site.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
    site.clock.advance({ days: 40 });
  }
});
