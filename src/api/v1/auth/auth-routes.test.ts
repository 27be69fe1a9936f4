import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#modules/identity/accounts/hash-password.ts';
import { createGuest } from '#modules/identity/guests/create-guest.ts';
import { findRegistration } from '#modules/identity/guests/register-guest.ts';
import { beginCodes } from '#modules/identity/second-factor/codes.ts';
import { totpCode, totpStep } from '#modules/identity/second-factor/totp.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { json } from '#platform/db/json.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { guestMailsTo } from '#tests/support/guest-mails.ts';
import { officeClient } from '#tests/support/office-client.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ env: { PUBLIC_URL: 'https://localhost' } });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

type Reply = Awaited<ReturnType<TestServer['post']>>;

const password = 'con thuyền nhỏ xíu';
let made = 0;
const mailbox = () => `nguoi${++made}@example.com`;
const post = (path: string, body: object, cookie = '') =>
  site.post(`/api/v1/auth/${path}`, body, cookie ? { cookie } : {});
const register = (email: string, more: object = {}) =>
  post('register', { name: 'Lê Thu Hà', email, password, consent: true, ...more });
const logIn = (email: string, given = password, more: object = {}) =>
  post('login', { email, password: given, ...more });
const cookieOf = (reply: Reply) => reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const me = (cookie: string) => site.get('/api/v1/me', { cookie });
const users = (email: string) => site.db.selectFrom('users').selectAll().where('email', '=', email).execute();

/** An account created the regular way. @returns its address and the session cookie */
async function haveAccount(email = mailbox()) {
  const kept = cookieOf(await register(email));
  const [mail] = await guestMailsTo(site, email);
  const verified = await post('verify-email', { token: mail?.token }, kept);
  expect(verified.statusCode, verified.body).toBe(200);
  return { email, cookie: cookieOf(verified) };
}

test('ID-01: registered, verified by mail, signed out, signed in; the session cookie is for this host only and new each time', async () => {
  const email = mailbox();
  const asked = await register(email);
  expect([asked.statusCode, asked.json()]).toEqual([202, { status: 'mail_sent' }]);
  expect(await users(email), 'nothing before the mail is answered').toEqual([]);
  expect((await logIn(email)).statusCode).toBe(401);
  const [mail] = await guestMailsTo(site, email);
  const verified = await post('verify-email', { token: mail?.token }, cookieOf(asked));
  const [session, flag] = [verified.headers['set-cookie']].flat();
  expect(session).toMatch(
    /^__Host-nv_guest=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
  );
  expect(flag).toMatch(/^nv_in=[\w-]{12}; Path=\/; SameSite=Lax; Max-Age=\d+; Secure$/);
  expect((await me(cookieOf(verified))).json()).toMatchObject({ name: 'Lê Thu Hà', email });
  expect((await post('logout', {}, cookieOf(verified))).statusCode).toBe(200);
  expect((await me(cookieOf(verified))).statusCode).toBe(401);
  const again = await logIn(email);
  expect(again.json()).toMatchObject({ name: 'Lê Thu Hà', email, phone: null });
  expect(cookieOf(again)).not.toBe(cookieOf(verified));
  const stored = await site.db.selectFrom('sessions').select('token').execute();
  expect(stored.some(({ token }) => cookieOf(again).includes(token))).toBe(false);
});

test('a fixated session is not the one that a sign-in opens', async () => {
  const { email, cookie } = await haveAccount();
  const planted = await post('login', { email, password }, cookie);
  expect((await me(cookie)).statusCode, 'the one before has ended').toBe(401);
  const foreign = await post('login', { email, password }, '__Host-nv_guest=planted');
  expect(cookieOf(foreign)).not.toContain('planted');
  expect((await me(cookieOf(planted))).statusCode).toBe(200);
});

test('verifying a new account ends the session that was there before', async () => {
  const before = await haveAccount();
  const email = mailbox();
  const kept = cookieOf(await register(email));
  const [mail] = await guestMailsTo(site, email);
  const verified = await post('verify-email', { token: mail?.token }, `${kept}; ${before.cookie}`);
  expect((await me(cookieOf(verified))).json()).toMatchObject({ email });
  expect((await me(before.cookie)).statusCode).toBe(401);
});

