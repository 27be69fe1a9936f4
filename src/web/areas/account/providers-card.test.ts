import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGuestSession } from '#modules/identity/guests/guest-sessions.ts';
import { linkProvider } from '#modules/identity/guests/link-provider.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as account from './account-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ env: { GOOGLE_CLIENT_ID: 'neo-viet', GOOGLE_CLIENT_SECRET: 'bi mat' } });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

const path = '/tai-khoan';
const act = (cookie: string, form: Record<string, string>) =>
  callPage(site, account.action, { path, cookie, form });
const linkedOf = async (cookie: string) =>
  ((await callPage(site, account.loader, { path, cookie })) as Awaited<ReturnType<typeof account.loader>>)
    .linked;

/** A guest with a mail address linked to Google, signed in here and elsewhere. */
async function withGoogle() {
  const guest = await signInGuest(site);
  const now = site.clock.now();
  const named = { issuer: site.app.config.GOOGLE_ISSUER, subject: `g-${guest.userId}` };
  const visit = { cameFrom: '203.0.113.9', userAgent: 'elsewhere', requestId: null };
  await site.db.transaction().execute(async (tx) => {
    await linkProvider(tx, guest.userId, named, now);
    await startGuestSession(tx, guest.userId, { strength: 'provider', visit, now });
    await startGuestSession(tx, guest.userId, { strength: 'password', visit, now });
  });
  return guest;
}
const strengthsOf = async (userId: string) =>
  (
    await site.db
      .selectFrom('sessions')
      .select('strength')
      .where('user_id', '=', userId)
      .orderBy('strength')
      .execute()
  ).map(({ strength }) => strength);

test('ID-04: a linked provider is shown and unlinked by its owner; sessions it opened elsewhere end, and the history says so', async () => {
  const [owner, other] = [await withGoogle(), await withGoogle()];
  expect(await linkedOf(owner.cookie)).toMatchObject([{ provider: 'google', hasOtherWay: true }]);
  expect(await strengthsOf(owner.userId)).toEqual(['password', 'password', 'provider']);
  const form = { do: 'unlink', provider: 'google' };
  const unlinked = redirectOf(await act(owner.cookie, form));
  expect(unlinked).toEqual([303, '/tai-khoan?xong=bo-lien-ket']);
  expect(await linkedOf(owner.cookie)).toEqual([]);
  expect(await strengthsOf(owner.userId)).toEqual(['password', 'password']);
  expect(redirectOf(await act(owner.cookie, form)), 'a second time').toEqual(unlinked);
  const lines = await site.db
    .selectFrom('history')
    .select(['verb', 'before'])
    .where('object_id', '=', owner.userId)
    .where('verb', '=', 'account.unlink')
    .execute();
  expect(lines).toEqual([{ verb: 'account.unlink', before: { issuer: site.app.config.GOOGLE_ISSUER } }]);
  expect(await linkedOf(other.cookie), 'somebody else keeps theirs').toHaveLength(1);
  expect(await strengthsOf(other.userId)).toContain('provider');
});

test('unlinking needs a recent sign-in, and an unknown provider cannot be unlinked', async () => {
  const { cookie } = await withGoogle();
  expect(redirectOf(await act(cookie, { do: 'unlink', provider: 'constructor' }))).toEqual([303, path]);
  site.clock.advance({ minutes: 11 });
  expect(await act(cookie, { do: 'unlink', provider: 'google' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { form: expect.stringContaining('10 phút') } },
  });
  expect(await linkedOf(cookie)).toHaveLength(1);
});
