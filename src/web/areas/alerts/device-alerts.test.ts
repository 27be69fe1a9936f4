import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkAlerts } from '#modules/alerts/commands/check-alerts.ts';
import { eraseAlerts, purgeAlerts } from '#modules/alerts/commands/stop-alerts.ts';
import { alertPushJobs } from '#modules/alerts/jobs.ts';
import { exportAlerts } from '#modules/alerts/queries.ts';
import { alertMailJobs } from '#modules/mails/commands/alert-mail-jobs.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { addDays } from '#platform/time/days.ts';
import { type Simulator, startSimulator } from '#simulators/providers/simulator.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createWatchedHotel } from '#tests/factories/watched-hotel.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as page from './alert-page.tsx';
import * as confirm from './confirm-alert-page.tsx';
import * as stop from './stop-alerts-page.tsx';

let site: TestServer;
let simulator: Simulator;
let hotel: { unitIds: number[]; productId: number };
let path: string;
let device: { endpoint: string; keys: { p256dh: string; auth: string } };
let made = 0;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  simulator = await startSimulator({
    shopUrl: 'http://localhost:3000',
    now: () => site.clock.now().getTime(),
  });
});
afterAll(async () => {
  await simulator.stop();
  await site.close();
});
beforeEach(async () => {
  ({ hotel, path } = await createWatchedHotel(site.db));
  device = await subscribe();
  await setPrice(1_000_000);
});

const subscribe = async () => {
  const loaded = await callPage(site, page.loader, { path });
  const { serverKey } = loaded as Awaited<ReturnType<typeof page.loader>>;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ serverKey });
  return (await fetch(`${simulator.url}/push/devices`, { method: 'POST', headers, body })).json();
};
const ask = (fields: Record<string, string> = {}, { from = device, cookie = '' } = {}) =>
  callPage(site, page.action, {
    ...{ path, cookie },
    form: {
      ...{ kind: 'price', from: '2027-01-10', to: '2027-01-12', rooms: '1', adults: '2', email: '' },
      ...{ consent: 'on', openedAt: '2026-11-21T02:55:00.000Z', way: 'device', device: JSON.stringify(from) },
      ...fields,
    },
  });
const setPrice = (price: number) =>
  site.db
    .updateTable('daily_rates')
    .set({ price_vnd: price, list_vnd: price })
    .where('unit_id', 'in', hotel.unitIds)
    .execute();
const setPlaces = (allotment: number) =>
  site.db.updateTable('inventory').set({ allotment }).where('unit_id', 'in', hotel.unitIds).execute();
async function work() {
  for (const { name, data } of site.queue.sent.splice(0))
    await [...alertMailJobs, ...alertPushJobs]
      .find(({ type }) => type.name === name)
      ?.handle(site.app, data as never);
}
/** Checks the prices and sends what there is to say. @returns what has arrived at a device */
async function arrivedAt(one = device) {
  await checkAlerts(site.app);
  await work();
  const at = one.endpoint.replace('/push/to/', '/push/devices/');
  return (await (await fetch(at)).json()) as { title: string; text: string; path: string; stop: string }[];
}
const leave = (one = device) =>
  fetch(one.endpoint.replace('/push/to/', '/push/devices/'), { method: 'DELETE' });
const mailsTo = async (email: string) =>
  (
    await site.db.selectFrom('mails').select(['template', 'html']).where('recipient', '=', email).execute()
  ).filter(({ template }) => template === 'alert_news').length;
const alerts = () =>
  site.db
    .selectFrom('alerts')
    .select(['email', 'state', 'device_id', 'to_device', 'consent'])
    .where('product_id', '=', hotel.productId)
    .execute();
const kept = () =>
  site.db.selectFrom('push_devices').select('id').where('endpoint', '=', device.endpoint).execute();
const end = (token: string) =>
  callPage(site, stop.action, { path: '/bao-tin/dung', params: { token }, form: {} });

test('F16: news come to the device that asked, with no name or address, and one tap stops it', async () => {
  const [status, to] = redirectOf(await ask());
  expect([status, to]).toEqual([303, expect.stringContaining('sent=may')]);
  expect(await alerts()).toMatchObject([{ email: null, state: 'active', to_device: true }]);
  expect((await alerts())[0]?.consent).toContain('trên máy này');
  expect(await arrivedAt()).toEqual([]);
  await setPrice(900_000);
  const [news, ...more] = await arrivedAt();
  expect(more).toEqual([]);
  expect(news?.title).toContain('đã giảm giá');
  expect(news?.text).toMatch(/1\.800\.000\s?₫/);
  expect(news?.path).toContain('from=2027-01-10&to=2027-01-12&rooms=1&adults=2');
  expect(Object.keys(news ?? {}).toSorted()).toEqual(['path', 'stop', 'text', 'title']);
  await end(news?.stop ?? '');
  site.clock.advance({ minutes: 25 * 60 });
  await setPrice(800_000);
  expect(await arrivedAt()).toHaveLength(1);
  expect(await alerts()).toMatchObject([{ state: 'ended' }]);
});