test('a link makes one account, once, within a day; on another device with a password chosen there', async () => {
  const email = mailbox();
  const kept = cookieOf(await register(email));
  const [mail] = await guestMailsTo(site, email);
  const token = mail?.token;
  const elsewhere = await post('verify-email', { token });
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([422, 'password_needed']);
  const chosen = await post('verify-email', { token, password: 'mật khẩu của chủ' });
  expect(chosen.statusCode).toBe(200);
  expect((await logIn(email)).statusCode, 'what a stranger typed opens nothing').toBe(401);
  expect((await logIn(email, 'mật khẩu của chủ')).statusCode).toBe(200);
  expect((await post('verify-email', { token }, kept)).json().code).toBe('link_over');
  expect((await post('verify-email', { token: `${token}x` }, kept)).json().code).toBe('link_over');
  const late = mailbox();
  const lateKept = cookieOf(await register(late));
  const [lateMail] = await guestMailsTo(site, late);
  site.clock.advance({ hours: 25 });
  expect((await post('verify-email', { token: lateMail?.token }, lateKept)).json().code).toBe('link_over');
});

test('no answer reveals whether an address has an account: its owner is mailed', async () => {
  const { email } = await haveAccount();
  const [known, unknown] = [await register(email), await register(mailbox())];
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  expect((await guestMailsTo(site, email)).at(-1)?.template).toBe('guest_known_address');
  const [wrong, nobody] = [await logIn(email, 'sai hết cả rồi'), await logIn(mailbox(), 'sai hết cả rồi')];
  const plain = (reply: Reply) => ({ ...reply.json(), requestId: '' });
  expect(plain(wrong)).toEqual(plain(nobody));
  const [forgot, forgotNobody] = [
    await post('forgot-password', { email }),
    await post('forgot-password', { email: mailbox() }),
  ];
  expect([forgot.statusCode, forgot.body]).toEqual([forgotNobody.statusCode, forgotNobody.body]);
  expect(await users(email)).toHaveLength(1);
});

test('nor does the response time', async () => {
  const { email } = await haveAccount();
  const timed = async (ask: () => Promise<Reply>) => {
    const from = performance.now();
    expect((await ask()).statusCode).not.toBe(429);
    return performance.now() - from;
  };
  const asks = {
    login: (address: string) => logIn(address, 'sai hết cả rồi'),
    register: (address: string) => register(address),
  };
  for (const [name, ask] of Object.entries(asks)) {
    const pairs: [number, number][] = [];
    // Alternating, so that load on the machine affects both.
    for (let round = 0; round < 4; round++)
      pairs.push([await timed(() => ask(email)), await timed(() => ask(mailbox()))]);
    const [known, unknown] = [0, 1].map((at) => Math.min(...pairs.map((pair) => pair[at] as number))) as [
      number,
      number,
    ];
    expect.soft(known / unknown, `${name}: an address with an account, of one without`).toBeGreaterThan(0.5);
    expect.soft(known / unknown, `${name}: an address with an account, of one without`).toBeLessThan(2);
  }
});

test('a reset works once, within an hour, and ends every session', async () => {
  const { email, cookie } = await haveAccount();
  await post('forgot-password', { email });
  const mail = (await guestMailsTo(site, email)).at(-1);
  expect(mail?.template).toBe('guest_password_reset');
  const set = (token = mail?.token, fresh = 'một mật khẩu mới') =>
    post('reset-password', { token, password: fresh });
  expect((await set(`${mail?.token}x`)).json().code).toBe('link_over');
  expect((await set()).json()).toEqual({ status: 'password_set' });
  expect((await me(cookie)).statusCode).toBe(401);
  expect([(await logIn(email)).statusCode, (await logIn(email, 'một mật khẩu mới')).statusCode]).toEqual([
    401, 200,
  ]);
  expect((await set()).json().code).toBe('link_over');
  await post('forgot-password', { email });
  const late = (await guestMailsTo(site, email)).at(-1);
  site.clock.advance({ minutes: 61 });
  expect((await set(late?.token)).json().code).toBe('link_over');
});

test('race: fifty concurrent registrations of one address, all confirmed at once, make one account', async () => {
  const email = mailbox();
  await Promise.all([register(email), register(email)]);
  const asked = await site.db
    .selectFrom('verifications')
    .selectAll()
    .where('identifier', 'like', 'guest-registration:%')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 50 }, () => randomUUID());
  await site.db
    .insertInto('verifications')
    .values(copies.map((id) => ({ ...asked, id, identifier: `guest-registration:${id}` })))
    .execute();
  const answers = await Promise.all(
    copies.map(async (id) => {
      const { token } = (await findRegistration(site.app, id)) ?? {};
      return post('verify-email', { token }, `__Host-nv_register=${id}`);
    }),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter((reply) => reply.json().code === 'account_exists')).toHaveLength(49);
  expect(await users(email)).toHaveLength(1);
});

