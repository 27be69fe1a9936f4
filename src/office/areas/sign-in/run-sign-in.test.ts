import { register } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blockStaff } from '#modules/identity/accounts/change-staff.ts';
import { hashedPasswords } from '#modules/identity/accounts/hash-password.ts';
import { beginCodes } from '#modules/identity/second-factor/codes.ts';
import { totpCode, totpStep } from '#modules/identity/second-factor/totp.ts';
import { signInLimits } from '#modules/identity/sign-in/sign-in-limits.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { countingOf, takeAllowance } from '#platform/limits/take-allowance.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { staff } from '#tests/factories/staff.ts';
import { cookieOf, officeClient } from '#tests/support/office-client.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let officeSite: ReturnType<typeof officeClient>;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, env: { RATE_LIMIT: 'true' } });
  officeSite = officeClient(site);
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  await site.get('/quan-tri/dang-nhap');
}, 120_000);
afterAll(() => site.close());
/** Lets former attempts drop out of the rate limit's window. */
beforeEach(() => site.clock.advance({ hours: 1 }));

const from = (address: string) => ({ 'x-forwarded-for': address });
const wait = (reply: { headers: Record<string, unknown> }) => Number(reply.headers['retry-after']);
/** The page's alert, without what differs on every render. */
const words = (body: string) => /role="alert"[^>]*>(.*?)<\/(?:div|p)>/s.exec(body)?.[1] ?? '';

/** Counts a password attempt without the work of checking one. */
const tried = (address: string, email: string) =>
  takeAllowance(site.db, signInLimits(address, email), countingOf(site.app));

test('attempts at one account are limited from any address, and then the right password gets the same answer', async () => {
  const { email } = await officeSite.hire();
  for (let at = 1; at < 10; at++) await tried(`192.0.2.${at}`, email);
  expect((await officeSite.signIn(email, 'sai', from('192.0.2.10'))).statusCode).toBe(200);
  const wrong = await officeSite.signIn(email, 'sai nữa', from('192.0.2.30'));
  const right = await officeSite.signIn(email.toUpperCase(), officeSite.password, from('192.0.2.31'));
  expect([wrong.statusCode, right.statusCode]).toEqual([429, 429]);
  expect([wait(wrong), wait(right)]).toEqual([900, 900]);
  expect(words(right.body)).toContain('Bạn chờ 15 phút rồi thử lại');
  expect(words(right.body)).toBe(words(wrong.body));
  expect(right.headers['set-cookie']).toBeUndefined();
  site.clock.advance({ minutes: 16 });
  expect((await officeSite.signIn(email)).statusCode).toBe(302);
});

test('attempts from one address are limited, for any account; others sign in meanwhile', async () => {
  const { email } = await officeSite.hire();
  for (let at = 1; at < 30; at++) await tried('198.51.100.7', `ai${at}@example.vn`);
  const last = await officeSite.signIn('ai30@example.vn', 'đoán', from('198.51.100.7'));
  expect(last.statusCode).toBe(200);
  const reply = await officeSite.signIn(email, officeSite.password, from('198.51.100.7'));
  expect([reply.statusCode, wait(reply)]).toEqual([429, 900]);
  expect((await officeSite.signIn(email, officeSite.password, from('198.51.100.8'))).statusCode).toBe(302);
});

test('with the password there are six attempts at the code in a quarter of an hour; then the right one is refused', async () => {
  const { id, email } = await officeSite.hire();
  const secret = await officeSite.enrol(id);
  const halfway = cookieOf(await officeSite.signIn(email));
  for (let at = 0; at < 6; at++) await officeSite.send('/dang-nhap', { code: '000000' }, halfway);
  const code = totpCode(secret, totpStep(site.clock.now()));
  const reply = await officeSite.send('/dang-nhap', { code }, halfway);
  expect([reply.statusCode, wait(reply)]).toEqual([429, 900]);
  expect(await officeSite.opens(halfway)).toBe(false);
});

test('a recovery code signs in once; new ones invalidate the old, and that is in the history', async () => {
  const { id, email } = await officeSite.hire();
  const first = cookieOf(await officeSite.signIn(email));
  const codesIn = (body: string) =>
    [...body.matchAll(/<code>(\w{5}-\w{5})<\/code>/g)].map(([, code = '']) => code);
  expect((await officeSite.send('/toi', { do: 'recovery' }, first)).body).toContain(
    'Bạn bật mã xác thực trước',
  );
  const secret = (await beginCodes(site.app, id)) ?? '';
  const code = totpCode(secret, totpStep(site.clock.now()));
  const old = codesIn((await officeSite.send('/toi', { do: 'codes', code }, first)).body);
  const enter = async (one = '') =>
    officeSite.send('/dang-nhap', { code: one }, cookieOf(await officeSite.signIn(email)));
  expect([old.length, (await enter(old[0]?.toUpperCase())).statusCode]).toEqual([10, 302]);
  expect((await enter(old[0])).body).toContain('đã dùng rồi');
  const [fresh] = codesIn((await officeSite.send('/toi', { do: 'recovery' }, first)).body);
  expect((await enter(old[1])).statusCode).toBe(200);
  expect((await enter(fresh)).statusCode).toBe(302);
  const { lines } = await listHistory(site.db, { objectType: 'staff', objectId: email });
  expect(lines.map(({ after }) => after)).toContainEqual({ recoveryCodes: 'new' });
});

