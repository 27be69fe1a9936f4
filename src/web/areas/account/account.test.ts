import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#modules/identity/accounts/hash-password.ts';
import { totpCode, totpStep } from '#modules/identity/second-factor/totp.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { guestMailsTo } from '#tests/support/guest-mails.ts';
import { digitsTo } from '#tests/support/guest-messages.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as account from './account-page.tsx';
import * as myData from './data/my-data-page.tsx';
import * as forgot from './forgot-password-page.tsx';
import * as phonePage from './phone-page.tsx';
import * as register from './register-page.tsx';
import * as reset from './reset-password-page.tsx';
import * as signIn from './sign-in-page.tsx';
import * as verify from './verify-email-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

const password = 'con thuyền nhỏ xíu';
let made = 0;
const mailbox = () => `khach-${++made}@example.com`;
const openedAt = '2026-11-21T02:55:00.000Z';
const signUp = (form: Record<string, string>) =>
  callPage(site, register.action, {
    path: '/dang-ky',
    form: { name: 'Lê Thu Hà', password, consent: 'on', openedAt, ...form },
  });
const enter = (form: Record<string, string>, { path = '/dang-nhap', cookie = '' } = {}) =>
  callPage(site, signIn.action, { path, cookie, form });
const me = async (cookie: string) => (await site.get('/api/v1/me', { cookie })).statusCode === 200;
const act = (cookie: string, form: Record<string, string>) =>
  callPage(site, account.action, { path: '/tai-khoan', cookie, form });
const open = (cookie: string) => callPage(site, account.loader, { path: '/tai-khoan', cookie });

/** An account created through the pages. */
async function haveAccount() {
  const email = mailbox();
  const kept = cookieOf(await signUp({ email }));
  const [mail] = await guestMailsTo(site, email);
  const path = `/xac-nhan-email?ma=${mail?.token}`;
  expect(await callPage(site, verify.loader, { path, cookie: kept })).toEqual({
    email,
    needsPassword: false,
  });
  const verified = await callPage(site, verify.action, { path, cookie: kept, form: {} });
  expect(redirectOf(verified)).toEqual([303, '/tai-khoan']);
  return { email, cookie: cookieOf(verified) };
}

test('ID-01: an account is registered, signed out and in on the pages, and leads back to the page before', async () => {
  const { email, cookie } = await haveAccount();
  expect(await me(cookie)).toBe(true);
  expect(redirectOf(await act(cookie, { do: 'sign-out' }))).toEqual([303, '/']);
  expect(await me(cookie)).toBe(false);
  const [status, to] = redirectOf(await open(''));
  expect([status, to]).toEqual([302, '/dang-nhap']);
  const back = await enter({ email, password }, { path: '/dang-nhap?tiep=%2Fchuyen-di' });
  expect(redirectOf(back)).toEqual([303, '/chuyen-di']);
  const outside = await enter({ email, password }, { path: '/dang-nhap?tiep=https://evil.example' });
  expect(redirectOf(outside)).toEqual([303, '/tai-khoan']);
  const again = await callPage(site, signIn.loader, {
    path: '/dang-nhap?tiep=/da-luu',
    cookie: cookieOf(back),
  });
  expect(redirectOf(again), 'whoever is in does not stand at the door').toEqual([302, '/da-luu']);
});

test('ID-01: registration leads back to the page before once the mail is answered, and never to another site', async () => {
  for (const [tiep, to] of [
    ['/chuyen-di', '/chuyen-di'],
    ['https://evil.example', '/tai-khoan'],
  ] as const) {
    const email = mailbox();
    const sent = await callPage(site, register.action, {
      path: `/dang-ky?tiep=${encodeURIComponent(tiep)}`,
      form: { name: 'Lê Thu Hà', password, consent: 'on', openedAt, email },
    });
    const [mail] = await guestMailsTo(site, email);
    const path = `/xac-nhan-email?ma=${mail?.token}`;
    const verified = await callPage(site, verify.action, { path, cookie: cookieOf(sent), form: {} });
    expect(redirectOf(verified)).toEqual([303, to]);
  }
});

test('verifying a new account ends the session that was there before', async () => {
  const before = await haveAccount();
  const email = mailbox();
  const kept = cookieOf(await signUp({ email }));
  const [mail] = await guestMailsTo(site, email);
  const verified = await callPage(site, verify.action, {
    path: `/xac-nhan-email?ma=${mail?.token}`,
    cookie: `${kept}; ${before.cookie}`,
    form: {},
  });
  expect(await me(cookieOf(verified))).toBe(true);
  expect(await me(before.cookie)).toBe(false);
});

