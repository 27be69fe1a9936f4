import { createHmac, type KeyObject, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockStaff } from '#modules/identity/accounts/change-staff.ts';
import { inviteStaff } from '#modules/identity/invitations/invitations.ts';
import { totpCode, totpStep } from '#modules/identity/second-factor/totp.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { staff } from '#tests/factories/staff.ts';
import { cookieOf, officeClient } from '#tests/support/office-client.ts';
import { startOidcProvider, unsignedJwt } from '#tests/support/oidc-provider.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

type Keys = Record<'published' | 'foreign', { publicKey: KeyObject; privateKey: KeyObject }>;
type Provider = Awaited<ReturnType<typeof startOidcProvider>>;

let provider: Provider;
let site: TestServer;
let officeSite: ReturnType<typeof officeClient>;
beforeAll(async () => {
  const client = { clientId: 'neo-viet', secret: 'a secret of the company' };
  provider = await startOidcProvider(client);
  const env = {
    PUBLIC_URL: 'https://localhost',
    PAYMENT_MODE: 'live',
    ALLOW_NO_MAIL: 'true',
    TOKEN_SECRET: 'x'.repeat(32),
    BANK_WEBHOOK_SECRET: 'y'.repeat(32),
    OFFICE_OIDC_ISSUER: provider.issuer,
    OFFICE_OIDC_CLIENT_ID: client.clientId,
    OFFICE_OIDC_CLIENT_SECRET: client.secret,
  };
  site = await createTestServer({ withOffice: true, env });
  officeSite = officeClient(site);
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  await site.get('/quan-tri/dang-nhap');
}, 120_000);
afterAll(async () => {
  await site.close();
  await provider.close();
});

/** Follows the redirect to the provider as a browser does. */
async function ask(path = '/dang-nhap/cong-ty', cookie = '') {
  const reply = await site.get(`/quan-tri${path}`, { cookie });
  return { url: new URL(String(reply.headers.location)), cookie: cookieOf(reply), reply };
}
const come = (back: URL, cookie: string) => site.get(back.pathname + back.search, { cookie });
const cookies = (reply: Awaited<ReturnType<typeof come>>) => [reply.headers['set-cookie'] ?? []].flat();
const sessionOf = (reply: Awaited<ReturnType<typeof come>>) =>
  cookies(reply)
    .find((one) => /nv_office=[\w-]+;/.test(one))
    ?.split(';')[0] ?? '';

const of = (email: string, more: object = {}) => ({
  sub: `sub of ${email}`,
  email,
  email_verified: true,
  ...more,
});

async function enter(claims: Record<string, unknown>, wrong = {}) {
  const { url, cookie } = await ask();
  return come(provider.signIn(url, claims, wrong), cookie);
}
const invite = (email: string, role = 'kiem-duyet') =>
  inviteStaff(site.db, site.queue, { email, role, actor: staff('minh') }, site.clock.now());

const isRefused = (reply: Awaited<ReturnType<typeof come>>) => {
  expect([reply.statusCode, sessionOf(reply)]).toEqual([302, '']);
  expect(reply.headers.location).toMatch(/^\/quan-tri\/dang-nhap\?loi=/);
};

test('the sign-in page offers it, and explains a failure', async () => {
  const { body } = await site.get('/quan-tri/dang-nhap?ve=%2Fquan-tri%2Fviec&loi=not_invited');
  expect(/href="[^"]*cong-ty[^"]*"/.exec(body)?.[0]).toBe(
    'href="/quan-tri/dang-nhap/cong-ty?ve=%2Fquan-tri%2Fviec"',
  );
  expect(body).toContain('Tài khoản công ty này chưa mở được cửa');
  expect((await site.get('/quan-tri/dang-nhap?loi=constructor')).statusCode).toBe(200);
});