test('the page after asking stops everything on the device, and lists it', async () => {
  await ask();
  const [, to] = redirectOf(await ask({ from: '2027-01-13', to: '2027-01-15' }));
  const token = new URL(`http://localhost${to}`).searchParams.get('tin') ?? '';
  const loaded = await callPage(site, stop.loader, { path: '/bao-tin/dung', params: { token } });
  const { watched } = loaded as Awaited<ReturnType<typeof stop.loader>>;
  expect(watched.map(({ trip }) => trip)).toEqual([
    expect.stringContaining('10'),
    expect.stringContaining('13'),
  ]);
  await end(watched[0]?.stop ?? '');
  expect((await alerts()).map(({ state }) => state).toSorted()).toEqual(['active', 'ended']);
  await end(token);
  expect((await alerts()).map(({ state }) => state)).toEqual(['ended', 'ended']);
});

test('one message a day over both ways, whatever is watched and however many processes run', async () => {
  const email = `hai-duong-${++made}@example.com`;
  await ask();
  // The same browser asks by mail for other days.
  await ask({ way: 'mail', email, from: '2027-01-13', to: '2027-01-15' });
  await work();
  const { html } = await site.db
    .selectFrom('mails')
    .select('html')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const token = /bao-tin\/xac-nhan\/([\w.-]+)/.exec(html)?.[1] ?? '';
  await callPage(site, confirm.action, { path: '/bao-tin/xac-nhan', params: { token }, form: {} });
  await setPrice(900_000);
  const looked = await Promise.all(Array.from({ length: 8 }, () => checkAlerts(site.app)));
  expect(looked.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect((await arrivedAt()).length + (await mailsTo(email))).toBe(1);
  site.clock.advance({ minutes: 23 * 60 });
  expect((await arrivedAt()).length + (await mailsTo(email))).toBe(1);
  site.clock.advance({ minutes: 61 });
  await arrivedAt();
  // What went the other way the day before is news still, and comes first.
  expect([(await arrivedAt()).length, await mailsTo(email)]).toEqual([1, 1]);
});

test('a mail that somebody else asked for, and nobody confirmed, holds nothing back', async () => {
  const email = `nguoi-khac-${++made}@example.com`;
  const guest = await signInGuest(site, { email });
  await ask({ way: 'mail', email }, { cookie: guest.cookie, from: await subscribe() });
  await ask();
  await ask({ way: 'mail', email, from: '2027-01-14', to: '2027-01-16' });
  await setPrice(900_000);
  expect(await arrivedAt()).toHaveLength(1);
  expect(await mailsTo(email)).toBe(1);
});

test('with an account the device is the account’s: listed with it, copied and erased', async () => {
  const email = `tai-khoan-${++made}@example.com`;
  const guest = await signInGuest(site, { email });
  await ask({}, { cookie: guest.cookie });
  expect(await alerts()).toMatchObject([{ email, state: 'active', to_device: true }]);
  expect(await exportAlerts(site.db, email)).toMatchObject([
    { onDevice: true, deviceAddress: device.endpoint },
  ]);
  await setPrice(900_000);
  expect(await arrivedAt()).toHaveLength(1);
  expect(await mailsTo(email)).toBe(0);
  await ask({ from: '2027-01-14', to: '2027-01-16' });
  await site.db.transaction().execute((tx) => eraseAlerts(tx, email));
  expect([await alerts(), await kept()]).toEqual([[], []]);
});

test('once the account is no longer signed in on the device, its news come by mail: who uses it next is told nothing', async () => {
  const email = `dang-xuat-${++made}@example.com`;
  const guest = await signInGuest(site, { email });
  await ask({}, { cookie: guest.cookie });
  await signInGuest(site, { email: `ke-tiep-${made}@example.com` });
  await site.db.deleteFrom('sessions').where('user_id', '=', guest.userId).execute();
  await setPrice(900_000);
  expect(await arrivedAt()).toEqual([]);
  expect(await mailsTo(email)).toBe(1);
});

test('a device is deleted with its last alert, and at once when it takes no more messages', async () => {
  const [, to] = redirectOf(await ask());
  await end(new URL(`http://localhost${to}`).searchParams.get('tin') ?? '');
  const inDays = (days: number) => new Date(site.clock.now().getTime() + days * 86_400_000);
  await purgeAlerts(site.db, inDays(29), 30);
  expect(await kept()).toHaveLength(1);
  await purgeAlerts(site.db, inDays(31), 30);
  expect(await kept()).toEqual([]);

  await ask();
  await leave();
  await setPrice(900_000);
  await checkAlerts(site.app);
  await work();
  expect([await alerts(), await kept()]).toEqual([[], []]);
});

test('strange addresses, wrong keys and a twenty-first alert are refused in words', async () => {
  const strange = { ...device, endpoint: 'https://example.com/push' };
  const refused = (text: string) => ({
    init: { status: 422 },
    data: { errors: { form: expect.stringContaining(text) } },
  });
  const inside = { ...device, endpoint: 'https://169.254.169.254/latest/meta-data/' };
  const keyless = { ...device, keys: { ...device.keys, p256dh: 'A'.repeat(87) } };
  const unstorable = { ...device, endpoint: `${device.endpoint}/\0` };
  for (const from of [strange, inside, keyless, unstorable])
    expect(await ask({}, { from })).toMatchObject(refused('Vui lòng nhận qua email'));
  expect(await ask({ device: '{"endpoint":' })).toMatchObject(refused('Vui lòng nhận qua email'));
  expect(await kept()).toEqual([]);
  const days = (index: number) => ({ from: addDays('2026-12-01', index), to: addDays('2026-12-02', index) });
  for (let index = 0; index < 20; index += 1) await ask(days(index));
  expect(await ask(days(20))).toMatchObject(refused('20 nơi'));
  expect(redirectOf(await ask(days(0)))[1]).toContain('sent=may');
  expect(await alerts()).toHaveLength(20);
});

test('with nonsense for its token, the page after asking shows nothing that can be pressed', async () => {
  const shown = async (token: string) => {
    const asked = `${path}&sent=may&tin=${encodeURIComponent(token)}`;
    const loaded = await callPage(site, page.loader, { path: asked });
    return (loaded as Awaited<ReturnType<typeof page.loader>>).alert;
  };
  const [, to] = redirectOf(await ask());
  const token = new URL(`http://localhost${to}`).searchParams.get('tin') ?? '';
  expect(await shown(token)).toBe(token);
  for (const nonsense of ['../../dang-xuat', `${token}x`, '', '%00']) expect(await shown(nonsense)).toBe('');
});

test('nobody lists or stops what somebody else watches, not even with the address of their device', async () => {
  const [, to] = redirectOf(await ask());
  const other = await subscribe();
  const [, toOther] = redirectOf(await ask({ from: '2027-01-14', to: '2027-01-16' }, { from: other }));
  const tokenIn = (target: string | null) =>
    new URL(`http://localhost${target}`).searchParams.get('tin') ?? '';
  const listed = async (token: string) => {
    const loaded = await callPage(site, stop.loader, { path: '/bao-tin/dung', params: { token } });
    return (loaded as Awaited<ReturnType<typeof stop.loader>>).watched;
  };
  const [own, others] = [await listed(tokenIn(to)), await listed(tokenIn(toOther))];
  expect([own, others].map((list) => list.map(({ trip }) => trip))).toEqual([
    [expect.stringContaining('10')],
    [expect.stringContaining('14')],
  ]);
  expect(await listed(own[0]?.stop ?? '')).toEqual([]);
  await end(tokenIn(toOther));
  expect(await listed(tokenIn(to))).toHaveLength(1);

  // Whoever learned the address alone has neither of its keys.
  const stolen = { ...other, endpoint: device.endpoint };
  expect(await ask({ from: '2027-01-17', to: '2027-01-18' }, { from: stolen })).toMatchObject({
    data: { errors: { form: expect.stringContaining('Vui lòng nhận qua email') } },
  });
  await setPrice(900_000);
  expect(await arrivedAt()).toHaveLength(1);
});

test('an unconfirmed mail with another person’s address neither tells them of the device nor takes it along', async () => {
  const email = `nham-dia-chi-${++made}@example.com`;
  await ask();
  await ask({ way: 'mail', email, from: '2027-01-13', to: '2027-01-15' });
  expect(await exportAlerts(site.db, email)).toMatchObject([{ state: 'waiting', deviceAddress: null }]);
  await site.db.transaction().execute((tx) => eraseAlerts(tx, email));
  expect(await alerts()).toMatchObject([{ email: null, state: 'active' }]);
});

test('news of several places lead to a list that shows them, though their alerts ended with it', async () => {
  await ask({ from: '2027-01-08', to: '2027-01-09' });
  await setPlaces(0);
  await ask({ kind: 'places' });
  await ask({ kind: 'places', from: '2027-01-13', to: '2027-01-15' });
  await setPlaces(3);
  const [news] = await arrivedAt();
  expect(news?.title).toBe('2 nơi bạn theo dõi có tin');
  const params = { token: news?.stop ?? '' };
  const shown = async () => {
    const loaded = await callPage(site, stop.loader, { path: news?.path ?? '', params });
    return (loaded as Awaited<ReturnType<typeof stop.loader>>).watched;
  };
  expect(await shown()).toMatchObject([
    ...['10', '13'].map((day) => ({
      trip: expect.stringContaining(day),
      news: expect.stringMatching(/^Đã có chỗ lại, từ [\d.]+\s?₫$/),
      stop: null,
    })),
    { trip: expect.stringContaining('08'), news: null, stop: expect.any(String) },
  ]);
  site.clock.advance({ minutes: 25 * 60 });
  expect(await shown()).toMatchObject([{ news: null }]);
});

test('what was stopped before its news could be sent is not told', async () => {
  const [, to] = redirectOf(await ask());
  await setPrice(900_000);
  await checkAlerts(site.app);
  site.clock.advance({ minutes: 1 });
  await end(new URL(`http://localhost${to}`).searchParams.get('tin') ?? '');
  expect(await arrivedAt()).toEqual([]);
});
