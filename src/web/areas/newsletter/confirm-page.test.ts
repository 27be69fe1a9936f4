import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signNewsletterLinkToken } from '#modules/newsletter/newsletter-link-token.ts';
import { callPage } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { action, loader } from './confirm-page.tsx';

let site: TestServer;
let id: string;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());
beforeEach(async () => {
  id = randomUUID();
  const now = site.clock.now();
  const asked = { consent: 'Tôi đồng ý.', consented_at: now, asked_at: now, source: '/' };
  const subscriber = { id, email: `${id}@example.com`, state: 'waiting', ...asked };
  await site.db.insertInto('newsletter_subscribers').values(subscriber).execute();
});

const tokenFor = (use: 'confirm' | 'leave', of = id, secret = site.app.secrets.token) =>
  signNewsletterLinkToken(secret, use, of, site.clock.now());
const open = (token: string) => callPage(site, loader, asked(token));
const press = (token: string) => callPage(site, action, { ...asked(token), form: {} });
const asked = (token: string) => ({ path: `/ban-tin/xac-nhan/${token}`, params: { token } });
const state = async () =>
  (
    await site.db
      .selectFrom('newsletter_subscribers')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;

test('opening the link changes nothing, its button subscribes, and a second press changes nothing', async () => {
  const token = tokenFor('confirm');
  expect(await open(token)).toEqual({ email: `${id}@example.com`, state: 'waiting' });
  expect(await state()).toBe('waiting');
  await press(token);
  expect(await open(token)).toMatchObject({ state: 'subscribed' });
  await press(token);
  expect(await state()).toBe('subscribed');
});

test('an unsubscribed address is not subscribed again by the old link', async () => {
  const token = tokenFor('confirm');
  await site.db.updateTable('newsletter_subscribers').set({ state: 'unsubscribed' }).execute();
  await press(token);
  expect(await open(token)).toMatchObject({ state: 'unsubscribed' });
});

test('a link that is forged, for another purpose, of nobody or too old is not found', async () => {
  const token = tokenFor('confirm');
  const strange = [
    `${token}x`,
    'x',
    tokenFor('leave'),
    tokenFor('confirm', randomUUID()),
    tokenFor('confirm', id, 'a secret that is not ours'),
  ];
  for (const one of strange)
    for (const call of [open, press])
      await expect(call(one)).rejects.toMatchObject({ init: { status: 404 } });
  site.clock.advance({ days: 15 });
  await expect(press(token)).rejects.toMatchObject({ init: { status: 404 } });
  expect(await state()).toBe('waiting');
});
