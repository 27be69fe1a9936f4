import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { startOidcProvider } from '#tests/support/oidc-provider.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as page from './provider-page.tsx';

type Provider = Awaited<ReturnType<typeof startOidcProvider>>;
const clientId = 'vn.neoviet.site';
let site: TestServer;
let provider: Provider;
beforeAll(async () => {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const checks = { issuer: 'TEAM123456', subject: clientId, algorithms: ['ES256'] };
  provider = await startOidcProvider({
    clientId,
    knowsPkce: false,
    secret: (shown, audience) =>
      jwtVerify(shown, key.publicKey, { ...checks, audience }).then(
        ({ protectedHeader }) => protectedHeader.kid === 'KEY1234567',
        () => false,
      ),
  });
  site = await createTestServer({
    at: new Date().toISOString(),
    withPages: true,
    env: {
      PUBLIC_URL: 'https://neoviet.example',
      PAYMENT_MODE: 'simulator',
      APPLE_CLIENT_ID: clientId,
      APPLE_TEAM_ID: 'TEAM123456',
      APPLE_KEY_ID: 'KEY1234567',
      APPLE_PRIVATE_KEY: key.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      APPLE_ISSUER: provider.issuer,
    },
  });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
}, 120_000);
afterAll(async () => {
  await site.close();
  await provider.close();
});

const path = '/dang-nhap/apple';
const params = { provider: 'apple' };
const refused = [303, '/dang-nhap?tu-choi=apple'];
type Claims = Parameters<Provider['signIn']>[1];
const person = (sub: string, email: string): Claims => ({ sub, email, email_verified: 'true' });

async function visitApple(claims: Claims, wrong: Parameters<Provider['signIn']>[2] = {}) {
  const asked = await callPage(site, page.action, { path, params, form: {} });
  const url = new URL(redirectOf(asked)[1] ?? '');
  const { searchParams } = provider.signIn(url, claims, wrong);
  const form = { ...Object.fromEntries(searchParams) };
  const come = (more: Record<string, string> = {}, cookie = cookieOf(asked)) =>
    callPage(site, page.action, { path, params, cookie, form: { ...form, ...more } });
  return { asked, url, form, come };
}
const me = async (cookie: string) => {
  const reply = await site.get('/api/v1/me', { cookie });
  return reply.statusCode === 200 ? reply.json() : null;
};

test('a new guest signs in with Apple, whose answer is a form post, with the name that it sends once', async () => {
  const { asked, url, come } = await visitApple(person('001.a', 'van@privaterelay.appleid.com'));
  expect(url.searchParams.get('response_mode')).toBe('form_post');
  expect((asked as Response).headers.getSetCookie()[0]).toMatch(
    /^__Secure-nv_apple=.*HttpOnly; SameSite=None; .*Secure$/,
  );
  const reply = await come({ user: JSON.stringify({ name: { firstName: 'Vân', lastName: 'Lê' } }) });
  expect(redirectOf(reply)).toEqual([303, path]);
  const cookie = cookieOf(reply);
  expect(await callPage(site, page.loader, { path, params, cookie })).toMatchObject({
    email: 'van@privaterelay.appleid.com',
    name: 'Lê Vân',
  });
  const made = await callPage(site, page.action, {
    path,
    params,
    cookie,
    form: { name: 'Lê Vân', consent: 'on' },
  });
  expect(redirectOf(made)).toEqual([303, '/tai-khoan']);
  expect(await me(cookieOf(made))).toMatchObject({ email: 'van@privaterelay.appleid.com' });
  const again = await (await visitApple(person('001.a', 'other@example.com'))).come();
  expect(await me(cookieOf(again))).toMatchObject({ email: 'van@privaterelay.appleid.com' });
});

test.each([
  ['a forged state', {}, { state: 'forged' }],
  ['a token signed by somebody else', { isForged: true }, {}],
  ['a token made for another attempt', {}, {}, { nonce: 'of another' }],
  ['a token made for another application', {}, {}, { aud: 'another' }],
  ['somebody who changed their mind', {}, { code: '', error: 'user_cancelled_authorize' }],
])('%s does not sign in', async (_what, wrong, more, claims: Claims = {}) => {
  const { come } = await visitApple({ ...person('001.b', 'b@example.com'), ...claims }, wrong);
  expect(redirectOf(await come(more as Record<string, string>))).toEqual(refused);
});

test('an answer is valid once, and only in the browser that started the sign-in', async () => {
  const { email } = await signInGuest(site, { email: 'co-roi@example.com' });
  const { come } = await visitApple(person('001.c', email));
  expect(redirectOf(await come({}, ''))).toEqual(refused);
  const other = await visitApple(person('001.d', 'd@example.com'));
  expect(redirectOf(await come({}, cookieOf(other.asked))), "another attempt's cookie").toEqual(refused);
  const right = await visitApple(person('001.c', email));
  expect(await me(cookieOf(await right.come()))).toMatchObject({ email });
  expect(redirectOf(await right.come()), 'a second time').toEqual(refused);
});

test('an address that Apple has not verified does not sign in to an account', async () => {
  const { email } = await signInGuest(site, { email: 'chu-nhan@example.com' });
  for (const email_verified of [false, 'false', undefined]) {
    const { come } = await visitApple({ ...person('001.e', email), email_verified });
    expect(redirectOf(await come())).toEqual(refused);
  }
});

test("of all cross-site forms only Apple's answer is accepted, and only at its address", async () => {
  const { asked, form } = await visitApple(person('001.f', 'f@example.com'));
  const post = (url: string, origin: string, payload: Record<string, string>) =>
    site.inject({
      method: 'POST',
      url,
      headers: {
        origin,
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: cookieOf(asked),
        host: 'neoviet.example',
      },
      payload: `${new URLSearchParams(payload)}`,
    });
  const apple = new URL(provider.issuer).origin;
  expect((await post(path, 'https://evil.example', form)).statusCode).toBe(400);
  expect((await post(path, apple, { name: 'Lê Vân', consent: 'on' })).statusCode).toBe(400);
  expect((await post('/dang-nhap', apple, form)).statusCode).toBe(400);
  const taken = await post(path, apple, form);
  expect([taken.statusCode, taken.headers.location]).toEqual([303, path]);
});