test('errors are at their fields, input is kept, and passwords are not sent back', async () => {
  expect(await signUp({ email: 'ha@', name: 'Hà', password: 'ngắn' })).toMatchObject({
    init: { status: 422 },
    data: {
      errors: { email: expect.stringContaining('Email'), password: expect.stringContaining('10 ký tự') },
      typed: { name: 'Hà', email: 'ha@', consent: 'on', openedAt },
    },
  });
  const own = mailbox();
  expect(await signUp({ email: own, password: own })).toMatchObject({
    data: { errors: { password: expect.stringContaining('địa chỉ email') } },
  });
  const wrong = await enter({ email: 'ai@example.com', password });
  expect(wrong).toMatchObject({
    init: { status: 422 },
    data: { typed: { email: 'ai@example.com' }, errors: { form: expect.stringContaining('chưa đúng') } },
  });
  expect(JSON.stringify(wrong)).not.toContain(password);
});

test('a mail opened on another device asks for a password there; the first one is void', async () => {
  const email = mailbox();
  await signUp({ email });
  const [mail] = await guestMailsTo(site, email);
  const path = `/xac-nhan-email?ma=${mail?.token}`;
  expect(await callPage(site, verify.loader, { path })).toEqual({ email, needsPassword: true });
  expect(await callPage(site, verify.action, { path, form: {} })).toMatchObject({ init: { status: 422 } });
  const form = { password: 'mật khẩu của chủ' };
  expect(redirectOf(await callPage(site, verify.action, { path, form }))).toEqual([303, '/tai-khoan']);
  expect(await enter({ email, password })).toMatchObject({ init: { status: 422 } });
  expect(await callPage(site, verify.loader, { path })).toEqual({ email: null, needsPassword: false });
});

test('a forgotten password is reset by a link, and the sign-in page confirms it', async () => {
  const { email, cookie } = await haveAccount();
  const asked = await callPage(site, forgot.action, { path: '/quen-mat-khau', form: { email, openedAt } });
  expect(redirectOf(asked)).toEqual([303, '/quen-mat-khau?sent=1']);
  const path = `/dat-lai-mat-khau?ma=${(await guestMailsTo(site, email)).at(-1)?.token}`;
  expect(await callPage(site, reset.loader, { path })).toEqual({ isOpen: true });
  const short = await callPage(site, reset.action, { path, form: { password: 'ngắn' } });
  expect(short).toMatchObject({ init: { status: 422 } });
  const set = await callPage(site, reset.action, { path, form: { password: 'một mật khẩu mới' } });
  expect(redirectOf(set)).toEqual([303, '/dang-nhap?doi=1']);
  expect(await callPage(site, reset.loader, { path })).toEqual({ isOpen: false });
  expect(await me(cookie)).toBe(false);
});

test("ID-04: sessions are listed and ended, one or all others, and only one's own", async () => {
  const { email, cookie } = await haveAccount();
  const [second, third] = [
    cookieOf(await enter({ email, password })),
    cookieOf(await enter({ email, password })),
  ];
  const stranger = await signInGuest(site);
  const { sessions } = (await open(cookie)) as Awaited<ReturnType<typeof account.loader>>;
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
  const listed = await open(second);
  const mine = (listed as Awaited<ReturnType<typeof account.loader>>).sessions.find(({ isThis }) => isThis);
  await act(stranger.cookie, { do: 'end-session', id: mine?.id ?? '' });
  expect(await me(second)).toBe(true);
  await act(cookie, { do: 'end-session', id: mine?.id ?? '' });
  expect([await me(second), await me(third)]).toEqual([false, true]);
  await act(cookie, { do: 'end-others' });
  expect([await me(cookie), await me(third), await me(stranger.cookie)]).toEqual([true, false, true]);
});

test('changing the password needs the old one and ends other sessions', async () => {
  const { email, cookie } = await haveAccount();
  const other = cookieOf(await enter({ email, password }));
  const change = (oldPassword: string) =>
    act(cookie, { do: 'password', oldPassword, newPassword: 'mật khẩu sau này' });
  expect(await change('không phải')).toMatchObject({
    init: { status: 422 },
    data: { errors: { oldPassword: 'Mật khẩu chưa đúng.' } },
  });
  expect(redirectOf(await change(password))).toEqual([303, '/tai-khoan?xong=mat-khau']);
  expect([await me(cookie), await me(other)]).toEqual([true, false]);
  expect(redirectOf(await enter({ email, password: 'mật khẩu sau này' }))[0]).toBe(303);
});

