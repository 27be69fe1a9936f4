import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getPoints } from '#modules/points/queries.ts';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { givePoints } from '#tests/factories/points.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import { action, loader } from './checkout-page.tsx';
import type { PointsOffer } from './points-field.tsx';

let site: TestServer;
let path: string;
let guest: Awaited<ReturnType<typeof signInGuest>>;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());
beforeEach(async () => {
  const unitId = (await createBookableHotel(site.db, { allotment: 3 })).unitIds[0] as number;
  const item = quoteItemRequest.parse({ unitId, from: '2026-12-05', to: '2026-12-07', adults: 2 });
  path = `/dat-cho?${toItemQuery(item)}`;
  guest = await signInGuest(site);
});

const typed = { fullName: 'Nguyễn Thu Hà', phone: '0912 345 678', email: 'ha@example.com', terms: 'on' };

interface Shown {
  summary: { total: number; parts: { lines: { label: string; amount: number }[] }[] };
  token: string;
  requestKey: string;
  points?: PointsOffer | null;
}
const open = (at = path, cookie = guest.cookie) =>
  callPage(site, loader, { path: at, cookie }) as Promise<Shown>;
const send = (form: Record<string, string>, at: string, cookie = guest.cookie) =>
  callPage(site, action, { path: at, cookie, form });
const give = (points: number) => givePoints(site.db, guest.userId, points, site.clock.now());
const usable = async () => (await getPoints(site.db, guest.userId, site.clock.now())).usable;
const hidden = ({ token, requestKey }: Shown) => ({ quoteToken: token, requestKey });

test('points are offered to guests who have some, up to the price; to nobody else', async () => {
  expect((await open()).points).toBeUndefined();
  expect((await open(path, '')).points).toBeUndefined();
  await give(5_000);
  const { points, summary } = await open();
  const most = Math.floor((summary.total * settings.points.mostPercent) / 100 / settings.points.pointVnd);
  expect(points).toMatchObject({ isUsed: false, points: most, usable: 5_000 });
  expect(points?.amountVnd).toBe(most * settings.points.pointVnd);
});

test('using points adds a price line and keeps all input, without JavaScript', async () => {
  await give(120);
  const shown = await open();
  const toggleUrl = shown.points?.toggleUrl ?? '';
  const wrong = { ...typed, phone: '12', note: 'tầng cao' };
  const pressed = await send({ ...hidden(shown), ...wrong, do: 'points' }, toggleUrl);
  expect(pressed).toMatchObject({ data: { values: { phone: '12', note: 'tầng cao' }, errors: {} } });
  const used = await open(toggleUrl);
  expect(used.summary.total).toBe(shown.summary.total - 120 * settings.points.pointVnd);
  expect(used.summary.parts[0]?.lines.at(-1)).toMatchObject({ label: 'Điểm tích lũy' });
  expect(used.points).toMatchObject({ isUsed: true, points: 120 });
  expect((await open(used.points?.toggleUrl)).summary.total).toBe(shown.summary.total);
  expect(await usable(), 'nothing is used by looking').toBe(120);
});

test('submitted, they are used once and by their owner only: the signed price is valid only with them', async () => {
  await give(120);
  const at = (await open()).points?.toggleUrl ?? '';
  const shown = await open(at);
  const form = { ...hidden(shown), ...typed };
  const stranger = await signInGuest(site);
  const again = async (cookie: string) =>
    send({ ...form, requestKey: (await open()).requestKey }, at, cookie);
  expect(await again(''), 'signed out meanwhile').toMatchObject({ init: { status: 409 } });
  expect(await again(stranger.cookie)).toMatchObject({ init: { status: 409 } });
  expect(await send(form, path), 'at an address that does not speak of points').toMatchObject({
    status: 303,
  });
  expect(await again(guest.cookie), 'a second booking with the same').toMatchObject({
    data: { errors: { form: expect.stringContaining('Số điểm') } },
  });
  const [status, to] = redirectOf(await send(form, at));
  expect(status).toBe(303);
  expect(await usable()).toBe(0);
  const booking = await site.db
    .selectFrom('bookings')
    .select('total_vnd as totalVnd')
    .where('account_id', '=', guest.userId)
    .executeTakeFirstOrThrow();
  expect(booking.totalVnd).toBe(shown.summary.total);
  expect(to).toMatch(/^\/dat-cho\/DV/);
});
