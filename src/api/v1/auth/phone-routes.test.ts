import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginCodes } from '#modules/identity/second-factor/codes.ts';
import { totpCode, totpStep } from '#modules/identity/second-factor/totp.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { digitsTo } from '#tests/support/guest-messages.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

let made = 0;
const mobile = () => `+8491${String(2_000_000 + made++).padStart(7, '0')}`;
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  site.post(`/api/v1/auth/phone/${path}`, body, headers);
type Reply = Awaited<ReturnType<typeof post>>;
const cookieOf = (reply: Reply) => reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const me = async (reply: Reply) => (await site.get('/api/v1/me', { cookie: cookieOf(reply) })).json();

/** Requests a one-time code and reads it from the phone. */
async function ask(phone: string, typed = phone) {
  const started = await post('start', { phone: typed });
  expect(started.statusCode, started.body).toBe(202);
  return { id: started.json().id as string, digits: (await digitsTo(site, phone)).at(-1) ?? '' };
}

async function haveAccount(phone = mobile()) {
  const { proof } = (await post('verify', await ask(phone))).json();
  const inside = await post('verify', { proof, name: 'Trần Văn Bình', consent: true });
  expect(inside.statusCode, inside.body).toBe(200);
  return { phone, inside };
}

test('ID-01: a phone and its digits register an account, and sign in the next time', async () => {
  const phone = mobile();
  const fresh = await post('verify', await ask(phone, phone.replace('+84', '0')));
  expect([fresh.statusCode, fresh.json().status, fresh.cookies]).toEqual([202, 'name_needed', []]);
  const { proof } = fresh.json();
  const inside = await post('verify', { proof, name: 'Trần Văn Bình', consent: true });
  expect(await me(inside)).toMatchObject({ name: 'Trần Văn Bình', email: null, phone });
  const replayed = await post('verify', { proof, name: 'Kẻ khác', consent: true });
  expect([replayed.statusCode, replayed.json().code]).toEqual([409, 'account_exists']);
  const again = await post('verify', await ask(phone));
  expect(await me(again)).toMatchObject({ name: 'Trần Văn Bình', phone });
  const consents = await site.db.selectFrom('guest_consents').select('kind').execute();
  expect(consents).toHaveLength(1);
});

test('registering by phone ends the session that was there before', async () => {
  const before = cookieOf((await haveAccount()).inside);
  const phone = mobile();
  const { proof } = (await post('verify', await ask(phone))).json();
  const inside = await post('verify', { proof, name: 'Trần Văn Bình', consent: true }, { cookie: before });
  expect(await me(inside)).toMatchObject({ phone });
  expect((await site.get('/api/v1/me', { cookie: before })).statusCode).toBe(401);
});

test('race: one code submitted fifty times at once signs in once', async () => {
  const { phone } = await haveAccount();
  const given = await ask(phone);
  const replies = await Promise.all(Array.from({ length: 50 }, () => post('verify', given)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const sessions = await site.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('users.phone', '=', phone)
    .execute();
  expect(sessions).toHaveLength(2);
});

test('race: fifty concurrent verifications of one phone make one account', async () => {
  const phone = mobile();
  const { proof } = (await post('verify', await ask(phone))).json();
  const draft = { proof, name: 'Trần Văn Bình', consent: true };
  const replies = await Promise.all(Array.from({ length: 50 }, () => post('verify', draft)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('five wrong attempts invalidate a code, even if the right one follows; so do five minutes, and its use', async () => {
  const { phone } = await haveAccount();
  const given = await ask(phone);
  const wrong = { id: given.id, digits: given.digits === '000000' ? '111111' : '000000' };
  const tried = [];
  for (let at = 0; at < 5; at++) tried.push((await post('verify', wrong)).json().code);
  expect(tried).toEqual(['wrong_code', 'wrong_code', 'wrong_code', 'wrong_code', 'code_over']);
  expect((await post('verify', given)).json().code).toBe('code_over');
  const late = await ask(phone);
  site.clock.advance({ minutes: 6 });
  expect((await post('verify', late)).json().code).toBe('code_over');
});

test('the digits work only for the requester, and are stored nowhere', async () => {
  const { phone } = await haveAccount();
  const mine = await ask(phone);
  const other = await post('start', { phone });
  expect((await post('verify', { id: other.json().id, digits: mine.digits })).json().code).toBe('wrong_code');
  const rows = await site.db.selectFrom('phone_codes').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(mine.digits);
});

test('the answer is the same for a phone with an account, without one, and of a staff member', async () => {
  const { phone } = await haveAccount();
  const shape = (reply: Reply) => [reply.statusCode, Object.keys(reply.json()).sort(), reply.cookies];
  expect(shape(await post('start', { phone }))).toEqual(shape(await post('start', { phone: mobile() })));
});

test('a second factor is asked for after the digits as after a password', async () => {
  const { phone, inside } = await haveAccount();
  const { id: userId } = await me(inside);
  const secret = (await beginCodes(site.app, userId)) ?? '';
  const confirmed = { confirmed_at: site.clock.now() };
  await site.db.updateTable('second_factors').set(confirmed).where('user_id', '=', userId).execute();
  const without = await post('verify', await ask(phone));
  expect([without.statusCode, without.json().code, without.cookies]).toEqual([401, 'code_needed', []]);
  const code = totpCode(secret, totpStep(site.clock.now()));
  const both = await post('verify', { ...(await ask(phone)), code });
  expect(await me(both)).toMatchObject({ phone });
});

test.each([
  ['phone', { phone: '12' }, 'Số điện thoại gồm 10 chữ số, ví dụ 0912 345 678.'],
  ['phone', { phone: '024 3825 1234' }, 'Bạn nhập số di động: số bàn không nhận được tin nhắn.'],
])('a wrong %s is named in Vietnamese', async (field, body, message) => {
  const reply = await post('start', body);
  expect([reply.statusCode, reply.json().errors]).toEqual([400, [{ field, message }]]);
});

test('one phone gets three messages in a quarter of an hour, from any address', async () => {
  const limited = await createTestServer({ env: { RATE_LIMIT: 'true' } });
  try {
    const phone = mobile();
    const statuses = [];
    for (let at = 0; at < 4; at++) {
      const headers = { 'x-forwarded-for': `203.0.113.${at}` };
      statuses.push((await limited.post('/api/v1/auth/phone/start', { phone }, headers)).statusCode);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
  } finally {
    await limited.close();
  }
});

test('cross-site requests are refused', async () => {
  const reply = await post('start', { phone: mobile() }, { origin: 'https://evil.example' });
  expect(reply.statusCode).toBe(403);
});

test('with real money and no message gateway, signing in by phone is unavailable', async () => {
  const live = await createTestServer({
    env: {
      PAYMENT_MODE: 'live',
      ALLOW_HTTP: 'true',
      ALLOW_NO_MAIL: 'true',
      BANK_WEBHOOK_SECRET: 'x'.repeat(20),
      TOKEN_SECRET: 'y'.repeat(40),
    },
  });
  try {
    const reply = await live.post('/api/v1/auth/phone/start', { phone: mobile() });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_offered']);
  } finally {
    await live.close();
  }
});
