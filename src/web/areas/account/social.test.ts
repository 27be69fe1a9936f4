import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLinkedProviders } from '#modules/identity/guests/offered-providers.ts';
import { makeRecoveryCodes } from '#modules/identity/second-factor/recovery-codes.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { digitsTo } from '#tests/support/guest-messages.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { startSocialProvider } from '#tests/support/social-provider.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as phones from './phone-page.tsx';
import * as page from './provider-page.tsx';
import * as signIn from './sign-in-page.tsx';

type Name = 'facebook' | 'zalo';
type Provider = Awaited<ReturnType<typeof startSocialProvider>>;
let site: TestServer;
let providers: Record<Name, Provider>;
beforeAll(async () => {
  const keys = { appId: '1234567890', secret: 'bi mat' };
  providers = {
    facebook: await startSocialProvider('facebook', keys),
    zalo: await startSocialProvider('zalo', keys),
  };
  const { facebook, zalo } = providers;
  site = await createTestServer({
    env: {
      FACEBOOK_APP_ID: keys.appId,
      FACEBOOK_APP_SECRET: keys.secret,
      FACEBOOK_URL: facebook.url,
      FACEBOOK_GRAPH_URL: facebook.url,
      ZALO_SIGN_IN_APP_ID: keys.appId,
      ZALO_SIGN_IN_SECRET: keys.secret,
      ZALO_OAUTH_URL: zalo.url,
      ZALO_GRAPH_URL: zalo.url,
    },
  });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(async () => {
  await site.close();
  for (const provider of Object.values(providers)) await provider.close();
});

const me = async (cookie: string) => {
  const reply = await site.get('/api/v1/me', { cookie });
  return reply.statusCode === 200 ? reply.json() : null;
};
const openedAt = '2026-11-21T02:55:00.000Z';
const pathOf = (name: Name) => `/dang-nhap/${name}`;
const refusedBy = (name: Name) => [303, `/dang-nhap?tu-choi=${name}`];

async function visit(name: Name, id: string, from = pathOf(name)) {
  const params = { provider: name };
  const asked = await callPage(site, page.action, { path: from, params, form: {} });
  const back = providers[name].signIn(new URL(redirectOf(asked)[1] ?? ''), { id, name: 'Lê Vân' });
  const come = (search = back.search, cookie = cookieOf(asked)) =>
    callPage(site, page.loader, { path: pathOf(name) + search, params, cookie });
  return { asked, back, come };
}

/** Verifies a phone at `path` with a browser's cookies. @returns the cookies afterwards, and the response to the last code */
async function provePhone(path: string, cookie: string, phone: string) {
  const asked = await callPage(site, phones.action, { path, cookie, form: { phone, openedAt } });
  const kept = `${cookie}; ${cookieOf(asked)}`;
  const digits = (await digitsTo(site, `+84${phone.slice(1)}`)).at(-1) ?? '';
  const given = await callPage(site, phones.action, { path, cookie: kept, form: { digits } });
  return { given, cookie: `${cookie}; ${cookieOf(given)}` };
}

/** @returns recovery codes, which stand in for those of an app */
async function turnCodesOn(userId: string): Promise<string[]> {
  const now = site.clock.now();
  const factor = { user_id: userId, secret: 'x', created_at: now, confirmed_at: now };
  await site.db.insertInto('second_factors').values(factor).execute();
  return site.db.transaction().execute((tx) => makeRecoveryCodes(tx, site.app, userId));
}

const linkedTo = (id: string) =>
  site.db.selectFrom('accounts').select('user_id').where('account_id', '=', id).execute();

test.each(['facebook', 'zalo'] as const)(
  'a new guest verifies a phone once with %s, and signs in directly from then on',
  async (name) => {
    const phone = name === 'zalo' ? '0912000001' : '0912000002';
    const { come } = await visit(name, '4711', `${pathOf(name)}?tiep=/da-luu`);
    const reply = await come();
    const to = redirectOf(reply)[1] ?? '';
    expect(to).toBe(`/dang-nhap/dien-thoai?qua=${name}&tiep=%2Fda-luu`);
    expect(await callPage(site, phones.loader, { path: to, cookie: cookieOf(reply) })).toMatchObject({
      through: { name: 'Lê Vân' },
    });
    expect(await me(cookieOf(reply)), 'the name alone opens nothing').toBeNull();
    const proven = await provePhone(to, cookieOf(reply), phone);
    expect(redirectOf(proven.given)[1]).toBe(to);
    const form = { name: 'Lê Vân', consent: 'on' };
    const made = await callPage(site, phones.action, { path: to, cookie: proven.cookie, form });
    expect(redirectOf(made)).toEqual([303, '/da-luu']);
    const again = await (await visit(name, '4711')).come();
    expect(redirectOf(again)).toEqual([303, '/tai-khoan']);
    expect(await me(cookieOf(again))).toMatchObject({ phone: `+84${phone.slice(1)}`, name: 'Lê Vân' });
  },
);

test('an account with the verified phone is signed in to and linked', async () => {
  const plain = await signInGuest(site, { phone: '+84912000003' });
  const reply = await (await visit('zalo', '31')).come();
  await provePhone(redirectOf(reply)[1] ?? '', cookieOf(reply), '0912000003');
  expect(redirectOf(await (await visit('zalo', '31')).come())[1]).toBe('/tai-khoan');
  expect(await linkedTo('31')).toEqual([{ user_id: plain.userId }]);
  expect(await listLinkedProviders(site.app, plain.userId)).toMatchObject([{ provider: 'zalo' }]);
});

test('one with a second factor is linked once that is given too, and is asked for it each time anyway', async () => {
  const strict = await signInGuest(site, { phone: '+84912000004' });
  const recovery = await turnCodesOn(strict.userId);
  const reply = await (await visit('zalo', '32')).come();
  const { given } = await provePhone(redirectOf(reply)[1] ?? '', cookieOf(reply), '0912000004');
  const to = '/dang-nhap?qua=zalo';
  expect(redirectOf(given)).toEqual([303, to]);
  expect(await linkedTo('32'), 'the phone alone links nothing').toEqual([]);
  const cookie = `${cookieOf(reply)}; ${cookieOf(given)}`;
  const show = (path: string, code: string, kept = cookie) =>
    callPage(site, signIn.action, { path, cookie: kept, form: { code } });
  expect(await show(to, 'wrong-code')).toMatchObject({ init: { status: 422 } });
  expect(await linkedTo('32'), 'nor does a wrong code').toEqual([]);
  const inside = await show(to, recovery[0] ?? '');
  expect(await me(cookieOf(inside))).toMatchObject({ phone: '+84912000004' });
  expect(await linkedTo('32')).toEqual([{ user_id: strict.userId }]);
  // Zalo is linked from now on, and the second factor is requested after it.
  const again = await (await visit('zalo', '32')).come();
  expect(redirectOf(again)[1]).toBe('/dang-nhap');
  expect(await me(cookieOf(again))).toBeNull();
  expect(await me(cookieOf(await show('/dang-nhap', recovery[1] ?? '', cookieOf(again))))).toMatchObject({
    phone: '+84912000004',
  });
});

test('a second factor given at an unrelated page does not link anybody', async () => {
  const strict = await signInGuest(site, { phone: '+84912000006' });
  const [code = ''] = await turnCodesOn(strict.userId);
  const left = await (await visit('zalo', '61')).come();
  const { given } = await provePhone('/dang-nhap/dien-thoai', cookieOf(left), '0912000006');
  expect(redirectOf(given)[1]).toBe('/dang-nhap');
  const cookie = `${cookieOf(left)}; ${cookieOf(given)}`;
  const inside = await callPage(site, signIn.action, { path: '/dang-nhap', cookie, form: { code } });
  expect(await me(cookieOf(inside))).not.toBeNull();
  expect(await linkedTo('61')).toEqual([]);
});

test('signing in by phone does not link an abandoned attempt of somebody else', async () => {
  const guest = await signInGuest(site, { phone: '+84912000005' });
  const reply = await (await visit('zalo', '41')).come();
  const { given } = await provePhone('/dang-nhap/dien-thoai', cookieOf(reply), '0912000005');
  expect(await me(cookieOf(given))).toMatchObject({ email: guest.email });
  expect(redirectOf(await (await visit('zalo', '41')).come())[1]).toContain('qua=zalo');
});

test.each(['facebook', 'zalo'] as const)(
  'a forged or repeated answer, or one of another browser, attempt or provider, is refused at %s',
  async (name) => {
    const owner = await visit(name, name === 'zalo' ? '51' : '52');
    const forged = new URLSearchParams(owner.back.search);
    forged.set('state', 'forged');
    const none = new URLSearchParams({ code: forged.get('code') ?? '' });
    none.set('state', '');
    for (const search of [`?${forged}`, `?${none}`])
      expect(redirectOf(await owner.come(search))).toEqual(refusedBy(name));
    expect(redirectOf(await owner.come(undefined, ''))).toEqual(refusedBy(name));
    const other = await visit(name, '53');
    expect(redirectOf(await owner.come(undefined, cookieOf(other.asked)))).toEqual(refusedBy(name));
    const swapped = new URLSearchParams(owner.back.search);
    swapped.set('code', other.back.searchParams.get('code') ?? '');
    expect(redirectOf(await owner.come(`?${swapped}`)), 'the code of another attempt').toEqual(
      refusedBy(name),
    );
    const foreign = await visit(name === 'zalo' ? 'facebook' : 'zalo', '54');
    const [kept] = cookieOf(foreign.asked).split('; ');
    const renamed = `nv_${name}=${kept?.slice(kept.indexOf('=') + 1)}`;
    expect(redirectOf(await owner.come(foreign.back.search, renamed)), 'of another provider').toEqual(
      refusedBy(name),
    );
    const good = await visit(name, '55');
    expect(redirectOf(await good.come())[1]).toContain(`qua=${name}`);
    expect(redirectOf(await good.come()), 'a second time').toEqual(refusedBy(name));
    const late = await visit(name, '56');
    site.clock.advance({ minutes: 11 });
    expect(redirectOf(await late.come()), 'too late').toEqual(refusedBy(name));
  },
);
