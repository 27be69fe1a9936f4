import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLinkedProviders } from '#modules/identity/guests/offered-providers.ts';
import { registerGuest } from '#modules/identity/guests/register-guest.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { guestMailsTo } from '#tests/support/guest-mails.ts';
import { startOidcProvider } from '#tests/support/oidc-provider.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as google from './provider-page.tsx';
import * as signIn from './sign-in-page.tsx';
import * as verify from './verify-email-page.tsx';

type Provider = Awaited<ReturnType<typeof startOidcProvider>>;
let site: TestServer;
let provider: Provider;
beforeAll(async () => {
  const client = { clientId: 'neo-viet', secret: 'bi mat' };
  provider = await startOidcProvider(client);
  const env = { GOOGLE_CLIENT_ID: client.clientId, GOOGLE_CLIENT_SECRET: client.secret };
  // The provider stamps its tokens by the real clock.
  const at = new Date().toISOString();
  site = await createTestServer({ at, env: { ...env, GOOGLE_ISSUER: provider.issuer } });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(async () => {
  await site.close();
  await provider.close();
});

type Claims = Parameters<Provider['signIn']>[1];
const path = '/dang-nhap/google';
const params = { provider: 'google' };
const me = async (cookie: string) => {
  const reply = await site.get('/api/v1/me', { cookie });
  return reply.statusCode === 200 ? reply.json() : null;
};

/** Signs in with Google and returns. @returns the response, and a function that sends the same again */
async function visitGoogle(claims: Claims, { isForged = false, from = path } = {}) {
  const asked = await callPage(site, google.action, { params, path: from, form: {} });
  const kept = cookieOf(asked);
  const back = provider.signIn(new URL(redirectOf(asked)[1] ?? ''), claims, { isForged });
  const come = (cookie = kept) =>
    callPage(site, google.loader, { params, path: back.pathname + back.search, cookie });
  return { reply: await come(), come };
}
const nameOnce = (reply: unknown, form: Record<string, string> = { name: 'Lê Vân', consent: 'on' }) =>
  callPage(site, google.action, { params, path, cookie: cookieOf(reply), form });
const person = (sub: string, email: string, isVerified = true) => ({
  sub,
  email,
  email_verified: isVerified,
  name: 'Lê Vân',
});
const refused = [303, '/dang-nhap?tu-choi=google'];

test('ID-01: a new guest gives a name and consents, then signs in with Google, back to the page before', async () => {
  const { reply } = await visitGoogle(person('g-1', 'van@example.com'), { from: `${path}?tiep=/da-luu` });
  expect(redirectOf(reply)).toEqual([303, path]);
  expect(await callPage(site, google.loader, { params, path, cookie: cookieOf(reply) })).toEqual({
    email: 'van@example.com',
    name: 'Lê Vân',
    provider: 'google',
    invited: null,
  });
  expect(await nameOnce(reply, { name: 'Lê Vân' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { consent: expect.any(String) } },
  });
  const made = await nameOnce(reply);
  expect(redirectOf(made)).toEqual([303, '/da-luu']);
  expect(await me(cookieOf(made))).toMatchObject({ email: 'van@example.com' });
  const again = (await visitGoogle(person('g-1', 'khac@example.com'))).reply;
  expect(redirectOf(again), 'known by its own name for them').toEqual([303, '/tai-khoan']);
  expect(await me(cookieOf(again))).toMatchObject({ email: 'van@example.com' });
  const other = (await visitGoogle(person('g-other', 'van@example.com'))).reply;
  expect(redirectOf(other), 'an address that was given to somebody else').toEqual(refused);
});

test('an address registered unverified and then signed in through Google is not taken over', async () => {
  const email = 'nan-nhan@example.com';
  const consent = { wording: 'Tôi đồng ý', source: '/dang-ky' };
  const sender = { isProven: false, counted: null } as const;
  const password = 'mật khẩu của kẻ gian';
  const draft = { name: 'Kẻ gian', email, password, consent, sender, cameFrom: '203.0.113.66' };
  expect(await registerGuest(site.app, draft)).toMatchObject({ ok: true });
  const [mail] = await guestMailsTo(site, email);
  const owner = cookieOf(await nameOnce((await visitGoogle(person('g-2', email))).reply));
  expect(await me(owner)).toMatchObject({ name: 'Lê Vân', email });
  const enter = await callPage(site, signIn.action, { path: '/dang-nhap', form: { email, password } });
  expect(enter, 'the password typed before opens nothing').toMatchObject({ init: { status: 422 } });
  const pressed = await callPage(site, verify.action, {
    path: `/xac-nhan-email?ma=${mail?.token}`,
    form: { password },
  });
  expect(redirectOf(pressed), 'nor once its mail is answered').toEqual([303, '/dang-nhap']);
  const after = await callPage(site, signIn.action, { path: '/dang-nhap', form: { email, password } });
  expect(after).toMatchObject({ init: { status: 422 } });
});

test('a verified account is signed in to with the same address if Google is authoritative for it, and not otherwise', async () => {
  const guest = await signInGuest(site, { email: 'co-roi@example.com' });
  const doubtful = await visitGoogle(person('g-3', guest.email, false));
  expect(redirectOf(doubtful.reply)).toEqual(refused);
  const sure = await visitGoogle(person('g-3', guest.email));
  expect(await listLinkedProviders(site.app, guest.userId)).toMatchObject([{ provider: 'google' }]);
  expect(redirectOf(sure.reply)).toEqual([303, '/tai-khoan']);
  expect(await me(cookieOf(sure.reply))).toMatchObject({ email: guest.email });
  await visitGoogle(person('g-3', guest.email));
  const told = (await guestMailsTo(site, guest.email)).map(({ subject }) => subject);
  expect(told, 'its owner is told once').toEqual([expect.stringMatching(/vừa liên kết với Google$/)]);
});

test('signing in with Google ends the session that was there before', async () => {
  const before = await signInGuest(site);
  const { email } = await signInGuest(site, { email: 'nguoi-sau@example.com' });
  const asked = await callPage(site, google.action, { params, path, form: {} });
  const back = provider.signIn(new URL(redirectOf(asked)[1] ?? ''), person('g-11', email));
  const cookie = `${before.cookie}; ${cookieOf(asked)}`;
  const inside = await callPage(site, google.loader, { params, path: back.pathname + back.search, cookie });
  expect(await me(cookieOf(inside))).toMatchObject({ email });
  expect(await me(before.cookie)).toBeNull();
});

test('a second factor is asked for after Google as well', async () => {
  const guest = await signInGuest(site, { email: 'hai-lop@example.com' });
  const now = site.clock.now();
  const factor = { user_id: guest.userId, secret: 'x', created_at: now, confirmed_at: now };
  await site.db.insertInto('second_factors').values(factor).execute();
  const { reply } = await visitGoogle(person('g-4', guest.email));
  expect(redirectOf(reply)).toEqual([303, '/dang-nhap']);
  expect(await me(cookieOf(reply))).toBeNull();
});

test("a forged or repeated answer, another browser's, or a staff address does not sign in", async () => {
  const forged = await visitGoogle(person('g-5', 'gia@example.com'), { isForged: true });
  expect(redirectOf(forged.reply)).toEqual(refused);
  const first = await visitGoogle(person('g-6', 'hai-lan@example.com'));
  expect(redirectOf(await first.come())).toEqual(refused);
  const asked = await callPage(site, google.action, { params, path, form: {} });
  const back = provider.signIn(new URL(redirectOf(asked)[1] ?? ''), person('g-7', 'x@example.com'));
  const elsewhere = { path: back.pathname + back.search, cookie: '' };
  expect(redirectOf(await callPage(site, google.loader, { params, ...elsewhere }))).toEqual(refused);
  const { userId, email } = await signInGuest(site, { email: 'nhan-vien@example.com' });
  const role = { slug: 'tu-van', title: 'Tư vấn', rights: '{}' as never };
  await site.db
    .insertInto('staff_roles')
    .values(role)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const now = site.clock.now();
  const works = { user_id: userId, role_slug: 'tu-van', state: 'active', is_demo: false, created_at: now };
  await site.db
    .insertInto('staff')
    .values(works as never)
    .execute();
  expect(redirectOf((await visitGoogle(person('g-8', email))).reply)).toEqual(refused);
});

test('of two concurrent registrations with one address one gets an account', async () => {
  const both = [person('g-9', 'hai@example.com'), person('g-10', 'hai@example.com')];
  const replies = [];
  for (const claims of both) replies.push((await visitGoogle(claims)).reply);
  const made = await Promise.all(replies.map((reply) => nameOnce(reply)));
  expect(made.map((reply) => redirectOf(reply)[1]).toSorted()).toEqual([
    '/dang-nhap?tu-choi=google',
    '/tai-khoan',
  ]);
});

test('without keys the provider is not offered', async () => {
  const guestProviders = { ...site.app.config.guestProviders, google: null };
  const plain = { ...site, app: { ...site.app, config: { ...site.app.config, guestProviders } } };
  await expect(callPage(plain, google.action, { path, params, form: {} })).rejects.toMatchObject({
    init: { status: 404 },
  });
  const elsewhere = { path: '/dang-nhap/facebook', params: { provider: 'facebook' }, form: {} };
  await expect(callPage(site, google.action, elsewhere)).rejects.toMatchObject({ init: { status: 404 } });
  expect(await callPage(plain, signIn.loader, { path: '/dang-nhap' })).toMatchObject({ providers: [] });
});