test('the second factor is asked for where there is one, and each code is accepted once', async () => {
  const { email } = await haveAccount();
  const [user] = await users(email);
  const secret = (await beginCodes(site.app, user?.id ?? '')) ?? '';
  await site.db
    .updateTable('second_factors')
    .set({ confirmed_at: site.clock.now() })
    .where('user_id', '=', user?.id ?? '')
    .execute();
  const without = await logIn(email);
  expect([without.statusCode, without.json().code, without.cookies]).toEqual([401, 'code_needed', []]);
  expect((await logIn(email, password, { code: '000000' })).json().code).toBe('wrong_code');
  const code = totpCode(secret, totpStep(site.clock.now()));
  const inside = await logIn(email, password, { code });
  expect((await me(cookieOf(inside))).statusCode).toBe(200);
  expect((await logIn(email, password, { code })).json().code).toBe('wrong_code');
});

test('a staff address has no guest account, and cannot register one', async () => {
  const role = { slug: 'tu-van', title: 'Tư vấn', rights: json({}) };
  await site.db.insertInto('staff_roles').values(role).execute();
  const { email } = await officeClient(site).hire();
  expect((await logIn(email, officeClient(site).password)).statusCode).toBe(401);
  await register(email);
  const mail = (await guestMailsTo(site, email)).at(-1);
  const answered = await post('verify-email', { token: mail?.token, password });
  expect(answered.json().code).toBe('account_exists');
  await post('forgot-password', { email });
  expect((await guestMailsTo(site, email)).some(({ template }) => template.includes('reset'))).toBe(false);
});

test.each([
  ['email', { email: 'ha@' }],
  ['password', { password: 'ngắn' }],
  ['name', { name: '' }],
  ['name', { name: 'Mua ngay www.re.example' }],
  ['consent', { consent: undefined }],
])('a wrong %s is named in Vietnamese', async (field, more) => {
  const reply = await register(mailbox(), more);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toMatchObject([{ field, message: expect.stringMatching(/[À-ỹ]/) }]);
});

test('cross-site requests cannot sign anybody in or out, and bots are refused', async () => {
  for (const path of ['login', 'logout', 'register', 'verify-email', 'forgot-password', 'reset-password']) {
    const body = { email: mailbox(), password, name: 'Hà', consent: true, token: 'x' };
    const reply = await site.post(`/api/v1/auth/${path}`, body, { origin: 'https://evil.example' });
    expect([path, reply.statusCode]).toEqual([path, 403]);
  }
  expect((await register(mailbox(), { website: 'x' })).json().code).toBe('looks_automatic');
  expect((await register(mailbox(), { altcha: 'e30=' })).json().code).toBe('proof_failed');
});

test('one mailbox or phone has at most one account', async () => {
  const now = site.clock.now();
  const consent = { wording: 'x', source: 'test' };
  const make = (email: string | null, phone: string | null) =>
    site.db
      .transaction()
      .execute((tx) => createGuest(tx, { name: 'Hà', email, phone, consent, by: 'test' }, now));
  expect(await make('hai@example.com', '+84912345670')).not.toBeNull();
  expect(await make('hai@example.com', null)).toBeNull();
  expect(await make(null, '+84912345670')).toBeNull();
});

test('with too many sign-ins at once the answer comes within seconds with Retry-After, and no attempt is used up', async () => {
  const email = mailbox();
  await register(email);
  // More than any machine hashes within the waiting time; the bulkhead admits two at a time.
  const others = Promise.allSettled(Array.from({ length: 600 }, () => hashPassword(password)));
  const startedAt = performance.now();
  const replies = await Promise.all(Array.from({ length: 12 }, () => logIn(email)));
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  // The others give up together; those that arrived a moment later may still be admitted within their own waiting time.
  const refused = replies.filter(({ statusCode }) => statusCode !== 401);
  expect(refused.length).toBeGreaterThanOrEqual(6);
  for (const reply of refused) {
    expect(reply.statusCode, reply.body).toBe(503);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.json()).toMatchObject({
      code: 'busy',
      title: expect.stringContaining('nhiều người đăng nhập'),
    });
  }
  expect((await others).some(({ status }) => status === 'rejected')).toBe(true);
  // An address has ten wrong tries; none of those above counted.
  expect((await logIn(email)).statusCode).toBe(401);
});
