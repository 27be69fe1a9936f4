import { afterAll, beforeAll, expect, test } from 'vitest';
import { storePasswordHash } from '#modules/identity/accounts/create-staff.ts';
import { hashPassword } from '#modules/identity/accounts/hash-password.ts';
import { guestSecurityChanged, type SecurityChanged } from '#modules/identity/events.ts';
import { linkProvider } from '#modules/identity/guests/link-provider.ts';
import { totpCode, totpStep } from '#modules/identity/second-factor/totp.ts';
import { phoneMessageJobs } from '#modules/messages/commands/phone-message-jobs.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { guestMailsTo } from '#tests/support/guest-mails.ts';
import { textsTo } from '#tests/support/guest-messages.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createAuthenticator } from '#tests/support/software-authenticator.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as account from './account-page.tsx';
import * as forgot from './forgot-password-page.tsx';
import * as questions from './passkey-options.ts';
import * as reset from './reset-password-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({
    env: { PUBLIC_URL: 'https://localhost', GOOGLE_CLIENT_ID: 'neo-viet', GOOGLE_CLIENT_SECRET: 'bi mat' },
  });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

const phone = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';
const act = (cookie: string, form: Record<string, string>) =>
  callPage(site, account.action, { path: '/tai-khoan', cookie, userAgent: phone, form });
const told = async (email: string) =>
  (await guestMailsTo(site, email)).filter(({ template }) => template === 'guest_security');
const subjects = async (email: string) => (await told(email)).map(({ subject }) => subject);

async function withPassword(password: string) {
  const guest = await signInGuest(site);
  const hash = await hashPassword(password);
  await site.db.transaction().execute((tx) => storePasswordHash(tx, guest.userId, hash, site.clock.now()));
  return guest;
}

test('ID-04: the owner of an account is mailed that its password was changed: what, when, from which device and what to do', async () => {
  const { email, cookie } = await withPassword('con thuyền nhỏ xíu');
  const at = formatDateTime(site.clock.now());
  const wrong = await act(cookie, {
    do: 'password',
    oldPassword: 'không phải',
    newPassword: 'mật khẩu sau này',
  });
  expect(wrong).toMatchObject({ init: { status: 422 } });
  expect(await told(email), 'nothing changed').toEqual([]);
  const form = { do: 'password', oldPassword: 'con thuyền nhỏ xíu', newPassword: 'mật khẩu sau này' };
  expect(redirectOf(await act(cookie, form))[0]).toBe(303);
  const [mail, ...more] = await told(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`${settings.name}: tài khoản vừa đặt mật khẩu mới`);
  expect(mail?.html).toContain(at);
  expect(mail?.html).toContain('Chrome trên Android');
  expect(mail?.html).toContain('https://localhost/quen-mat-khau');
  expect(mail?.html).toContain(settings.phone);
  expect(mail?.html).not.toContain('mật khẩu sau này');
});

test('ID-04: a password reset by a link is mailed as well, with its own text', async () => {
  const { email } = await withPassword('con thuyền nhỏ xíu');
  const openedAt = new Date(site.clock.now().getTime() - 60_000).toISOString();
  await callPage(site, forgot.action, { path: '/quen-mat-khau', form: { email, openedAt } });
  const path = `/dat-lai-mat-khau?ma=${(await guestMailsTo(site, email)).at(-1)?.token}`;
  await callPage(site, reset.action, { path, form: { password: 'một mật khẩu mới' } });
  expect(await subjects(email)).toEqual([`${settings.name}: tài khoản vừa đặt mật khẩu mới`]);
  expect((await told(email))[0]?.html, 'a browser that tells nothing').toContain('một thiết bị chưa rõ');
});

test('ID-04: adding and removing a passkey or codes is mailed', async () => {
  const { email, cookie } = await signInGuest(site);
  const device = createAuthenticator({ origin: 'https://localhost', rpId: 'localhost' });
  const asked = await callPage(site, questions.action, { path: '/dang-nhap/khoa?moi', cookie, form: {} });
  const made = device.make(await (asked as Response).json());
  await act(cookie, { do: 'passkey', name: 'Máy riêng', passkey: JSON.stringify(made) });
  const remove = { do: 'passkey-off', id: device.id.toString('base64url') };
  await act(cookie, remove);
  await act(cookie, remove);
  const { enrol } = (await callPage(site, account.loader, { path: '/tai-khoan', cookie })) as Awaited<
    ReturnType<typeof account.loader>
  >;
  await act(cookie, { do: 'codes', code: totpCode(enrol ? enrol.secret : '', totpStep(site.clock.now())) });
  await act(cookie, { do: 'codes-off' });
  expect(await subjects(email)).toEqual(
    [
      'thêm một khóa truy cập',
      'bỏ một khóa truy cập',
      'bật mã 6 số khi đăng nhập',
      'tắt mã 6 số khi đăng nhập',
    ].map((what) => `${settings.name}: tài khoản vừa ${what}`),
  );
});

test('ID-04: unlinking a provider is mailed with its name, but not after the account was erased', async () => {
  const [guest, gone] = [await signInGuest(site), await signInGuest(site)];
  for (const { userId, cookie } of [guest, gone]) {
    const named = { issuer: site.app.config.GOOGLE_ISSUER, subject: `g-${userId}` };
    await site.db.transaction().execute((tx) => linkProvider(tx, userId, named, site.clock.now()));
    await act(cookie, { do: 'unlink', provider: 'google' });
  }
  await site.db.deleteFrom('users').where('id', '=', gone.userId).execute();
  expect(await subjects(guest.email)).toEqual([`${settings.name}: tài khoản vừa bỏ liên kết với Google`]);
  expect(await told(gone.email)).toEqual([]);
});

test('ID-04: whoever has no mailbox is told by a message to their phone, in plain letters; others by mail alone', async () => {
  const [mobile, other] = [await signInGuest(site, { phone: '+84912345670' }), await signInGuest(site)];
  await site.db.updateTable('users').set({ email: null }).where('id', '=', mobile.userId).execute();
  await site.db.updateTable('users').set({ phone: '+84912345671' }).where('id', '=', other.userId).execute();
  for (const { userId, cookie } of [mobile, other]) {
    const named = { issuer: site.app.config.GOOGLE_ISSUER, subject: `g-${userId}` };
    await site.db.transaction().execute((tx) => linkProvider(tx, userId, named, site.clock.now()));
    await act(cookie, { do: 'unlink', provider: 'google' });
  }
  const sent = site.queue.sent.filter(({ name }) => name === guestSecurityChanged.name);
  const [text, ...more] = await textsTo(site, '+84912345670');
  expect(more).toEqual([]);
  expect(text).toMatch(/^[A-Z ]+: tai khoan cua ban vua bo lien ket voi google luc \d\d:\d\d/);
  expect(text).toContain('chrome tren android');
  expect(text).toContain('https://localhost/tai-khoan');
  expect(text).toContain(settings.phone);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: whatever is no plain letter
  expect(text).toMatch(/^[\x00-\x7F]*$/);
  expect(await textsTo(site, '+84912345671')).toEqual([]);
  for (const { data } of sent)
    await phoneMessageJobs
      .find(({ type }) => type === guestSecurityChanged)
      ?.handle(site.app, data as SecurityChanged);
  expect(await textsTo(site, '+84912345670'), 'sent again').toHaveLength(1);
});
