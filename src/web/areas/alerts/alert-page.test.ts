import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askForAlert } from '#modules/alerts/commands/ask-for-alert.ts';
import { checkAlerts } from '#modules/alerts/commands/check-alerts.ts';
import { purgeAlerts, stopAlerts } from '#modules/alerts/commands/stop-alerts.ts';
import { signAlertToken } from '#modules/alerts/rules.ts';
import { alertMailJobs } from '#modules/mails/commands/alert-mail-jobs.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { addDays } from '#platform/time/days.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createWatchedHotel } from '#tests/factories/watched-hotel.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as page from './alert-page.tsx';
import * as confirm from './confirm-alert-page.tsx';
import * as stop from './stop-alerts-page.tsx';

let site: TestServer;
let hotel: { unitIds: number[]; productId: number };
let path: string;
let email: string;
let made = 0;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());
beforeEach(async () => {
  await createAnotherHotel();
  email = `tin-${++made}@example.com`;
});

/** The hotel that is watched from now on. */
async function createAnotherHotel() {
  ({ hotel, path } = await createWatchedHotel(site.db));
}

const form = (fields: Record<string, string> = {}) => ({
  ...{ kind: 'price', from: '2027-01-10', to: '2027-01-12', rooms: '1', adults: '2', email },
  ...{ consent: 'on', openedAt: '2026-11-21T02:55:00.000Z' },
  ...fields,
});
const ask = (fields: Record<string, string> = {}, cookie = '') =>
  callPage(site, page.action, { path, cookie, form: form(fields) });
/** Runs the queued mail jobs. @returns what was written to a mailbox, oldest first */
async function mailsTo(recipient: string) {
  for (const { name, data } of site.queue.sent.splice(0))
    await alertMailJobs.find(({ type }) => type.name === name)?.handle(site.app, data as never);
  const rows = await site.db
    .selectFrom('mails')
    .select(['template', 'subject', 'html', 'plain'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    confirm: /bao-tin\/xac-nhan\/([\w.-]+)/.exec(row.html)?.[1] ?? '',
    stops: [...row.html.matchAll(/bao-tin\/dung\/([\w.-]+)/g)].map(([, token = '']) => token),
  }));
}
const news = async (recipient = email) =>
  (await mailsTo(recipient)).filter(({ template }) => template === 'alert_news');
const answer = (token: string) =>
  callPage(site, confirm.action, { path: '/bao-tin/xac-nhan', params: { token }, form: {} });
const end = (token: string) =>
  callPage(site, stop.action, { path: '/bao-tin/dung', params: { token }, form: {} });
const setPrice = (price: number) =>
  site.db
    .updateTable('daily_rates')
    .set({ price_vnd: price, list_vnd: price })
    .where('unit_id', 'in', hotel.unitIds)
    .execute();
const setPlaces = (allotment: number) =>
  site.db.updateTable('inventory').set({ allotment }).where('unit_id', 'in', hotel.unitIds).execute();
/** Nights of the hotel, one after the other. */
const manyWishes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ kind: 'price' as const, email, productId: hotel.productId, rooms: 1, adults: 2 },
    ...{ startsOn: addDays('2026-12-01', index), endsOn: addDays('2026-12-02', index) },
  }));
async function subscribe(fields: Record<string, string> = {}, recipient = fields.email ?? email) {
  expect(redirectOf(await ask(fields))[1]).toContain('sent=thu');
  const asked = (await mailsTo(recipient)).at(-1);
  expect(asked?.template).toBe('alert_asked');
  await answer(asked?.confirm ?? '');
}

test('F16: a price drop is mailed to confirmed addresses only, once, and again only when it is lower still', async () => {
  await setPrice(1_000_000);
  await ask();
  const [asked] = await mailsTo(email);
  await setPrice(900_000);
  await checkAlerts(site.app);
  expect(await news(), 'nobody answered yet').toEqual([]);
  const token = asked?.confirm ?? '';
  await callPage(site, confirm.loader, { path: '/bao-tin/xac-nhan', params: { token } });
  await checkAlerts(site.app);
  expect(await news(), 'opening the link is no answer').toEqual([]);
  await answer(token);
  await checkAlerts(site.app);
  const [first] = await news();
  expect(first?.plain).toMatch(/1\.800\.000\s?₫/);
  await setPrice(1_100_000);
  site.clock.advance({ minutes: 24 * 60 });
  await checkAlerts(site.app);
  await setPrice(950_000);
  await checkAlerts(site.app);
  expect(await news()).toHaveLength(1);
  await setPrice(700_000);
  await checkAlerts(site.app);
  expect((await news()).at(-1)?.plain).toMatch(/1\.400\.000\s?₫/);
});

