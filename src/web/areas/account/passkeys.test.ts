import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createAuthenticator } from '#tests/support/software-authenticator.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as account from './account-page.tsx';
import * as questions from './passkey-options.ts';
import * as signIn from './sign-in-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ env: { PUBLIC_URL: 'https://localhost' } });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

const device = (id?: Buffer) => createAuthenticator({ origin: 'https://localhost', rpId: 'localhost', id });
const ask = async (path: string, cookie = '') => {
  const reply = await callPage(site, questions.action, { path, cookie, form: {} });
  return reply.status === 200 ? reply.json() : reply.status;
};
const keep = (made: object, cookie: string) =>
  callPage(site, account.action, {
    path: '/tai-khoan',
    cookie,
    form: { do: 'passkey', name: 'Máy tôi', passkey: JSON.stringify(made) },
  });
const enter = (shown: object, path = '/dang-nhap') =>
  callPage(site, signIn.action, { path, form: { passkey: JSON.stringify(shown) } });
const me = async (cookie: string) => (await site.get('/api/v1/me', { cookie })).json();

async function withPasskey() {
  const guest = await signInGuest(site);
  const authenticator = device();
  const made = authenticator.make(await ask('/dang-nhap/khoa?moi', guest.cookie));
  expect(redirectOf(await keep(made, guest.cookie))).toEqual([303, '/tai-khoan?xong=khoa']);
  return { ...guest, authenticator };
}

test('ID-01: a passkey is created in the account and signs in to it, back to the page before', async () => {
  const { email, authenticator } = await withPasskey();
  const shown = authenticator.show(await ask('/dang-nhap/khoa'));
  const inside = await enter(shown, '/dang-nhap?tiep=/da-luu');
  expect(redirectOf(inside)).toEqual([303, '/da-luu']);
  expect(await me(cookieOf(inside))).toMatchObject({ email });
  expect(await enter(shown), 'what was shown once opens nothing again').toMatchObject({
    data: { errors: { form: expect.stringContaining('chưa mở được') } },
  });
});

test('a passkey counts as two factors: no code is asked for, and no other way of signing in skips the codes', async () => {
  const { userId, cookie, authenticator } = await withPasskey();
  await site.db
    .insertInto('second_factors')
    .values({ user_id: userId, secret: 'x', created_at: site.clock.now(), confirmed_at: site.clock.now() })
    .execute();
  const inside = await enter(authenticator.show(await ask('/dang-nhap/khoa')));
  expect((await site.get('/api/v1/me', { cookie: cookieOf(inside) })).statusCode).toBe(200);
  const plain = await signInGuest(site, { email: 'khac@example.com' });
  await site.db
    .updateTable('sessions')
    .set({ user_id: userId })
    .where('user_id', '=', plain.userId)
    .execute();
  expect((await site.get('/api/v1/me', { cookie: plain.cookie })).statusCode).toBe(401);
  expect(cookie).toBeTruthy();
});

test('a staff passkey does not sign in as a guest', async () => {
  const { userId, authenticator } = await withPasskey();
  await site.db
    .insertInto('staff_roles')
    .values({ slug: 'thu', title: 'Thử', rights: '{}' as never })
    .execute();
  const now = site.clock.now();
  await site.db.insertInto('staff').values({ user_id: userId, role_slug: 'thu', created_at: now }).execute();
  const refused = await enter(authenticator.show(await ask('/dang-nhap/khoa')));
  expect(refused).toMatchObject({ data: { errors: { form: expect.any(String) } } });
});

test('creating and removing a passkey need its owner and a recent sign-in', async () => {
  expect(await ask('/dang-nhap/khoa?moi')).toBe(401);
  const { cookie, authenticator } = await withPasskey();
  const stranger = await signInGuest(site);
  const remove = (who: string) =>
    callPage(site, account.action, {
      path: '/tai-khoan',
      cookie: who,
      form: { do: 'passkey-off', id: authenticator.id.toString('base64url') },
    });
  const kept = () =>
    site.db
      .selectFrom('passkeys')
      .select('id')
      .where('id', '=', authenticator.id.toString('base64url'))
      .execute();
  await remove(stranger.cookie);
  expect(await kept()).toHaveLength(1);
  const asked = await ask('/dang-nhap/khoa?moi', cookie);
  site.clock.advance({ minutes: 11 });
  expect(await keep(device().make(asked), cookie)).toMatchObject({
    data: { errors: { form: expect.stringContaining('10 phút') } },
  });
  expect(await remove(cookie)).toMatchObject({
    data: { errors: { form: expect.stringContaining('10 phút') } },
  });
  expect(await kept()).toHaveLength(1);
  await remove(cookieOf(await enter(authenticator.show(await ask('/dang-nhap/khoa')))));
  expect(await kept()).toHaveLength(0);
});
