import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { callPage } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { returnPath } from '#web/parts/account/return-path.ts';
import * as account from './account-page.tsx';
import * as saved from './saved/saved-people-page.tsx';
import * as signIn from './sign-in-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

/** Where somebody without a session is led. */
async function ledTo(call: Promise<unknown>): Promise<URL> {
  const thrown = (await call.catch((error: unknown) => error)) as Response;
  return new URL(thrown.headers.get('location') ?? '', 'http://localhost');
}

test('ID-04: a form sent after its session has ended leads back to its page, not to its data, and says that nothing was saved', async () => {
  const form = { kind: 'traveller', fullName: 'Trần Văn Bình' };
  const to = await ledTo(callPage(site, saved.action, { path: '/tai-khoan/nguoi-di.data', form }));
  expect(returnPath(to.searchParams.get('tiep'))).toBe('/tai-khoan/nguoi-di');
  const loaded = await callPage(site, signIn.loader, { path: to.pathname + to.search });
  expect(loaded).toMatchObject({ isLost: true, back: '/tai-khoan/nguoi-di' });
  const home = await ledTo(callPage(site, account.action, { path: '/tai-khoan.data', form: { do: 'name' } }));
  expect(await callPage(site, signIn.loader, { path: home.pathname + home.search })).toMatchObject({
    isLost: true,
    back: '/tai-khoan',
  });
});

test('a page opened within the site leads back to itself with its query, and nothing of the router’s', async () => {
  const path = '/tai-khoan.data?xong=ten&_routes=root';
  const to = await ledTo(callPage(site, account.loader, { path }));
  expect(to.searchParams.get('tiep')).toBe('/tai-khoan?xong=ten');
  expect(await callPage(site, signIn.loader, { path: to.pathname + to.search })).toMatchObject({
    isLost: false,
  });
});
