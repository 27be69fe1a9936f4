import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signNewsletterLinkToken } from '#modules/newsletter/newsletter-link-token.ts';
import { callPage } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { action, loader } from './leave-page.tsx';

let site: TestServer;
let id: string;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());
beforeEach(async () => {
  id = randomUUID();
  const now = site.clock.now();
  const asked = { consent: 'Tôi đồng ý.', consented_at: now, asked_at: now, confirmed_at: now, source: '/' };
  const subscriber = { id, email: `${id}@example.com`, state: 'subscribed', ...asked };
  await site.db.insertInto('newsletter_subscribers').values(subscriber).execute();
});

const tokenFor = (use: 'confirm' | 'leave', of = id, secret = site.app.secrets.token) =>
  signNewsletterLinkToken(secret, use, of, site.clock.now());
const open = (token: string) => callPage(site, loader, asked(token));
const press = (token: string) => callPage(site, action, { ...asked(token), form: {} });
const asked = (token: string) => ({ path: `/ban-tin/huy/${token}`, params: { token } });
const state = async () =>
  (
    await site.db
      .selectFrom('newsletter_subscribers')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;

test('opening the link changes nothing; its button unsubscribes, however often it is pressed', async () => {
  const token = tokenFor('leave');
  expect(await open(token)).toEqual({ email: `${id}@example.com`, isLeft: false });
  expect(await state()).toBe('subscribed');
  await press(token);
  await press(token);
  expect(await open(token)).toMatchObject({ isLeft: true });
  expect(await state()).toBe('unsubscribed');
});

test('the one-click header of a mail program unsubscribes too, and never expires', async () => {
  const token = tokenFor('leave');
  site.clock.advance({ days: 3000 });
  await callPage(site, action, { ...asked(token), form: { 'List-Unsubscribe': 'One-Click' } });
  expect(await state()).toBe('unsubscribed');
});

test('a link that is forged, for another purpose or of nobody is not found', async () => {
  const strange = [
    `${tokenFor('leave')}x`,
    'x',
    tokenFor('confirm'),
    tokenFor('leave', randomUUID()),
    tokenFor('leave', id, 'a secret that is not ours'),
  ];
  for (const one of strange)
    for (const call of [open, press])
      await expect(call(one)).rejects.toMatchObject({ init: { status: 404 } });
  expect(await state()).toBe('subscribed');
});