test('F58: an alert for places is sent once there are some, and ends; while there are, none can be set', async () => {
  expect(await ask({ kind: 'places' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { form: expect.stringContaining('đang còn chỗ') }, values: { email } },
  });
  await setPlaces(0);
  await subscribe({ kind: 'places' });
  await checkAlerts(site.app);
  expect(await news()).toEqual([]);
  await setPlaces(3);
  await checkAlerts(site.app);
  expect((await news())[0]?.subject).toContain('đã có chỗ lại');
  await setPlaces(0);
  site.clock.advance({ minutes: 25 * 60 });
  await setPlaces(3);
  await checkAlerts(site.app);
  expect(await news()).toHaveLength(1);
});

test('a mailbox gets one mail a day, whatever it watches and however many processes run', async () => {
  await setPrice(1_000_000);
  await subscribe();
  site.clock.advance({ minutes: 60 });
  await subscribe({ from: '2027-01-13', to: '2027-01-15' });
  await setPrice(900_000);
  const looked = await Promise.all(Array.from({ length: 8 }, () => checkAlerts(site.app)));
  expect(looked.reduce((sum, count) => sum + count, 0)).toBe(1);
  const [mail] = await news();
  expect(mail?.subject).toContain('2 nơi');
  await setPrice(800_000);
  site.clock.advance({ minutes: 23 * 60 });
  await checkAlerts(site.app);
  expect(await news()).toHaveLength(1);
  site.clock.advance({ minutes: 60 });
  await checkAlerts(site.app);
  expect(await news()).toHaveLength(2);
});

test('F16, F58: one mail a day also for several products and both kinds, however the address is written', async () => {
  const cheap = { ...hotel, path };
  await setPrice(1_000_000);
  await subscribe();
  await createAnotherHotel();
  await setPlaces(0);
  await subscribe({ kind: 'places', email: email.toUpperCase() }, email);
  await setPlaces(3);
  await checkAlerts(site.app);
  expect((await news())[0]?.subject).toContain('đã có chỗ lại');
  // An alert that was sent ends, and still counts towards the daily limit.
  [hotel, path] = [cheap, cheap.path];
  await setPrice(900_000);
  site.clock.advance({ minutes: 23 * 60 });
  await checkAlerts(site.app);
  expect(await news()).toHaveLength(1);
  site.clock.advance({ minutes: 60 });
  await checkAlerts(site.app);
  expect(await news()).toHaveLength(2);
});

test('one click stops one alert or all of the mailbox, also from the mail program, and never somebody else’s', async () => {
  await setPrice(1_000_000);
  await subscribe();
  await subscribe({ from: '2027-01-13', to: '2027-01-15' });
  const other = `khac-${email}`;
  await subscribe({ email: other });
  await setPrice(900_000);
  await checkAlerts(site.app);
  const [mail] = await news();
  const [one = '', , all = ''] = mail?.stops ?? [];
  await callPage(site, stop.loader, { path: '/bao-tin/dung', params: { token: one } });
  const active = (address: string) =>
    site.db
      .selectFrom('alerts')
      .select('id')
      .where('email', '=', address)
      .where('state', '=', 'active')
      .execute();
  expect(await active(email), 'opening the link stops nothing').toHaveLength(2);
  await end(one);
  expect(await active(email)).toHaveLength(1);
  await end(all);
  await end(all);
  expect([await active(email), await active(other)]).toEqual([[], [expect.anything()]]);
  await expect(end(`${all}x`)).rejects.toMatchObject({ init: { status: 404 } });
});

test('a signed-in address needs no confirmation; another address does', async () => {
  const guest = await signInGuest(site, { email });
  expect(redirectOf(await ask({}, guest.cookie))[1]).toContain('sent=xong');
  expect(await mailsTo(email)).toEqual([]);
  const stranger = `ai-do-${made}@example.com`;
  expect(redirectOf(await ask({ email: stranger }, guest.cookie))[1]).toContain('sent=thu');
  expect((await mailsTo(stranger)).map(({ template }) => template)).toEqual(['alert_asked']);
});

test('an address is asked once a day, has at most twenty alerts, and bots are refused', async () => {
  await ask();
  await ask();
  expect(await mailsTo(email)).toHaveLength(1);
  const owner = { userId: (await signInGuest(site, { email })).userId, email };
  const sender = { isProven: false, counted: null } as const;
  await Promise.all(manyWishes(30).map((wish) => askForAlert(site.app, { wish, owner, sender, ip: '' })));
  const kept = site.db.selectFrom('alerts').select('id').where('email', '=', email);
  expect(await kept.execute()).toHaveLength(20);
  const machine = await ask({ email: 'may@example.com', website: 'x' });
  expect(machine).toMatchObject({ init: { status: 422 }, data: { errors: { form: expect.any(String) } } });
  expect(await mailsTo('may@example.com')).toEqual([]);
});