test('mails that reset a password are limited, whether the address has an account or not', async () => {
  const { email } = await officeSite.hire();
  for (const address of [email, 'khong-ai@example.vn']) {
    const asking = () => officeSite.send('/dang-nhap/quen', { email: address });
    const first = await asking();
    expect(first.body).toContain('thư có liên kết đặt lại mật khẩu đang tới');
    await asking();
    await asking();
    const last = await asking();
    expect([last.statusCode, wait(last)]).toEqual([429, 3600]);
  }
});

test('the same work is done for a wrong password, a blocked person, one without a password, and an unknown one', async () => {
  const [wrong, blocked, without] = [
    await officeSite.hire(),
    await officeSite.hire(),
    await officeSite.hire(),
  ];
  await blockStaff(site.db, { userId: blocked.id, state: 'blocked', actor: staff('minh') }, site.clock.now());
  await site.db.deleteFrom('accounts').where('user_id', '=', without.id).execute();
  const work = async (email: string, given: string) => {
    const hashed = async () => (await hashedPasswords.get()).values[0]?.value ?? 0;
    const before = await hashed();
    const { statusCode, body } = await officeSite.signIn(email, given);
    return [statusCode, words(body), (await hashed()) - before];
  };
  const refused = async () => {
    const values = (await register.getSingleMetric('logins_failed_total')?.get())?.values ?? [];
    return values.find(({ labels }) => labels.door === 'office' && labels.by === 'password')?.value ?? 0;
  };
  const refusedBefore = await refused();
  const expected = [200, expect.stringContaining('chưa đúng'), 1];
  expect(await work(wrong.email, 'khác hẳn nhé')).toEqual(expected);
  expect(await work(blocked.email, officeSite.password)).toEqual(expected);
  expect(await work(without.email, officeSite.password)).toEqual(expected);
  expect(await work('khong-ai@example.vn', officeSite.password)).toEqual(expected);
  expect((await refused()) - refusedBefore, 'OPS-04: each is counted').toBe(4);
});

test('a session ends after four hours unused, and after twelve in any case', async () => {
  const { email } = await officeSite.hire();
  const [idle, busy] = [cookieOf(await officeSite.signIn(email)), cookieOf(await officeSite.signIn(email))];
  for (let hour = 3; hour < 12; hour += 3) {
    site.clock.advance({ hours: 3 });
    expect([hour, await officeSite.opens(busy)]).toEqual([hour, true]);
    if (hour === 3) continue;
    expect([hour, await officeSite.opens(idle)]).toEqual([hour, false]);
  }
  site.clock.advance({ hours: 3, minutes: 1 });
  expect(await officeSite.opens(busy)).toBe(false);
});

test('an open live connection does not keep a session alive', async () => {
  const { email } = await officeSite.hire();
  const cookie = cookieOf(await officeSite.signIn(email));
  for (let hour = 1; hour <= 5; hour++) {
    site.clock.advance({ hours: 1 });
    const live = await site.inject({
      url: '/quan-tri/su-kien',
      headers: { cookie },
      payloadAsStream: true,
    });
    live.stream().destroy();
    expect([hour, live.statusCode]).toEqual([hour, hour < 4 ? 200 : 401]);
  }
});

test('signing out ends the session, and ending all others ends those', async () => {
  const { email } = await officeSite.hire();
  const [here, there, elsewhere] = [
    cookieOf(await officeSite.signIn(email)),
    cookieOf(await officeSite.signIn(email)),
    cookieOf(await officeSite.signIn(email)),
  ];
  await officeSite.send('/toi', { do: 'end-others' }, here);
  expect([
    await officeSite.opens(here),
    await officeSite.opens(there),
    await officeSite.opens(elsewhere),
  ]).toEqual([true, false, false]);
  const left = await officeSite.send('/dang-xuat', {}, here);
  expect(String(left.headers['set-cookie'])).toMatch(/^nv_office=; .*Max-Age=0/);
  expect(await officeSite.opens(here)).toBe(false);
});

test("nobody ends another person's session by its id", async () => {
  const [mine, theirs] = [await officeSite.hire(), await officeSite.hire()];
  const cookie = cookieOf(await officeSite.signIn(mine.email));
  const other = cookieOf(await officeSite.signIn(theirs.email));
  const { id } = await site.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', theirs.id)
    .executeTakeFirstOrThrow();
  expect((await officeSite.send('/toi', { do: 'end', session: id }, cookie)).body).toContain(
    'đã kết thúc từ trước',
  );
  expect(await officeSite.opens(other)).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a same-site page without an Origin header', { 'sec-fetch-site': 'same-site' }],
])('a form posted by %s changes nothing', async (_, headers) => {
  const { email } = await officeSite.hire();
  expect((await officeSite.signIn(email, officeSite.password, headers)).statusCode).toBe(400);
  const cookie = cookieOf(await officeSite.signIn(email));
  for (const path of ['/dang-xuat', '/dang-xuat.data', '/toi.data', '/toi/khoa'])
    expect((await officeSite.send(path, { do: 'end-others' }, cookie, headers)).statusCode).toBe(400);
  expect(await officeSite.opens(cookie)).toBe(true);
  expect((await site.get('/quan-tri/dang-xuat', { cookie })).statusCode).not.toBe(302);
});
