import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDays } from '#modules/inventory/days/open-days.ts';
import { compareCountersWithLedger } from '#modules/inventory/holds/compare-counters-with-ledger.ts';
import { convertHold, releaseHold } from '#modules/inventory/holds/holds.ts';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { staff } from '#tests/factories/staff.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { makeCalendarAddress, openCalendarAddress } from './calendar-addresses.ts';
import { addCalendarFeed, feedInput, removeCalendarFeed } from './calendar-feeds.ts';
import { listFeeds, listOverbookedDays } from './calendar-queries.ts';
import { importDueFeeds } from './import-due-feeds.ts';
import { importFeed } from './import-feed.ts';

let site: TestServer;
let channel: Server;
let busy: [from: string, to: string][] = [];
let status = 200;
let unitId: number;
let productId: number;
const actor = staff('lan');
const minutes = (count: number) => site.clock.advance({ minutes: count });

beforeAll(async () => {
  site = await createTestServer();
  channel = createServer((_, response) => {
    const days = (text: string) => text.replaceAll('-', '');
    const events = busy.map(
      ([from, to], at) =>
        `BEGIN:VEVENT\r\nUID:${at}@channel\r\nDTSTART;VALUE=DATE:${days(from)}\r\nDTEND;VALUE=DATE:${days(to)}\r\nEND:VEVENT\r\n`,
    );
    response
      .writeHead(status)
      .end(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//T\r\n${events.join('')}END:VCALENDAR\r\n`);
  });
  await new Promise<void>((resolve) => channel.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  channel.close();
  await site.close();
});

const range = { from: '2026-12-01', to: '2026-12-05' };
beforeEach(async () => {
  busy = [];
  status = 200;
  const hotel = await createHotel(site.db, { units: [{ quantity: 2 }] });
  unitId = hotel.unitIds[0] as number;
  productId = hotel.productId;
  await open(range);
});

const open = (days: { from: string; to: string }) =>
  site.db.transaction().execute((tx) => openDays(tx, { unitIds: [unitId], ...days }));
const left = async () =>
  (await listAvailability(site.db, [unitId], '2026-12-01', '2026-12-10', site.clock.now())).map(
    (row) => row.left,
  );
const follow = async (over: object = {}) => {
  const feed = feedInput.parse({
    title: 'Airbnb',
    address: `http://127.0.0.1:${(channel.address() as AddressInfo).port}/x.ics?s=secret`,
    takes: 'place',
    ...over,
  });
  const added = await addCalendarFeed(site.app, { unitId, feed, actor });
  if (!added.ok) throw new Error(added.reason);
  return added.feedId;
};
const take = (day: string, quantity = 1, holdId: string = randomUUID()) =>
  site.db.transaction().execute(async (tx) => {
    const expiresAt = new Date(site.clock.now().getTime() + 3_600_000);
    const demand = [{ unitId, day, quantity }];
    return { holdId, ...(await reserveInventory(tx, { holdId, demand, expiresAt, now: site.clock.now() })) };
  });
const state = async (feedId: number) => (await listFeeds(site.db, unitId)).find(({ id }) => id === feedId);

test('busy days cannot be booked and are free again once removed; days opened later too', async () => {
  const feedId = await follow();
  busy = [
    ['2026-12-02', '2026-12-04'],
    ['2026-12-03', '2026-12-06'],
  ];
  expect(await importFeed(site.app, feedId)).toBe('ok');
  expect(await left()).toEqual([2, 1, 0, 1]);
  await open({ from: '2026-12-05', to: '2026-12-07' });
  expect(await left()).toEqual([2, 1, 0, 1, 1, 2]);
  expect(await take('2026-12-03')).toMatchObject({ ok: false, reason: 'sold_out' });
  expect(await take('2026-12-02', 2)).toMatchObject({ ok: false, reason: 'sold_out' });
  expect(await take('2026-12-02')).toMatchObject({ ok: true });
  busy = [];
  await importFeed(site.app, feedId);
  expect(await left()).toEqual([2, 1, 2, 2, 2, 2]);
  expect(await compareCountersWithLedger(site.db)).toEqual([]);
  expect(await state(feedId)).toMatchObject({ outcome: 'ok', eventCount: 0 });
});

test('held and sold days stay, can still be paid, and are reported as overbooked', async () => {
  const held = await take('2026-12-02', 2);
  const feedId = await follow({ takes: 'unit' });
  busy = [['2026-12-02', '2026-12-03']];
  await importFeed(site.app, feedId);
  expect(await left()).toEqual([2, 0, 2, 2]);
  const days = await listOverbookedDays(site.db, { unitId, today: '2026-11-21' });
  expect(days).toEqual([{ day: '2026-12-02', allotment: 2, taken: 2, elsewhere: 2 }]);
  await site.db.transaction().execute(async (tx) => {
    expect(await convertHold(tx, held.holdId)).toMatchObject({ ok: true });
  });
  await removeCalendarFeed(site.app, { unitId, feedId, actor });
  expect(await listOverbookedDays(site.db, { unitId, today: '2026-11-21' })).toEqual([]);
  expect(await left()).toEqual([2, 0, 2, 2]);
  expect(await compareCountersWithLedger(site.db)).toEqual([]);
});

test('concurrent imports and bookings never sell a day that a channel had taken first', async () => {
  const feedId = await follow();
  for (let round = 0; round < 12; round++) {
    const day = '2026-12-01';
    busy = round % 2 === 0 ? [[day, '2026-12-02']] : [];
    const [first, second, third] = await Promise.all([
      take(day),
      importFeed(site.app, feedId),
      take(day),
      importFeed(site.app, feedId),
      take(day),
    ]).then((all) => [all[0], all[2], all[4]]);
    const row = await site.db
      .selectFrom('inventory')
      .select(['held', 'blocked'])
      .where('unit_id', '=', unitId)
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    const got = [first, second, third].filter((one) => one?.ok);
    expect(row.held).toBe(got.length);
    expect(row.held).toBeLessThanOrEqual(2);
    expect(row.blocked).toBe(busy.length);
    // Once the block is known, nothing more is sold.
    if (row.held + row.blocked >= 2) expect(await take(day)).toMatchObject({ ok: false });
    for (const one of got)
      await site.db.transaction().execute((tx) => releaseHold(tx, one?.holdId as string, 'released', 'test'));
  }
  expect(await compareCountersWithLedger(site.db)).toEqual([]);
});

test('a silent channel keeps its days, stops the unit after six hours, and sells again automatically', async () => {
  const feedId = await follow();
  busy = [['2026-12-02', '2026-12-03']];
  expect(await importDueFeeds(site.app)).toBeGreaterThan(0);
  status = 503;
  minutes(16);
  await importDueFeeds(site.app);
  expect(await state(feedId)).toMatchObject({ outcome: 'refused', stoppedAt: null });
  expect(await left()).toEqual([2, 1, 2, 2]);
  minutes(6 * 60);
  await importDueFeeds(site.app);
  expect((await state(feedId))?.stoppedAt).not.toBeNull();
  expect(await left()).toEqual([0, 0, 0, 0]);
  await open({ from: '2026-12-05', to: '2026-12-06' });
  expect((await left()).at(-1), 'also what opens later').toBe(0);
  expect(await listOverbookedDays(site.db, { unitId, today: '2026-11-21' })).toEqual([]);
  status = 200;
  minutes(6);
  await importDueFeeds(site.app);
  expect(await state(feedId)).toMatchObject({ outcome: 'ok', stoppedAt: null });
  expect(await left()).toEqual([2, 1, 2, 2, 2]);
  const lines = await site.db
    .selectFrom('history')
    .select('verb')
    .where('verb', 'in', ['calendar.stopped', 'calendar.resumed'])
    .where('object_id', '=', String(productId))
    .orderBy('id')
    .execute();
  expect(lines.map(({ verb }) => verb)).toEqual(['calendar.stopped', 'calendar.resumed']);
});

test('an import that began earlier does not undo a later one', async () => {
  const feedId = await follow();
  busy = [['2026-12-02', '2026-12-03']];
  await importFeed(site.app, feedId);
  const before = { ...site.app, clock: { now: () => new Date(site.clock.now().getTime() - 60_000) } };
  busy = [];
  await importFeed(before as never, feedId);
  expect(await left()).toEqual([2, 1, 2, 2]);
});

test('an address in a private network is refused when it is entered and when it is called', async () => {
  const feed = feedInput.parse({ title: 'X', address: 'https://169.254.169.254/x', takes: 'place' });
  expect(await addCalendarFeed(site.app, { unitId, feed, actor })).toEqual({
    ok: false,
    reason: 'private_address',
  });
  const feedId = await follow();
  const live = { ...site.app, config: { ...site.app.config, publicUrl: 'https://neoviet.example' } };
  expect(await importFeed(live as never, feedId)).toBe('not_https');
  const row = await site.db
    .selectFrom('calendar_feeds')
    .select('address')
    .where('id', '=', feedId)
    .executeTakeFirstOrThrow();
  expect(row.address).not.toContain('secret');
  expect(
    await addCalendarFeed(site.app, { unitId, feed: { ...feed, title: 'AIRBNB' }, actor }),
  ).toMatchObject({
    ok: false,
  });
});

test('our calendar contains our bookings and those of other channels, never a channel its own, and is invalid after renewal', async () => {
  const feedId = await follow();
  busy = [['2026-12-02', '2026-12-04']];
  await importFeed(site.app, feedId);
  await take('2026-12-02');
  await take('2026-12-04', 2);
  const make = async (of: number | null) => {
    const made = await makeCalendarAddress(site.app, { unitId, feedId: of, actor });
    if (!made.ok) throw new Error(made.reason);
    return new URL(made.url).pathname;
  };
  const days = async (path: string) => {
    const { statusCode, body, headers } = await site.get(path);
    if (statusCode !== 200) return statusCode;
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toContain('private');
    expect(body).not.toMatch(/ATTENDEE|ORGANIZER|DESCRIPTION|@(?!localhost)/);
    return body.match(/DTSTART;VALUE=DATE:202612\d\d/g)?.map((line) => line.slice(-2));
  };
  const all = await make(null);
  const own = await make(feedId);
  // Before the 2nd and after the 4th no day was ever opened, which counts as not available.
  expect(await days(all)).toEqual(['02', '04']);
  expect(await days(own)).toEqual(['04']);
  const renewed = await make(null);
  expect(await days(all)).toBe(404);
  expect(await days(renewed)).toEqual(['02', '04']);
  await removeCalendarFeed(site.app, { unitId, feedId, actor });
  expect(await days(own)).toBe(404);
  expect(await openCalendarAddress(site.app, '../x')).toBeNull();
});