test('who is signed in and has twenty is told so, and nothing is said to be saved', async () => {
  const guest = await signInGuest(site, { email });
  await ask({}, guest.cookie);
  const sender = { isProven: false, counted: null } as const;
  for (const wish of manyWishes(19))
    await askForAlert(site.app, { wish, owner: { userId: guest.userId, email }, sender, ip: '' });
  const other = { from: '2027-01-15', to: '2027-01-16' };
  expect(await ask(other, guest.cookie)).toMatchObject({
    init: { status: 422 },
    data: { errors: { form: expect.stringContaining('Bạn đang theo dõi 20 nơi') } },
  });
  const kept = site.db.selectFrom('alerts').select('id').where('email', '=', email);
  expect(await kept.execute()).toHaveLength(20);
  // What is watched already is no further alert, and nobody else learns how many there are.
  expect(redirectOf(await ask({}, guest.cookie))[1]).toContain('sent=xong');
  expect(redirectOf(await ask(other))[1]).toContain('sent=thu');
  expect(await kept.execute()).toHaveLength(20);
});

test('what somebody else asked for and nobody confirmed leaves its owner room for twenty', async () => {
  const sender = { isProven: false, counted: null } as const;
  for (const wish of manyWishes(25)) await askForAlert(site.app, { wish, owner: null, sender, ip: '' });
  const guest = await signInGuest(site, { email });
  expect(redirectOf(await ask({}, guest.cookie))[1]).toContain('sent=xong');
  const states = await site.db.selectFrom('alerts').select('state').where('email', '=', email).execute();
  expect(states.map(({ state }) => state).toSorted()).toEqual(['active', ...Array(19).fill('waiting')]);
});

test('what waits to be sent is not sent any more once it was stopped, by whichever way', async () => {
  const guest = await signInGuest(site, { email });
  const askForPlaces = async (...days: [string, string][]) => {
    await setPlaces(0);
    for (const [from, to] of days) await ask({ kind: 'places', from, to }, guest.cookie);
    await setPlaces(3);
  };
  await askForPlaces(['2027-01-10', '2027-01-12'], ['2027-01-13', '2027-01-15']);
  await checkAlerts(site.app);
  const one = await site.db.selectFrom('alerts').select('id').where('email', '=', email).executeTakeFirst();
  await end(signAlertToken(site.app.secrets.token, 'stop-all', one?.id ?? '', site.clock.now()));
  expect(site.queue.sent.map(({ name }) => name)).toContain('alert.due');
  expect(await news()).toEqual([]);
  // Requested again on the same day, it is sent on the next one.
  await askForPlaces(['2027-01-10', '2027-01-12']);
  await checkAlerts(site.app);
  expect(await news()).toEqual([]);
  site.clock.advance({ minutes: 25 * 60 });
  await checkAlerts(site.app);
  expect(await news()).toHaveLength(1);
});

test('a party that the hotel takes on no day is refused with what it needs', async () => {
  expect(await ask({ kind: 'places', adults: '5' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { form: expect.stringContaining('cần từ 3 phòng') }, values: { adults: '5' } },
  });
});

test('errors are at their fields, and input is kept', async () => {
  const wrong = { email: 'ha@', from: '2026-11-20', to: '2026-11-19', adults: '0' };
  expect(await ask(wrong)).toMatchObject({
    data: {
      errors: { email: 'Email chưa đúng.', from: expect.stringContaining('đã qua') },
      values: wrong,
    },
  });
  await expect(
    callPage(site, page.loader, { path: '/bao-tin?san-pham=khach-san/khong-co' }),
  ).rejects.toMatchObject({ init: { status: 404 } });
});

test('ended alerts are deleted after thirty days, and so are unconfirmed ones', async () => {
  await subscribe();
  await ask({ email: `im-${email}` });
  const left = async () =>
    (await site.db.selectFrom('alerts').select('email').where('product_id', '=', hotel.productId).execute())
      .length;
  await stopAlerts(
    site.db,
    {
      id: (
        await site.db.selectFrom('alerts').select('id').where('email', '=', email).executeTakeFirstOrThrow()
      ).id,
      withAll: true,
    },
    site.clock.now(),
  );
  const inDays = (days: number) => new Date(site.clock.now().getTime() + days * 86_400_000);
  await purgeAlerts(site.db, inDays(29), 30);
  expect(await left()).toBe(2);
  await purgeAlerts(site.db, inDays(31), 30);
  expect(await left()).toBe(0);
});

test('an alert ends with its day', async () => {
  await subscribe();
  site.clock.advance({ minutes: 60 * 24 * 51 });
  await checkAlerts(site.app);
  const row = site.db.selectFrom('alerts').select('state').where('email', '=', email);
  expect(await row.executeTakeFirst()).toEqual({ state: 'ended' });
});
