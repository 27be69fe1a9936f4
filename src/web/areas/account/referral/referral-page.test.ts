import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeReferralCode } from '#modules/points/commands/make-referral-code.ts';
import { listInvitedFriends } from '#modules/points/queries/list-referrals.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { guestMailsTo } from '#tests/support/guest-mails.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as register from '../register-page.tsx';
import * as verify from '../verify-email-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
}, 120_000);
afterAll(() => site?.close());

const invited = async () => {
  const inviter = await signInGuest(site, { name: 'Lê Thị Mận' });
  const code = await makeReferralCode(site.db, inviter.userId, site.clock.now());
  return { inviter, code };
};

test('a friend’s link shows both amounts before registration, names nobody, and is remembered for its days', async () => {
  const { code } = await invited();
  const page = await site.get(`/gioi-thieu/${code}`);
  expect(page.statusCode).toBe(200);
  const text = page.body.replaceAll('<!-- -->', '');
  for (const words of ['Bạn được', 'Người mời được', '50 điểm', '2.000.000', '180 ngày'])
    expect(text).toContain(words);
  expect(page.body).not.toContain('Mận');
  expect(page.body).toContain('noindex');
  expect(page.headers['cache-control']).toContain('no-store');
  const [cookie] = page.cookies;
  expect(cookie).toMatchObject({ name: 'nv_moi', httpOnly: true, maxAge: 30 * 86_400 });
  const register = await site.get('/dang-ky', { cookie: `nv_moi=${cookie?.value}` });
  expect(register.body).toContain('Bạn đến từ liên kết mời');
  expect((await site.get('/dang-ky')).body).not.toContain('liên kết mời');
  const [, seconds = ''] = (cookie?.value ?? '').split('.');
  const old = `nv_moi=${code}.${Number(seconds) - 31 * 86_400}`;
  expect((await site.get('/dang-ky', { cookie: old })).body).not.toContain('liên kết mời');
  expect((await site.get('/gioi-thieu/ABCDEFGH')).statusCode).toBe(404);
});

test('a registration by mail counts for the friend’s link, wherever the mail is opened; the device forgets the link then', async () => {
  const { inviter, code } = await invited();
  const [cookie] = (await site.get(`/gioi-thieu/${code}`)).cookies;
  const kept = `nv_moi=${cookie?.value}`;
  const email = 'oi.pham@example.com';
  const openedAt = new Date(site.clock.now().getTime() - 60_000).toISOString();
  const form = { name: 'Phạm Văn Ổi', email, password: 'con thuyền nhỏ xíu', consent: 'on', openedAt };
  const sent = await callPage(site, register.action, { path: '/dang-ky', cookie: kept, form });
  expect(redirectOf(sent)).toEqual([303, '/dang-ky?sent=1']);
  expect((sent as Response).headers.getSetCookie().join()).toContain(
    'nv_moi=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  );
  const [mail] = await guestMailsTo(site, email);
  const path = `/xac-nhan-email?ma=${mail?.token}`;
  const done = await callPage(site, verify.action, { path, form: { password: 'con thuyền khác hẳn' } });
  expect(redirectOf(done)).toEqual([303, '/tai-khoan']);
  const friends = await listInvitedFriends(site.db, inviter.userId, site.clock.now());
  expect(friends).toMatchObject([{ letter: 'Ổ', state: 'waiting', points: 0 }]);
  const own = await site.get('/tai-khoan/moi-ban', { cookie: inviter.cookie });
  expect(own.body).toContain(`/gioi-thieu/${code}`);
  expect(own.body).not.toContain('Phạm Văn');
});

test('API-06: a registration by the API names its inviter, and counts once its mail is answered', async () => {
  const { inviter, code } = await invited();
  const email = 'na.ho@example.com';
  const body = { name: 'Hồ Thị Na', email, password: 'con thuyền nhỏ xíu', consent: true };
  const wrong = await site.post('/api/v1/auth/register', { ...body, inviteCode: 'mã sai' });
  expect([wrong.statusCode, wrong.json().errors?.[0]]).toEqual([
    400,
    { field: 'inviteCode', message: 'Mã mời chưa đúng.' },
  ]);
  expect((await site.post('/api/v1/auth/register', { ...body, inviteCode: code })).statusCode).toBe(202);
  const [mail] = await guestMailsTo(site, email);
  const password = 'con thuyền khác hẳn';
  expect((await site.post('/api/v1/auth/verify-email', { token: mail?.token, password })).statusCode).toBe(
    200,
  );
  expect(await listInvitedFriends(site.db, inviter.userId, site.clock.now())).toMatchObject([
    { letter: 'N' },
  ]);
});
