import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmEmailChange, provePhones } from '#modules/identity/guests/contact-changes.ts';
import { findGuest } from '#modules/identity/guests/find-guest.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { guestMailsTo } from '#tests/support/guest-mails.ts';
import { digitsTo } from '#tests/support/guest-messages.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as confirm from './confirm-email-page.tsx';
import * as page from './contact-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

const path = '/tai-khoan/lien-lac';
const send = (cookie: string, form: Record<string, string>) =>
  callPage(site, page.action, { path, cookie, form });
const see = (cookie: string) => callPage(site, page.loader, { path, cookie });
const press = (token: string) => callPage(site, confirm.action, { path: `/doi-email?ma=${token}`, form: {} });
const look = (token: string) => callPage(site, confirm.loader, { path: `/doi-email?ma=${token}` });
const emailOf = async (userId: string) => (await findGuest(site.db, userId))?.email;
const phoneOf = async (userId: string) => (await findGuest(site.db, userId))?.phone;
let made = 0;
const mailbox = () => `doi-${++made}@example.com`;

/** Requests a change of the mail address. @returns the tokens of both links */
async function askFor(email: string) {
  const guest = await signInGuest(site);
  expect(redirectOf(await send(guest.cookie, { do: 'email', email }))).toEqual([303, `${path}?xong=email`]);
  const toOld = (await guestMailsTo(site, guest.email)).at(-1)?.token ?? '';
  const toNew = (await guestMailsTo(site, email)).at(-1)?.token ?? '';
  return { ...guest, toOld, toNew };
}

test('an address changes once both mailboxes have confirmed, in either order, and not before', async () => {
  for (const order of [['toOld', 'toNew'] as const, ['toNew', 'toOld'] as const]) {
    const email = mailbox();
    const asked = await askFor(email);
    expect(await look(asked[order[0]])).toMatchObject({ email });
    expect(await emailOf(asked.userId), 'opening a link changes nothing').toBe(asked.email);
    expect(await press(asked[order[0]])).toEqual({ outcome: 'half' });
    expect(await emailOf(asked.userId)).toBe(asked.email);
    expect(await press(asked[order[1]])).toEqual({ outcome: 'done' });
    expect(await emailOf(asked.userId)).toBe(email);
    expect(await see(asked.cookie)).toMatchObject({ email, newEmail: null });
  }
});

test('a link works once, for a day, and not after a newer request; one mailbox’s link does not count for the other', async () => {
  const [first, second] = [mailbox(), mailbox()];
  const asked = await askFor(first);
  expect(await press(asked.toOld)).toEqual({ outcome: 'half' });
  expect(await press(asked.toOld)).toMatchObject({ data: { outcome: 'over' } });
  await send(asked.cookie, { do: 'email', email: second });
  expect(await press(asked.toNew)).toMatchObject({ data: { outcome: 'over' } });
  const toNew = (await guestMailsTo(site, second)).at(-1)?.token ?? '';
  site.clock.advance({ minutes: 24 * 60 + 1 });
  expect(await press(toNew)).toMatchObject({ data: { outcome: 'over' } });
  expect(await emailOf(asked.userId)).toBe(asked.email);
});

test('both links pressed fifty times at once change the address once', async () => {
  const email = mailbox();
  const { toOld, toNew, userId } = await askFor(email);
  const all = Array.from({ length: 50 }, (_, at) => confirmEmailChange(site.app, at % 2 ? toOld : toNew));
  const results = await Promise.all(all);
  expect(results.filter((result) => result.ok && result.isDone)).toHaveLength(1);
  expect(results.filter((result) => result.ok)).toHaveLength(2);
  expect(await emailOf(userId)).toBe(email);
});

test('an address in use gets no link although the page says the same, and of two requests for one address one succeeds', async () => {
  const owner = await signInGuest(site);
  const asked = await askFor(owner.email);
  expect(asked.toNew).toBe('');
  const [last] = (await guestMailsTo(site, owner.email)).slice(-1);
  expect(last?.subject).toContain('bạn đã có tài khoản');
  const email = mailbox();
  const [one, other] = [await askFor(email), await askFor(email)];
  const tokens = (await guestMailsTo(site, email)).map(({ token }) => token);
  await press(one.toOld);
  await press(other.toOld);
  const results = await Promise.all(tokens.map((token) => confirmEmailChange(site.app, token)));
  expect(results.map((result) => (result.ok ? 'done' : result.reason)).toSorted()).toEqual(['done', 'taken']);
});

test('a change needs recent proof, and errors are at their fields', async () => {
  const { cookie, userId } = await signInGuest(site);
  expect(await send(cookie, { do: 'email', email: 'ha@' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { email: expect.stringContaining('Email') }, typed: { email: 'ha@' } },
  });
  site.clock.advance({ minutes: 11 });
  for (const form of [
    { do: 'email', email: mailbox() },
    { do: 'phone', phone: '0912 555 001' },
  ])
    expect(await send(cookie, form)).toMatchObject({ init: { status: 422 } });
  const none = site.db.selectFrom('contact_changes').select('id').where('user_id', '=', userId);
  expect(await none.execute()).toEqual([]);
  expect(redirectOf(await see(''))[1]).toContain('/dang-nhap');
});

test('a phone is changed with the digits of the old and the new number, each valid once', async () => {
  const { cookie, userId } = await signInGuest(site, { phone: '+84912555002' });
  await send(cookie, { do: 'phone', phone: '0912 555 003' });
  const [toNew = ''] = await digitsTo(site, '+84912555003');
  const [toOld = ''] = await digitsTo(site, '+84912555002');
  const other = (digits: string) => (digits === '123456' ? '654321' : '123456');
  const typed = { oldDigits: other(toOld), newDigits: toNew };
  const wrong = await send(cookie, { do: 'digits', ...typed });
  expect(wrong).toMatchObject({
    data: { errors: { oldDigits: expect.stringContaining('chưa đúng') }, typed },
  });
  expect(await phoneOf(userId)).toBe('+84912555002');
  const stranger = await signInGuest(site);
  expect(await provePhones(site.app, stranger.userId, { old: toOld, new: toNew })).toMatchObject({
    ok: false,
  });
  const tries = Array.from({ length: 30 }, () => provePhones(site.app, userId, { old: toOld, new: toNew }));
  const results = await Promise.all(tries);
  expect(results.filter((result) => result.ok && result.isDone)).toHaveLength(1);
  expect(await phoneOf(userId)).toBe('+84912555003');
});

test('an account without a phone verifies the new one only; a number in use is refused', async () => {
  const { cookie, userId } = await signInGuest(site, { phone: null });
  await send(cookie, { do: 'phone', phone: '0912 555 004' });
  expect(await see(cookie)).toMatchObject({ newPhone: { asksOld: false, asksNew: true } });
  const [digits = ''] = await digitsTo(site, '+84912555004');
  expect(redirectOf(await send(cookie, { do: 'digits', newDigits: digits }))[1]).toBe(`${path}?xong=so`);
  expect(await phoneOf(userId)).toBe('+84912555004');
  const second = await signInGuest(site);
  await send(second.cookie, { do: 'phone', phone: '0912 555 004' });
  const again = (await digitsTo(site, '+84912555004')).at(-1) ?? '';
  expect(await send(second.cookie, { do: 'digits', newDigits: again })).toMatchObject({
    data: { errors: { form: expect.stringContaining('tài khoản khác') } },
  });
});
