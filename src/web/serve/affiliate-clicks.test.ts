import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { switchAffiliate } from '#modules/affiliates/commands/affiliates.ts';
import type { Affiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { listAffiliateBookings } from '#modules/affiliates/queries/list-affiliate-bookings.ts';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createAffiliate } from '#tests/factories/affiliate.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { staff } from '#tests/factories/staff.ts';
import { bookingBody, quoteByApi, writing } from '#tests/support/api-booking.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { readAffiliateClick } from '#web/app/affiliate-click.ts';
import { action, loader } from '#web/areas/checkout/checkout-page.tsx';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import { createAffiliateClicks } from './create-affiliate-clicks.ts';

let site: TestServer;
let affiliate: Affiliate;
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
}, 120_000);
afterAll(() => site?.close());
beforeEach(async () => {
  affiliate = await createAffiliate(site.db, site.clock.now(), { attributionDays: '20' });
});

const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/150 Mobile', accept: 'text/html' };
const open = (path: string, headers: Record<string, string> = {}) =>
  site.inject({ url: path, headers: { ...browser, ...headers } });
const cookiesOf = (reply: Awaited<ReturnType<typeof open>>) => [reply.headers['set-cookie'] ?? []].flat();
const cookieOf = (reply: Awaited<ReturnType<typeof open>>) =>
  cookiesOf(reply)
    .find((one) => one.startsWith('nv_ctv='))
    ?.split(';')[0];

test('an affiliate link on any page is stored on the device for its days, and the page is the same for everyone', async () => {
  const seconds = Math.floor(site.clock.now().getTime() / 1000);
  for (const path of ['/', '/khach-san', '/lien-he', '/tim-kiem', '/dang-nhap']) {
    const [plain, led] = [await open(path), await open(`${path}?ctv=${affiliate.code.toLowerCase()}`)];
    expect(led.statusCode, path).toBe(200);
    expect(cookiesOf(led), path).toContain(
      `nv_ctv=${affiliate.code}.${seconds}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${20 * 86_400}`,
    );
    expect(led.headers['cache-control'], path).toMatch(/^private/);
    expect(cookieOf(plain), path).toBeUndefined();
  }
  const shared = await open('/khach-san?gia=1');
  expect(shared.headers['cache-control']).toContain('public');
  expect((await open(`/khach-san?gia=1&ctv=${affiliate.code}`)).body).toBe(shared.body);
});

test('a visit by an affiliate link on another site sets both cookies in one answer', async () => {
  const reply = await open(`/khach-san?ctv=${affiliate.code}`, { referer: 'https://www.google.com/' });
  expect(cookiesOf(reply).map((one) => one.split('=')[0])).toEqual(['nv_from', 'nv_ctv']);
});

test('unknown codes, paused affiliates, bots, embedded pictures and missing pages are ignored', async () => {
  const link = `/khach-san?ctv=${affiliate.code}`;
  const none = [
    await open('/khach-san?ctv=KHONGAI'),
    await open('/khach-san?ctv=%3Cscript%3E'),
    await open(link, { 'user-agent': 'Googlebot/2.1' }),
    await open(link, { 'sec-purpose': 'prefetch' }),
    ...(await Promise.all(
      ['image', 'iframe', 'script', 'empty'].map((dest) =>
        open(link, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': dest }),
      ),
    )),
    await open(`/khong-co-trang-nay?ctv=${affiliate.code}`),
  ];
  expect(none.map(cookieOf)).toEqual(none.map(() => undefined));
  const clicked = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
  expect(cookieOf(await open(link, clicked))).toBeDefined();
  const pause = { code: affiliate.code, isActive: false, reason: 'thử', actor: staff('lan') };
  await switchAffiliate(site.db, pause, site.clock.now());
  expect(cookieOf(await open(link))).toBeUndefined();
});

test('a click is counted once per address and half hour, and written in batches', async () => {
  const clicks = createAffiliateClicks(site.app);
  const ask = (ip: string) =>
    clicks.headersFor({ method: 'GET', url: `/?ctv=${affiliate.code}`, headers: browser, ip } as never, 200);
  for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) expect(await ask(ip)).not.toBeNull();
  const counted = async () =>
    (
      await site.db
        .selectFrom('affiliate_clicks')
        .select('clicks')
        .where('affiliate_id', '=', affiliate.id)
        .executeTakeFirst()
    )?.clicks;
  expect(await counted()).toBeUndefined();
  await clicks.flush();
  expect(await counted()).toBe(2);
  await clicks.stop();
  expect(await counted()).toBe(2);
});

/** Books at the site's checkout with these cookies. @returns the affiliates whose links had led there, by code */
async function bookWith(cookie: string): Promise<string[]> {
  const unitId = (await createBookableHotel(site.db)).unitIds[0] as number;
  const item = quoteItemRequest.parse({ unitId, from: '2026-12-05', to: '2026-12-07', adults: 2 });
  const path = `/dat-cho?${toItemQuery(item)}`;
  const form = (await callPage(site, loader, { path })) as { token: string; requestKey: string };
  const phone = `09${String(Math.random()).slice(2, 10)}`;
  const typed = { fullName: 'Nguyễn Thu Hà', phone, email: 'ha@example.com', note: '', terms: 'on' };
  const sent = { ...typed, quoteToken: form.token, requestKey: form.requestKey };
  const reply = await callPage(site, action, { path, cookie, ip: '203.0.113.9', form: sent });
  const code = redirectOf(reply)[1]?.split(/[/?]/)[2] ?? '';
  const rows = await site.db
    .selectFrom('affiliate_bookings as b')
    .innerJoin('affiliates as a', 'a.id', 'b.affiliate_id')
    .innerJoin('bookings', 'bookings.id', 'b.booking_id')
    .select('a.code')
    .where('bookings.code', '=', code)
    .execute();
  return rows.map((row) => row.code);
}

test('the last link opened counts at checkout', async () => {
  const other = await createAffiliate(site.db, site.clock.now());
  const first = cookieOf(await open(`/?ctv=${other.code}`)) as string;
  const last = cookieOf(await open(`/?ctv=${affiliate.code}`, { cookie: first })) as string;
  expect(await bookWith(last)).toEqual([affiliate.code]);
  expect(await bookWith('')).toEqual([]);
  expect(await bookWith(`nv_ctv=${affiliate.code}`)).toEqual([]);
});

test('a forged cookie is ignored', () => {
  const { config } = site.app;
  const read = (value: string) =>
    readAffiliateClick(new Request('http://localhost/', { headers: { cookie: `nv_ctv=${value}` } }), config);
  expect(read('LAN2026.1795230000')).toEqual({ code: 'LAN2026', clickedAt: new Date(1795230000_000) });
  for (const wrong of [
    '',
    'LAN2026',
    'lan2026.1795230000',
    'LAN2026.x',
    'LAN2026.99999999999',
    '<b>.1795230000',
  ])
    expect(read(wrong), wrong).toBeNull();
});

test('the API ignores clicks: bookings by partners have no affiliate', async () => {
  const unitId = (await createBookableHotel(site.db)).unitIds[0] as number;
  const { token } = await quoteByApi(site, { unitId, from: '2026-12-05', to: '2026-12-07' });
  const cookie = cookieOf(await open(`/?ctv=${affiliate.code}`)) as string;
  const to = `/api/v1/bookings?ctv=${affiliate.code}`;
  const reply = await site.post(to, bookingBody(token), { ...writing(), cookie });
  expect(reply.statusCode).toBe(201);
  expect(await listAffiliateBookings(site.db, affiliate.id)).toEqual([]);
});