test('the browser is redirected with PKCE, state and nonce, which it keeps encrypted for ten minutes', async () => {
  const { url, cookie, reply } = await ask();
  expect(url.origin + url.pathname).toBe(`${provider.issuer}/authorize`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'neo-viet',
    redirect_uri: 'https://localhost/quan-tri/dang-nhap/cong-ty/tra-loi',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(String(reply.headers['set-cookie'])).toMatch(
    /^__Secure-nv_office_oidc=\S+; Path=\/quan-tri\/dang-nhap; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/,
  );
  expect(cookie).not.toContain(url.searchParams.get('state'));
});

test('an invited person signs in with their verified address, with the role set here, and is linked from then on', async () => {
  await invite('moi@congty.example');
  const reply = await enter(of('Moi@CongTy.example', { name: 'Lê Mới', role: 'quan-tri' }));
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/quan-tri/']);
  expect(cookies(reply).some((one) => /nv_office_oidc=;.*Max-Age=0/.test(one))).toBe(true);
  const { body } = await site.get('/quan-tri/toi', { cookie: sessionOf(reply) });
  expect(body).toContain('Lê Mới · moi@congty.example · Kiểm duyệt');
  const renamed = { ...of('Moi@CongTy.example'), email: 'doi-ten@congty.example' };
  expect(await officeSite.opens(sessionOf(await enter(renamed)))).toBe(true);
});

test('existing staff sign in too, and return to the requested page', async () => {
  const { email } = await officeSite.hire('kiem-duyet');
  const { url, cookie } = await ask('/dang-nhap/cong-ty?ve=/quan-tri/viec');
  const reply = await come(provider.signIn(url, of(email)), cookie);
  expect(reply.headers.location).toBe('/quan-tri/viec');
  expect(await officeSite.opens(sessionOf(reply))).toBe(true);
});

test('nobody else does: uninvited, unverified, withdrawn, blocked, or with the address of a former colleague', async () => {
  isRefused(await enter(of('khong-ai@congty.example')));
  await invite('chua@congty.example');
  isRefused(await enter(of('chua@congty.example', { email_verified: false })));
  isRefused(await enter({ sub: 'x', email: 'chua@congty.example' }));
  site.clock.advance({ days: 8 });
  isRefused(await enter(of('chua@congty.example')));
  const { id, email } = await officeSite.hire('kiem-duyet');
  expect(sessionOf(await enter(of(email)))).not.toBe('');
  isRefused(await enter(of(email, { sub: 'who has the address now' })));
  const blocked = { userId: id, state: 'blocked', actor: staff('minh') } as const;
  await blockStaff(site.db, blocked, site.clock.now());
  isRefused(await enter(of(email)));
});

test.each<[string, object, object]>([
  ['a signature of another key', {}, { isForged: true }],
  ['the nonce of another', { nonce: 'of another' }, {}],
  ['another audience', { aud: 'another-client' }, {}],
  ['another issuer', { iss: 'https://evil.example' }, {}],
  ['a time that is over', { exp: Math.floor(Date.now() / 1000) - 3600 }, {}],
])('an answer with %s is refused', async (_, claims, wrong) => {
  const { email } = await officeSite.hire('kiem-duyet');
  isRefused(await enter(of(email, claims), wrong));
});

const hs256 = (secret: string | Buffer) => (claims: object) => {
  const text = unsignedJwt({ ...claims }, { alg: 'HS256', kid: 'one', typ: 'JWT' });
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
const inAnHour = Math.floor(Date.now() / 1000) + 3600;

test.each<[string, object, object]>([
  ['no nonce', { nonce: undefined }, {}],
  ['a nonce in a list', { nonce: ['x'] }, {}],
  ['no name for anybody', { sub: undefined }, {}],
  ['several audiences and nobody whom it was made for', { aud: ['neo-viet', 'another-client'] }, {}],
  ['several audiences, made for another', { aud: ['neo-viet', 'another-client'], azp: 'another-client' }, {}],
  ['one audience, made for another', { azp: 'another-client' }, {}],
  ['a time that is to come', { nbf: inAnHour }, {}],
  ['no end', { exp: undefined }, {}],
  ['an address that is said to be verified in words', { email_verified: 'yes' }, {}],
  ['no signature', {}, { craft: (claims: object) => `${unsignedJwt({ ...claims }, { alg: 'none' })}.` }],
  ['the client secret for a key', {}, { craft: hs256('a secret of the company') }],
  [
    'the public key for a secret',
    {},
    {
      craft: (claims: object, { published }: Keys) =>
        hs256(published.publicKey.export({ type: 'spki', format: 'pem' }))(claims),
    },
  ],
  [
    'a key of its own in its head',
    {},
    {
      craft: (claims: object, { foreign }: Keys) => {
        const jwk = foreign.publicKey.export({ format: 'jwk' });
        const text = unsignedJwt({ ...claims }, { alg: 'RS256', typ: 'JWT', jwk });
        return `${text}.${sign('sha256', Buffer.from(text), foreign.privateKey).toString('base64url')}`;
      },
    },
  ],
])('an answer with %s is refused', async (_, claims, wrong) => {
  const { email } = await officeSite.hire('kiem-duyet');
  isRefused(await enter(of(email, claims), wrong));
});

test('an answer with another issuer in its address, or with duplicate parameters, is refused', async () => {
  const { email } = await officeSite.hire('kiem-duyet');
  for (const [name, value] of [
    ['iss', 'https://evil.example'],
    ['code', 'another'],
    ['state', 'another'],
    ['response', 'x'],
  ] as const) {
    const { url, cookie } = await ask();
    const back = provider.signIn(url, of(email));
    back.searchParams.append(name, value);
    isRefused(await come(back, cookie));
  }
});

test('a code is valid once, in the browser that asked, with its own state, within ten minutes', async () => {
  const { email } = await officeSite.hire('kiem-duyet');
  const mine = await ask();
  const back = provider.signIn(mine.url, of(email));
  const theirs = await ask();
  isRefused(await come(back, theirs.cookie));
  isRefused(await come(back, ''));
  const forged = new URL(back);
  forged.searchParams.set('state', 'another');
  isRefused(await come(forged, mine.cookie));
  expect(sessionOf(await come(back, mine.cookie))).not.toBe('');
  isRefused(await come(back, mine.cookie));
  const late = await ask();
  site.clock.advance({ minutes: 11 });
  isRefused(await come(provider.signIn(late.url, of(email)), late.cookie));
  isRefused(
    await site.get('/quan-tri/dang-nhap/cong-ty/tra-loi?error=access_denied', { cookie: mine.cookie }),
  );
});

test('it counts as a second factor only if the provider says so; otherwise our own code is asked for', async () => {
  const { email, id } = await officeSite.hire('ke-toan');
  const goes = async (cookie: string) =>
    (await site.get('/quan-tri/so-tien', { cookie })).headers.location ?? 'in';
  expect(await goes(sessionOf(await enter(of(email, { amr: ['pwd'] }))))).toBe('/quan-tri/toi');
  expect(await goes(sessionOf(await enter(of(email, { amr: ['pwd', 'mfa'] }))))).toBe('in');
  expect(await goes(sessionOf(await enter(of(email, { acr: 'phr' }))))).toBe('in');
  const secret = await officeSite.enrol(id);
  const halfway = sessionOf(await enter(of(email)));
  expect(await officeSite.opens(halfway)).toBe(false);
  const code = totpCode(secret, totpStep(site.clock.now()));
  expect(await goes(cookieOf(await officeSite.send('/dang-nhap', { code }, halfway)))).toBe('in');
});

test('a silent sign-in is confirmed with the provider before dangerous actions, which then continue', async () => {
  const { email } = await officeSite.hire('kiem-duyet');
  const old = Math.floor(Date.now() / 1000) - 3600;
  const cookie = sessionOf(await enter(of(email, { auth_time: old })));
  const challenged = await officeSite.send('/toi', { do: 'recovery' }, cookie);
  const path = String(challenged.headers.location).slice('/quan-tri'.length);
  expect((await site.get(`/quan-tri${path}`, { cookie })).body).toContain('/dang-nhap/cong-ty?lai=1');
  const start = `/dang-nhap/cong-ty?lai=1&${path.split('?')[1]}`;
  const [stale, foreign, fresh] = [
    await ask(start, cookie),
    await ask(start, cookie),
    await ask(start, cookie),
  ];
  expect(fresh.url.searchParams.get('prompt')).toBe('login');
  const both = (one: typeof fresh) => `${cookie}; ${one.cookie}`;
  isRefused(await come(provider.signIn(stale.url, of(email, { auth_time: old })), both(stale)));
  const now = { auth_time: Math.floor(Date.now() / 1000) };
  const other = await officeSite.hire('kiem-duyet');
  isRefused(await come(provider.signIn(foreign.url, of(other.email, now)), both(foreign)));
  const back = await come(provider.signIn(fresh.url, of(email, now)), both(fresh));
  expect([back.headers.location, sessionOf(back)]).toEqual([`/quan-tri${path}`, '']);
  const resumed = await officeSite.send(path, { go: '1' }, cookie);
  expect(resumed.body).toContain('name="do" value="recovery"');
});
