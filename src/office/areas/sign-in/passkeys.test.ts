import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { cookieOf, officeClient } from '#tests/support/office-client.ts';
import { createAuthenticator } from '#tests/support/software-authenticator.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Settings of a live site: HTTPS and no demo accounts. */
const live = {
  PUBLIC_URL: 'https://localhost',
  PAYMENT_MODE: 'live',
  ALLOW_NO_MAIL: 'true',
  TOKEN_SECRET: 'x'.repeat(32),
  BANK_WEBHOOK_SECRET: 'y'.repeat(32),
};

let site: TestServer;
let officeSite: ReturnType<typeof officeClient>;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, env: live });
  officeSite = officeClient(site);
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  await site.get('/quan-tri/dang-nhap');
}, 120_000);
afterAll(() => site.close());

type Authenticator = ReturnType<typeof createAuthenticator>;
type Shown = ReturnType<Authenticator['show']>;

const device = (id?: Buffer) => createAuthenticator({ origin: 'https://localhost', rpId: 'localhost', id });
const ask = async (path: string, cookie = '') => (await officeSite.send(path, {}, cookie)).json();
const enter = (shown: Shown, cookie = '') =>
  officeSite.send('/dang-nhap', { passkey: JSON.stringify(shown) }, cookie);
const keep = (made: ReturnType<Authenticator['make']>, cookie: string) =>
  officeSite.send('/toi', { do: 'passkey', name: 'Máy tôi', passkey: JSON.stringify(made) }, cookie);

/** A signed-in user with a passkey. */
async function withPasskey(role = 'tu-van') {
  const person = await officeSite.hire(role);
  const cookie = cookieOf(await officeSite.signIn(person.email));
  const authenticator = device();
  await keep(authenticator.make(await ask('/toi/khoa', cookie)), cookie);
  return { ...person, cookie, authenticator };
}

const count = async (userId: string) =>
  (await site.db.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute()).length;

test('a role with access to money sets up a second factor first, and then may work', async () => {
  const { email } = await officeSite.hire('ke-toan');
  const cookie = cookieOf(await officeSite.signIn(email));
  for (const path of ['/', '/so-tien', '/hoan-tien?xem=cho', '/vai-tro']) {
    const reply = await site.get(`/quan-tri${path}`, { cookie });
    expect([path, reply.statusCode, reply.headers.location]).toEqual([path, 302, '/quan-tri/toi']);
  }
  expect((await officeSite.send('/so-tien/ghi', { amount: '1' }, cookie)).headers.location).toBe(
    '/quan-tri/toi',
  );
  expect((await site.get('/quan-tri/so-tien.data', { cookie })).body).not.toContain('ledger');
  expect((await site.get('/quan-tri/toi', { cookie })).body).toContain('cần thêm một lớp bảo vệ');
  const made = device().make(await ask('/toi/khoa', cookie));
  expect((await keep(made, cookie)).body).toContain('Đã thêm khóa truy cập');
  expect((await site.get('/quan-tri/so-tien', { cookie })).statusCode).toBe(200);
  await officeSite.send('/toi', { do: 'passkey-off', id: made.id }, cookie);
  expect((await site.get('/quan-tri/so-tien', { cookie })).headers.location).toBe('/quan-tri/toi');
});

test('a role without access to money, people or rights needs none', async () => {
  const { email } = await officeSite.hire('kiem-duyet');
  const cookie = cookieOf(await officeSite.signIn(email));
  expect((await site.get('/quan-tri/', { cookie })).statusCode).toBe(200);
});

test('a passkey alone signs in; the cookie is sent over HTTPS only, to the office only', async () => {
  const { authenticator } = await withPasskey();
  const reply = await enter(authenticator.show(await ask('/dang-nhap/khoa')));
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/quan-tri/']);
  expect([reply.headers['set-cookie']].flat()[0]).toMatch(
    /^__Secure-nv_office=[\w-]{43}; Path=\/quan-tri; HttpOnly; SameSite=Lax; Max-Age=43200; Secure$/,
  );
  expect(await officeSite.opens(cookieOf(reply))).toBe(true);
});

