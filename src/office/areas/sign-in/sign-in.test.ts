import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockStaff } from '#modules/identity/accounts/change-staff.ts';
import { acceptInvitation } from '#modules/identity/invitations/accept-invitation.ts';
import { findInvitation, invitationToken, inviteStaff } from '#modules/identity/invitations/invitations.ts';
import { findStaff } from '#modules/identity/queries.ts';
import { spendCode } from '#modules/identity/second-factor/codes.ts';
import { totpCode, totpStep } from '#modules/identity/second-factor/totp.ts';
import { endSessions } from '#modules/identity/sessions/end-sessions.ts';
import { askForReset, findReset, resetPassword } from '#modules/identity/sign-in/reset-password.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { staff } from '#tests/factories/staff.ts';
import { cookieOf, officeClient } from '#tests/support/office-client.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let officeSite: ReturnType<typeof officeClient>;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  officeSite = officeClient(site);
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  await site.get('/quan-tri/dang-nhap');
}, 120_000);
afterAll(() => site.close());

const visit = { cameFrom: '192.0.2.7', userAgent: 'test', requestId: null };

test('a password signs in; the cookie is the office’s alone, and its token is new and stored only as a hash', async () => {
  const { email } = await officeSite.hire();
  const reply = await officeSite.send(
    '/dang-nhap?ve=/quan-tri/toi',
    { email, password: officeSite.password },
    'nv_office=chosen',
  );
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/quan-tri/toi']);
  expect(String(reply.headers['set-cookie'])).toMatch(
    /^nv_office=[\w-]{43}; Path=\/quan-tri; HttpOnly; SameSite=Lax/,
  );
  expect(await officeSite.opens(cookieOf(reply))).toBe(true);
  expect(await officeSite.opens('nv_office=chosen')).toBe(false);
  const [, last = ''] = [reply.headers['set-cookie']].flat().map((one) => String(one).split(';')[0]);
  const seen = async (cookie: string) => (await site.get('/quan-tri/dang-nhap', { cookie })).body;
  expect(await seen(last)).toMatch(/Máy này: .* · lần trước \d\d:\d\d hôm nay/);
  for (const cookie of ['', 'nv_office_last=hôm-qua', 'nv_office_last=9999999999999'])
    expect(await seen(cookie), cookie).not.toContain('lần trước');
  const token = cookieOf(reply).split('=')[1] ?? '';
  expect((await site.get('/quan-tri/dang-nhap')).body).not.toContain('tài khoản công ty');
  expect(await site.db.selectFrom('sessions').where('token', '=', token).execute()).toEqual([]);
});

test('a wrong password, a blocked person and an unknown one get the same answer, and the address is kept', async () => {
  const [wrong, blocked] = [await officeSite.hire(), await officeSite.hire()];
  await blockStaff(site.db, { userId: blocked.id, state: 'blocked', actor: staff('minh') }, site.clock.now());
  const replies = [
    await officeSite.signIn(wrong.email, 'khác hẳn nhé'),
    await officeSite.signIn(blocked.email),
    await officeSite.signIn('khong-ai@example.vn'),
  ];
  for (const [at, reply] of replies.entries()) {
    expect(reply.body).toContain('Thư điện tử hoặc mật khẩu chưa đúng.');
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.body).toContain([wrong.email, blocked.email, 'khong-ai@example.vn'][at]);
  }
});

test('the second factor is asked for where there is one, and changes the token', async () => {
  const { id, email } = await officeSite.hire();
  const secret = await officeSite.enrol(id);
  const halfway = cookieOf(await officeSite.signIn(email));
  expect(await officeSite.opens(halfway)).toBe(false);
  expect((await site.get('/quan-tri/dang-nhap', { cookie: halfway })).body).toContain('Mã 6 số');
  expect((await officeSite.send('/dang-nhap', { code: '000000' }, halfway)).body).toContain('Mã chưa đúng');
  const code = totpCode(secret, totpStep(site.clock.now()));
  const whole = cookieOf(await officeSite.send('/dang-nhap', { code }, halfway));
  expect([await officeSite.opens(whole), await officeSite.opens(halfway)]).toEqual([true, false]);
  const second = cookieOf(await officeSite.signIn(email));
  expect((await officeSite.send('/dang-nhap', { code }, second)).body).toContain('đã dùng rồi');
});

