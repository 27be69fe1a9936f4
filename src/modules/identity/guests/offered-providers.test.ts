import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { GuestProviderName } from './guest-providers.ts';
import { linkProvider } from './link-provider.ts';
import { listLinkedProviders, unlinkProvider } from './offered-providers.ts';

let site: TestServer;
/** The site of an installation that cannot send messages to phones. */
let phoneless: TestServer['app'];
beforeAll(async () => {
  site = await createTestServer({ env: { GOOGLE_CLIENT_ID: 'neo-viet', GOOGLE_CLIENT_SECRET: 'bi mat' } });
  const { google } = site.app.config.guestProviders;
  const apple = {
    issuer: site.app.config.APPLE_ISSUER,
    clientId: 'a',
    teamId: 'b',
    keyId: 'c',
    privateKey: 'd',
  };
  const guestProviders = { google, apple, facebook: null, zalo: null };
  phoneless = { ...site.app, config: { ...site.app.config, PAYMENT_MODE: 'live', guestProviders } };
});
afterAll(() => site.close());

let made = 0;
/** A guest whose account has a phone and no mailbox, linked to these providers. */
async function phoneOnly(providers: GuestProviderName[]) {
  const { userId } = await signInGuest(site, { phone: `+8491300${String(1000 + made++)}` });
  await site.db
    .updateTable('users')
    .set({ email: null, email_verified: false })
    .where('id', '=', userId)
    .execute();
  const {
    GOOGLE_ISSUER: google,
    APPLE_ISSUER: apple,
    FACEBOOK_GRAPH_URL: facebook,
    ZALO_GRAPH_URL: zalo,
  } = site.app.config;
  const issuers = { google, apple, facebook, zalo };
  for (const provider of providers) {
    const named = { issuer: issuers[provider], subject: `${provider}-${userId}` };
    await site.db.transaction().execute((tx) => linkProvider(tx, userId, named, site.clock.now()));
  }
  const session = await site.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const visit = { cameFrom: '203.0.113.9', userAgent: 'elsewhere', requestId: null };
  return { userId, sessionId: session.id, visit };
}
const namesOf = async (userId: string) =>
  (await listLinkedProviders(site.app, userId)).map(({ provider }) => provider);

test('the last way to sign in stays: a provider is unlinked only if a phone or another offered provider is left', async () => {
  const owner = await phoneOnly(['google']);
  expect(await listLinkedProviders(phoneless, owner.userId)).toMatchObject([{ hasOtherWay: false }]);
  expect(await unlinkProvider(phoneless, { ...owner, provider: 'google' })).toEqual({
    ok: false,
    reason: 'only_way',
  });
  expect(await namesOf(owner.userId)).toEqual(['google']);
  expect(await unlinkProvider(site.app, { ...owner, provider: 'google' })).toEqual({ ok: true });
  expect(await namesOf(owner.userId)).toEqual([]);
  // Facebook's keys have been removed: a guest linked to it cannot sign in with it.
  const former = await phoneOnly(['google', 'facebook']);
  expect(await unlinkProvider(phoneless, { ...former, provider: 'google' })).toMatchObject({ ok: false });
  expect(await unlinkProvider(phoneless, { ...former, provider: 'facebook' })).toEqual({ ok: true });
});

test('race: of the last two providers unlinked at once one stays', async () => {
  const owner = await phoneOnly(['google', 'apple']);
  const results = await Promise.all(
    (['google', 'apple'] as const).map((provider) => unlinkProvider(phoneless, { ...owner, provider })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await namesOf(owner.userId)).toHaveLength(1);
});