test('ID-04: with two-factor codes a password alone does not sign in; a recovery code works once', async () => {
  const { email, cookie } = await haveAccount();
  const { enrol } = (await open(cookie)) as Awaited<ReturnType<typeof account.loader>>;
  const secret = enrol ? enrol.secret : '';
  expect(await act(cookie, { do: 'codes', code: '000000' })).toMatchObject({ init: { status: 422 } });
  const on = await act(cookie, { do: 'codes', code: totpCode(secret, totpStep(site.clock.now())) });
  const { recoveryCodes } = (on as { data: { recoveryCodes: string[] } }).data;
  expect(recoveryCodes).toHaveLength(10);
  const halfway = cookieOf(await enter({ email, password }));
  expect(await me(halfway)).toBe(false);
  expect(redirectOf(await open(halfway))[1]).toBe('/dang-nhap');
  expect(await callPage(site, signIn.loader, { path: '/dang-nhap', cookie: halfway })).toMatchObject({
    isHalfway: true,
  });
  expect(await enter({ code: '111111' }, { cookie: halfway })).toMatchObject({
    ...{ data: { typed: { code: '111111' } }, init: { status: 422 } },
  });
  const code = recoveryCodes[0] ?? '';
  const inside = cookieOf(await enter({ code }, { cookie: halfway }));
  expect([await me(inside), await me(halfway)]).toEqual([true, false]);
  const next = cookieOf(await enter({ email, password }));
  expect(await enter({ code }, { cookie: next })).toMatchObject({ init: { status: 422 } });
  site.clock.advance({ minutes: 11 });
  expect(await act(inside, { do: 'codes-off' })).toMatchObject({ init: { status: 422 } });
});

test('a sign-in that lacks its second factor can be left, and only such a one', async () => {
  const { email, cookie } = await haveAccount();
  const { enrol } = (await open(cookie)) as Awaited<ReturnType<typeof account.loader>>;
  await act(cookie, {
    do: 'codes',
    code: totpCode(enrol ? enrol.secret : '', totpStep(site.clock.now())),
  });
  const halfway = cookieOf(await enter({ email, password }));
  expect(redirectOf(await enter({ other: '1' }, { cookie: halfway }))).toEqual([303, '/dang-nhap']);
  expect(await callPage(site, signIn.loader, { path: '/dang-nhap', cookie: halfway })).toMatchObject({
    isHalfway: false,
  });
  await enter({ other: '1' }, { cookie });
  expect(await me(cookie)).toBe(true);
});

test('ID-04: codes can be turned on only after a recent sign-in, so that an open browser locks nobody out', async () => {
  const { email, cookie } = await haveAccount();
  const { enrol } = (await open(cookie)) as Awaited<ReturnType<typeof account.loader>>;
  site.clock.advance({ minutes: 11 });
  const code = totpCode(enrol ? enrol.secret : '', totpStep(site.clock.now()));
  expect(await act(cookie, { do: 'codes', code })).toMatchObject({
    init: { status: 422 },
    data: { errors: { code: expect.stringContaining('10 phút') } },
  });
  const again = cookieOf(await enter({ email, password }));
  expect(await me(again)).toBe(true);
  expect(await act(again, { do: 'codes', code })).toMatchObject({
    data: { recoveryCodes: expect.any(Array) },
  });
});

test('ID-04: the secret of codes that were never turned on is replaced the next day', async () => {
  const { email, cookie } = await haveAccount();
  const secret = async (who: string) => {
    const { enrol } = (await open(who)) as Awaited<ReturnType<typeof account.loader>>;
    return enrol ? enrol.secret : '';
  };
  const seen = await secret(cookie);
  expect(await secret(cookie)).toBe(seen);
  site.clock.advance({ days: 1 });
  const later = cookieOf(await enter({ email, password }));
  const own = await secret(later);
  expect(own).not.toBe(seen);
  const code = totpCode(own, totpStep(site.clock.now()));
  expect(await act(later, { do: 'codes', code })).toMatchObject({
    data: { recoveryCodes: expect.any(Array) },
  });
});