test('of fifty concurrent uses of one code one succeeds', async () => {
  const { id } = await officeSite.hire();
  const secret = await officeSite.enrol(id);
  const code = totpCode(secret, totpStep(site.clock.now()));
  const taken = await Promise.all(Array.from({ length: 50 }, () => spendCode(site.db, site.app, id, code)));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('a reset works once, ends all sessions, signs nobody in, and leaves the second factor', async () => {
  const { id, email } = await officeSite.hire();
  const session = cookieOf(await officeSite.signIn(email));
  await officeSite.enrol(id);
  const asking = (address: string) => askForReset(site.app, { email: address, cameFrom: visit.cameFrom });
  const before = site.queue.sent.length;
  await asking(email);
  await asking('khong-ai@example.vn');
  const resetIds = site.queue.sent.slice(before).map(({ data }) => (data as { resetId: string }).resetId);
  const key = { secret: site.app.secrets.token, now: site.clock.now() };
  const [found, nobody] = await Promise.all(resetIds.map((resetId) => findReset(site.db, resetId, key)));
  expect(nobody).toBeNull();
  const reset = () =>
    resetPassword(site.app, {
      token: found?.token ?? '',
      password: 'một câu hoàn toàn mới',
      cameFrom: visit.cameFrom,
    });
  const results = await Promise.all([reset(), reset(), reset()]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await officeSite.opens(session)).toBe(false);
  expect(await officeSite.opens(cookieOf(await officeSite.signIn(email, 'một câu hoàn toàn mới')))).toBe(
    false,
  );
});

test('the link of a reset is valid for sixty minutes, and until it is used the old password works', async () => {
  const { email } = await officeSite.hire();
  await askForReset(site.app, { email, cameFrom: visit.cameFrom });
  const { resetId } = (site.queue.sent.at(-1)?.data ?? {}) as { resetId: string };
  const secret = site.app.secrets.token;
  const found = await findReset(site.db, resetId, { secret, now: site.clock.now() });
  expect(await officeSite.opens(cookieOf(await officeSite.signIn(email)))).toBe(true);
  site.clock.advance({ minutes: 61 });
  const late = { token: found?.token ?? '', password: 'một câu hoàn toàn mới', cameFrom: visit.cameFrom };
  expect((await resetPassword(site.app, late)).ok).toBe(false);
  expect(await officeSite.opens(cookieOf(await officeSite.signIn(email)))).toBe(true);
});

test('an invitation is used once, also under concurrency, and gives no more than its role', async () => {
  const draft = { email: 'Moi@Example.vn', role: 'tu-van', actor: staff('minh') };
  const invited = await inviteStaff(site.db, site.queue, draft, site.clock.now());
  const invitation = invited.ok && (await findInvitation(site.db, invited.id, site.clock.now()));
  const token = invitation ? invitationToken(site.app.secrets.token, invitation) : '';
  const accept = () =>
    acceptInvitation(site.app, { token, name: 'Mới', password: officeSite.password, visit });
  const results = await Promise.all([accept(), accept(), accept(), accept()]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await accept()).toEqual({ ok: false, reason: 'over' });
  expect((await officeSite.signIn('moi@example.vn')).statusCode).toBe(302);
  const limited = {
    ...draft,
    email: 'x@example.vn',
    role: 'quan-tri',
    actor: staff('lan', { 'staff.invite': null }),
  };
  expect(await inviteStaff(site.db, site.queue, limited, site.clock.now())).toMatchObject({
    reason: 'beyond_own',
  });
});

test('blocking and ending sessions apply at once; the last administrator stays', async () => {
  const [one, other] = [await officeSite.hire('quan-tri'), await officeSite.hire('quan-tri')];
  const cookie = cookieOf(await officeSite.signIn(other.email));
  await endSessions(site.db, { userId: other.id, actor: staff('minh') }, site.clock.now());
  expect(await officeSite.opens(cookie)).toBe(false);
  const block = (userId: string) =>
    blockStaff(site.db, { userId, state: 'blocked', actor: staff('minh') }, site.clock.now());
  const results = await Promise.all([block(one.id), block(other.id)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'last_administrator' });
  const states = [await findStaff(site.db, one.id), await findStaff(site.db, other.id)];
  expect(states.map((person) => person?.state).sort()).toEqual(['active', 'blocked']);
});
