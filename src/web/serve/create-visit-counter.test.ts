import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { setUpTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import { createVisitCounter } from './create-visit-counter.ts';

const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
};
const page = '/khach-san/gio-bien-resort.html';

const database = setUpTestDatabase();
let site: TestServer;
beforeAll(async () => {
  await createCatalogue(database.db);
  await database.db.transaction().execute((tx) => ensureReferenceData(tx));
  site = await createTestServer({ withOffice: true, database: lasting() });
}, 120_000);
afterAll(() => site?.close());
afterEach(() => sql`DELETE FROM visit_days`.execute(site.db));

/** Servers start and stop on one database. */
const lasting = (): TestDatabase => ({ ...database, drop: async () => {} });

/** The counts of a server that has stopped. */
async function counted(visit: (at: TestServer) => Promise<unknown>): Promise<string[]> {
  const own = await createTestServer({ withPages: true, database: lasting() });
  await visit(own);
  await own.close();
  return rows();
}

async function rows(): Promise<string[]> {
  const found = await sql<{ row: string }>`
    SELECT concat_ws(' ', what, nullif(kind, ''), count) AS row FROM visit_days ORDER BY 1`.execute(site.db);
  return found.rows.map(({ row }) => row);
}

test('a page counts once per visitor, also when it is served from the cache', async () => {
  const seen = await counted(async (at) => {
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.2'])
      expect(
        (await at.inject({ method: 'GET', url: page, headers: phone, remoteAddress: ip })).statusCode,
      ).toBe(200);
    const etag = String((await at.get(page, phone)).headers.etag);
    const again = { method: 'GET', url: page, remoteAddress: '203.0.113.4' } as const;
    expect((await at.inject({ ...again, headers: { ...phone, 'if-none-match': etag } })).statusCode).toBe(
      304,
    );
    at.clock.advance({ minutes: 31 });
    await at.inject({ method: 'GET', url: page, headers: phone, remoteAddress: '203.0.113.1' });
  });
  // Four addresses of the documentation network, that of this machine, and the first one again.
  expect(seen).toEqual(['product hotel 6']);
});

test("lists, places and searches count, by address and by the page's data; drafts and missing pages do not", async () => {
  const seen = await counted(async (at) => {
    for (const url of [
      '/khach-san?search=Da%20Lat',
      '/khach-san?search=Da%20Lat&page=2',
      '/du-lich.data?provinces=lam-dong',
      '/tim-kiem?search=sapa',
      '/dia-diem/da-lat.html',
      '/provinces/da-nang.html',
      `${page}?xem-nhap=x`,
      '/khach-san/khong-co.html',
      '/lien-he',
    ])
      await at.get(url, phone);
  });
  expect(seen).toEqual([
    'list hotel 1',
    'list tour 1',
    'place 1',
    'province 1',
    'sought_place 1',
    'sought_province 1',
    'sought_province 1',
  ]);
});

test('bots, staff and prefetches are not counted', async () => {
  const editor = await signInAs(site, 'bien-tap');
  const { headers } = await site.get('/quan-tri/', { cookie: editor.cookie });
  const mark = [headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('nv_staff=')) ?? '';
  expect(mark).toMatch(/^nv_staff=1; Path=\/; HttpOnly/);
  const seen = await counted(async (at) => {
    for (const name of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'facebookexternalhit/1.1',
      'curl/8.5.0',
      'Mozilla/5.0 HeadlessChrome/140.0',
    ])
      await at.get(page, { 'user-agent': name });
    await at.get(page, { ...phone, cookie: `x=1; ${mark.split(';')[0]}` });
    await at.get(page, { ...phone, 'sec-purpose': 'prefetch;prerender' });
    await at.inject({ method: 'HEAD', url: page, headers: phone });
  });
  expect(seen).toEqual([]);
});

test('the checkout counts for each product in it', async () => {
  const unitId = (await createBookableHotel(site.db)).unitIds[0] as number;
  const item = quoteItemRequest.parse({ unitId, from: '2026-12-05', to: '2026-12-07', adults: 2 });
  const url = `/dat-cho?${toItemQuery(item)}`;
  const seen = await counted(async (at) => {
    const reply = await at.get(url, phone);
    expect(reply.body).toContain('Thông tin và thanh toán');
    await at.get(url, phone);
  });
  expect(seen).toEqual(['checkout hotel 1']);
});

test('counts are kept when the database is unreachable, and memory is limited', async () => {
  const { app } = site;
  let isAway = true;
  const db = new Proxy(app.db, {
    get: (of, name) => {
      if (isAway && name === 'getExecutor') throw new Error('away');
      const value = Reflect.get(of, name);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
  const counter = createVisitCounter({ ...app, db });
  const request = (ip: string) =>
    ({ method: 'GET', ip, url: '/khach-san', headers: phone }) as unknown as Parameters<
      typeof counter.note
    >[0];
  counter.note(request('203.0.113.1'), 'hotel-list', '/khach-san');
  await counter.flush();
  expect(await rows()).toEqual([]);
  isAway = false;
  counter.note(request('203.0.113.2'), 'hotel-list', '/khach-san');
  for (let at = 0; at < 5000; at++)
    counter.note(
      { ...request('203.0.113.3'), url: `/khach-san?search=x${at}` } as Parameters<typeof counter.note>[0],
      'hotel-list',
      '/khach-san',
    );
  await counter.stop();
  expect(await rows()).toEqual(['list hotel 3', 'sought_other 1999']);
});

test('a visitor from another site gets a cookie with its name, and that answer is not cached; others get none', async () => {
  const own = await createTestServer({ withPages: true, database: lasting() });
  const fromSearch = { ...phone, referer: 'https://www.google.com/', 'sec-fetch-site': 'cross-site' };
  for (const time of ['first', 'out of memory']) {
    const { headers } = await own.get(page, fromSearch);
    expect(String(headers['set-cookie']), time).toMatch(/^nv_from=google; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(headers['cache-control'], time).toBe('private, no-cache');
  }
  const plain = (await own.get(page, phone)).headers;
  expect(plain['set-cookie']).toBeUndefined();
  expect(plain['cache-control']).toContain('s-maxage');
  const named = (await own.get(`${page}?utm_source=Thu-Tet`, phone)).headers;
  expect(String(named['set-cookie'])).toContain('nv_from=thu-tet');
  await own.close();
});