test('ID-05: consents are stored word for word and withdrawn one by one', async () => {
  const { cookie } = await haveAccount();
  await act(cookie, { do: 'marketing', agree: '1' });
  await act(cookie, { do: 'marketing', agree: '1' });
  await act(cookie, { do: 'marketing' });
  const { consents } = (await open(cookie)) as Awaited<ReturnType<typeof account.loader>>;
  expect(consents).toMatchObject([
    { kind: 'marketing', source: '/tai-khoan', withdrawnAt: site.clock.now() },
    { kind: 'account', source: '/dang-ky', withdrawnAt: null },
  ]);
});

test('an account is erased with its password: nothing of it is left, and the address can register again', async () => {
  const { email, cookie } = await haveAccount();
  const erase = (erasePassword: string) =>
    callPage(site, myData.action, { path: '/tai-khoan/du-lieu', cookie, form: { erasePassword } });
  expect(await erase('không phải')).toMatchObject({ init: { status: 422 } });
  expect(redirectOf(await erase(password))).toEqual([303, '/dang-nhap?da-xoa']);
  expect(await me(cookie)).toBe(false);
  expect(await site.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
  const lines = await site.db
    .selectFrom('history')
    .selectAll()
    .where('object_type', '=', 'account')
    .execute();
  expect(JSON.stringify(lines)).not.toMatch(/@example\.com|Thu Hà/);
});

test('ID-01: a phone signs in with its digits, step by step, without JavaScript, and leads back to the page before', async () => {
  const path = '/dang-nhap/dien-thoai?tiep=/da-luu';
  const send = (form: Record<string, string>, cookie = '') =>
    callPage(site, phonePage.action, { path, cookie, form: { openedAt, ...form } });
  const see = (cookie: string) => callPage(site, phonePage.loader, { path, cookie });
  expect(await send({ phone: '12' })).toMatchObject({
    data: { errors: { phone: 'Số điện thoại gồm 10 chữ số, ví dụ 0912 345 678.' }, typed: { phone: '12' } },
  });
  const asked = await send({ phone: '0912 777 123' });
  expect(redirectOf(asked)).toEqual([303, '/dang-nhap/dien-thoai?tiep=%2Fda-luu']);
  const kept = cookieOf(asked);
  expect(await see(kept)).toMatchObject({ step: 'digits', phone: '09xx xxx 123' });
  const [digits = ''] = await digitsTo(site, '+84912777123');
  const typed = { digits: digits === '123456' ? '654321' : '123456' };
  const wrong = await send(typed, kept);
  expect(wrong).toMatchObject({ data: { errors: { digits: expect.stringContaining('chưa đúng') }, typed } });
  const proven = cookieOf(await send({ digits: `${digits.slice(0, 3)} ${digits.slice(3)}` }, kept));
  expect(await see(proven)).toMatchObject({ step: 'name' });
  expect(await send({ name: 'Trần Bình' }, proven)).toMatchObject({
    data: { errors: { consent: 'Vui lòng đồng ý trước khi tạo tài khoản.' }, typed: { name: 'Trần Bình' } },
  });
  const made = await send({ name: 'Trần Bình', consent: 'on' }, proven);
  expect(redirectOf(made)).toEqual([303, '/da-luu']);
  expect(await me(cookieOf(made))).toBe(true);
  expect(await see(cookieOf(await send({ other: '1' }, kept)))).toMatchObject({ step: 'phone' });
  const over = (words: string) => ({ data: { errors: { form: expect.stringContaining(words) } } });
  expect(await send({ digits }, kept), 'a code that is over').toMatchObject(over('Mã ấy đã hết hạn'));
  expect(await send({ name: 'Trần Bình' }, kept)).toMatchObject(over('Lượt đăng nhập này đã hết hạn'));
});

test('a sign-in refused by the rate limit says so on the page and keeps the address', async () => {
  // More hashes than any machine computes before the waiting requests time out.
  const others = Promise.allSettled(Array.from({ length: 600 }, () => hashPassword(password)));
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => enter({ email: 'ha@example.com', password })),
  );
  // The others time out together; one that came a moment later may be admitted just before its own timeout.
  const refused = answers.filter((answer) => 'init' in answer && answer.init?.status === 503);
  expect(refused.length).toBeGreaterThanOrEqual(3);
  for (const answer of refused)
    expect(answer).toMatchObject({
      init: { headers: { 'retry-after': '5' } },
      data: { errors: { form: expect.stringContaining('sau vài giây') }, typed: { email: 'ha@example.com' } },
    });
  await others;
});