test('with a passkey and only a password given, the passkey completes the sign-in, under another token', async () => {
  const { email, authenticator } = await withPasskey();
  const halfway = cookieOf(await officeSite.signIn(email));
  expect(await officeSite.opens(halfway)).toBe(false);
  const whole = cookieOf(await enter(authenticator.show(await ask('/dang-nhap/khoa')), halfway));
  expect([await officeSite.opens(whole), await officeSite.opens(halfway)]).toEqual([true, false]);
});

test.each<[string, Parameters<Authenticator['show']>[1]]>([
  ['another origin', { origin: 'https://localhost.evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['a challenge that nobody issued', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['a device that did not verify its user', { isUnverified: true }],
])('a passkey with %s is refused, when registered or used', async (_, response) => {
  const { id, cookie, authenticator } = await withPasskey();
  const reply = await enter(authenticator.show(await ask('/dang-nhap/khoa'), response));
  expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([200, undefined]);
  expect(reply.body).toContain('Khóa này chưa mở được cửa');
  const kept = await keep(device().make(await ask('/toi/khoa', cookie), response), cookie);
  expect(kept.body).toContain('Chưa lưu được khóa này');
  expect(await count(id)).toBe(1);
});

test('a used answer is refused, and so is a cloned key whose counter is behind', async () => {
  const { authenticator } = await withPasskey();
  const shown = authenticator.show(await ask('/dang-nhap/khoa'), { counter: 9 });
  const replies = await Promise.all([enter(shown), enter(shown), enter(shown)]);
  expect(replies.filter(({ statusCode }) => statusCode === 302)).toHaveLength(1);
  for (const counter of [9, 8, 0]) {
    const copy = authenticator.show(await ask('/dang-nhap/khoa'), { counter });
    expect([counter, (await enter(copy)).statusCode]).toEqual([counter, 200]);
  }
  const copies = [];
  for (let copy = 0; copy < 6; copy++)
    copies.push(authenticator.show(await ask('/dang-nhap/khoa'), { counter: 10 }));
  const entered = await Promise.all(copies.map((copy) => enter(copy)));
  expect(entered.filter(({ statusCode }) => statusCode === 302)).toHaveLength(1);
});

test('S-11: an id that cannot be stored is an unknown key', async () => {
  const shown = device().show(await ask('/dang-nhap/khoa'));
  const reply = await enter({ ...shown, id: '\0' });
  expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([200, undefined]);
});

test('a challenge is valid for five minutes, and only for its person', async () => {
  const { cookie, authenticator } = await withPasskey();
  const askOptions = await ask('/toi/khoa?hoi=1', cookie);
  expect((await enter(authenticator.show(askOptions))).statusCode).toBe(200);
  const late = await ask('/dang-nhap/khoa');
  site.clock.advance({ minutes: 6 });
  expect((await enter(authenticator.show(late))).statusCode).toBe(200);
});

test("another person's key confirms nothing and cannot be registered", async () => {
  const [mine, theirs] = [await withPasskey(), await withPasskey()];
  const confirm = (shown: Shown) =>
    officeSite.send('/xac-nhan', { passkey: JSON.stringify(shown) }, mine.cookie);
  const askOptions = () => ask('/toi/khoa?hoi=1', mine.cookie);
  expect((await confirm(theirs.authenticator.show(await askOptions()))).body).toContain('không phải của bạn');
  expect((await confirm(mine.authenticator.show(await askOptions()))).statusCode).toBe(302);
  const sameId = device(theirs.authenticator.id);
  await keep(sameId.make(await ask('/toi/khoa', mine.cookie)), mine.cookie);
  const foreign = await ask('/toi/khoa', theirs.cookie);
  await keep(device().make(foreign), mine.cookie);
  await officeSite.send(
    '/toi',
    { do: 'passkey-off', id: theirs.authenticator.id.toString('base64url') },
    mine.cookie,
  );
  expect([await count(mine.id), await count(theirs.id)]).toEqual([1, 1]);
  expect((await enter(sameId.show(await ask('/dang-nhap/khoa'), { counter: 99 }))).statusCode).toBe(200);
});
