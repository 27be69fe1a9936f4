import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { book } from '#tests/factories/booking.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { countVisits, purgeVisits } from './commands/count-visits.ts';
import { sumSaleDays } from './commands/sum-sale-days.ts';
import { listSoughtPlaces, soughtPeople } from './queries/list-sought-places.ts';
import { runReport } from './queries/run-report.ts';
import type { ReportAsk } from './rules/report-ask.ts';
import type { ReportKind } from './rules/report-kind.ts';
import { findReportKind } from './rules/report-kinds.ts';
import type { Visit } from './rules/visit.ts';

const database = setUpTestDatabase();
beforeAll(async () => {
  await createCatalogue(database.db);
}, 120_000);

const at = (day: string) => new Date(`${day}T05:00:00Z`);
const run = (slug: string, ask: ReportAsk) => runReport(database.db, findReportKind(slug) as ReportKind, ask);
const sought = (text: string): Visit => ({ what: 'sought_text', text });
const rowsOf = async (day: string) =>
  (
    await sql<{ row: string }>`
      SELECT concat_ws(' ', what, nullif(v.kind, ''), coalesce(l.slug, p.slug, t.slug), count) AS row
      FROM visit_days v
        LEFT JOIN places l ON what IN ('place', 'sought_place') AND l.id = v.id
        LEFT JOIN provinces p ON what IN ('province', 'sought_province') AND p.id = v.id
        LEFT JOIN products t ON what IN ('product', 'checkout') AND t.id = v.id
      WHERE day = ${day}::date ORDER BY 1`.execute(database.db)
  ).rows.map(({ row }) => row);

test('a typed query counts for the place it names, and its text is stored nowhere', async () => {
  const day = '2026-11-02';
  const texts = [
    'đà lạt',
    'khach san DA LAT gia re',
    'sapa',
    'Nguyễn Văn An 0912345678',
    'an@example.com',
    "'; DROP TABLE visit_days; --",
    'đ',
    'dalatx',
  ];
  await countVisits(
    database.db,
    texts.map((text) => ({ visit: sought(text), count: 2 })),
    at(day),
  );
  expect(await rowsOf(day)).toEqual([
    'sought_other 10',
    'sought_place da-lat 4',
    'sought_province lao-cai 2',
  ]);
  const { rows } = await sql<{
    all: string;
  }>`SELECT string_agg(v::text, ' ') AS all FROM visit_days v`.execute(database.db);
  for (const word of ['Nguyễn', '0912', 'example', 'DROP']) expect(rows[0]?.all).not.toContain(word);
});

test('pages count by what they show; unknown pages and those of another kind are left out', async () => {
  const day = '2026-11-03';
  const hotel = await createProductOfKind(database.db, 'hotel');
  const { slug } = await database.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', hotel.productId)
    .executeTakeFirstOrThrow();
  const visits: Visit[] = [
    { what: 'product', kind: 'hotel', slug },
    { what: 'product', kind: 'tour', slug },
    { what: 'product', kind: 'hotel', slug: 'khong-co' },
    { what: 'list', kind: 'hotel' },
    { what: 'place', slug: 'da-lat' },
    { what: 'province', slug: 'da-nang' },
    { what: 'sought_place', slug: 'da-lat' },
    { what: 'sought_province', slug: 'khong-co' },
    { what: 'checkout', productId: hotel.productId },
    { what: 'checkout', productId: 999_999 },
  ];
  for (const count of [1, 3])
    await countVisits(
      database.db,
      visits.map((visit) => ({ visit, count })),
      at(day),
    );
  expect(await rowsOf(day)).toEqual([
    `checkout hotel ${slug} 4`,
    'list hotel 4',
    'place da-lat 4',
    `product hotel ${slug} 4`,
    'province da-nang 4',
    'sought_place da-lat 4',
  ]);
});

test('several nodes count concurrently without losses and without deadlocks', async () => {
  const day = '2026-11-04';
  const kinds: KindName[] = ['hotel', 'tour', 'combo', 'cruise', 'car'];
  const visits = kinds.map((kind): Visit => ({ what: 'list', kind }));
  await Promise.all(
    Array.from({ length: 40 }, (_, node) =>
      countVisits(
        database.db,
        (node % 2 ? visits : visits.toReversed()).map((visit) => ({ visit, count: 1 })),
        at(day),
      ),
    ),
  );
  expect(await rowsOf(day)).toEqual(kinds.map((kind) => `list ${kind} 40`).sort());
});

test('conversion counts each step on its day: seen, opened, sent, sold; bookings by staff are excluded', async () => {
  const { db } = database;
  const queue = createFakeQueue();
  const day = '2026-11-23';
  const tour = await createProductOfKind(db, 'tour');
  const hotel = await createProductOfKind(db, 'hotel');
  const { slug } = await db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', tour.productId)
    .executeTakeFirstOrThrow();
  await countVisits(
    db,
    [
      { visit: { what: 'product', kind: 'tour', slug }, count: 8 },
      { visit: { what: 'checkout', productId: tour.productId }, count: 3 },
    ],
    at(day),
  );
  await bookAndPay(db, queue, [itemOf(tour, '2026-12-05')], at(day));
  await book(db, queue, [itemOf(tour, '2026-12-05')], at(day));
  const byDesk = await bookAndPay(db, queue, [itemOf(hotel, '2026-12-05')], at(day));
  await sql`ALTER TABLE booking_events DISABLE TRIGGER USER`.execute(db);
  await db
    .updateTable('booking_events')
    .set({ actor: 'staff:x' })
    .where('booking_id', '=', db.selectFrom('bookings').select('id').where('code', '=', byDesk.code))
    .execute();
  await sql`ALTER TABLE booking_events ENABLE TRIGGER USER`.execute(db);
  const span = { fromOn: day, untilOn: day };
  const funnel = { views: 8, checkouts: 3, booked: 2 };
  const days = await run('chuyen-doi', { ...span, by: 'ngay', kind: 'tour' });
  expect(days.rows).toMatchObject([{ key: day, values: { ...funnel, paid: 1, share: 12.5 } }]);
  const products = await run('chuyen-doi', { ...span, by: 'san-pham' });
  expect(products.rows.find(({ key }) => key === String(tour.productId))?.values).toMatchObject(funnel);
  const ofDesk = products.rows.find(({ key }) => key === String(hotel.productId));
  expect(ofDesk?.values.booked ?? 0).toBe(0);
  for (const by of ['thang', 'loai', 'diem-den'] as const) {
    const { total } = await run('chuyen-doi', { ...span, by, kind: 'tour' });
    expect(total, by).toMatchObject({ ...funnel, paid: 1 });
  }
});

test('reports of visits and searches add up to the counts in every grouping', async () => {
  const span = { fromOn: '2026-11-02', untilOn: '2026-11-03' };
  for (const by of ['ngay', 'thang', 'loai', 'san-pham', 'diem-den'] as const)
    expect((await run('luot-xem', { ...span, by })).total, by).toEqual({
      ...{ lists: 4, products: 4, places: 8, checkouts: 4 },
    });
  for (const by of ['noi', 'ngay', 'thang', 'diem-den'] as const)
    expect((await run('luot-tim', { ...span, by })).total, by).toEqual({ searches: 20 });
  const places = await run('luot-tim', { ...span, by: 'noi' });
  expect(places.rows.map(({ title, values }) => [title, values.searches])).toEqual([
    ['Không rõ nơi nào', 10],
    ['Đà Lạt', 8],
    ['Lào Cai', 2],
  ]);
  const province = await run('luot-tim', { ...span, by: 'noi', province: 'lam-dong' });
  expect(province.total).toEqual({ searches: 8 });
});

test("TRUE-07: most searched is what many searched on several days; otherwise the editors' suggestions", async () => {
  const { db } = database;
  await sql`DELETE FROM visit_days`.execute(db);
  const today = '2026-11-28';
  const words = ['da lat', 'da nang', 'lao cai', 'lam dong'];
  const search = (day: string, count: number, texts: readonly string[] = words) =>
    countVisits(
      db,
      texts.map((text, rank) => ({ visit: sought(text), count: count + rank })),
      at(day),
    );
  const found = () => listSoughtPlaces(db, at(today), 8);
  // One person, or a few, every day of the month; and a crowd on a single day.
  for (let day = 1; day <= 28; day++) await search(`2026-11-${String(day).padStart(2, '0')}`, 1);
  await search('2026-11-20', 500);
  expect((await found()).isCounted).toBe(false);
  await search('2026-11-21', soughtPeople);
  expect((await found()).isCounted).toBe(false);
  await search('2026-11-22', soughtPeople);
  expect(await found()).toEqual({
    isCounted: true,
    places: ['Lâm Đồng', 'Lào Cai', 'Đà Nẵng', 'Đà Lạt'].map((title) => ({ title })),
  });
  expect((await listSoughtPlaces(db, at(today), 2)).places).toHaveLength(2);
  // A hidden place is removed, and three are too few for a list.
  await db.updateTable('places').set({ status: false }).where('slug', '=', 'da-lat').execute();
  expect((await found()).isCounted).toBe(false);
  await db.updateTable('places').set({ status: true }).where('slug', '=', 'da-lat').execute();
  // A month later none of it counts.
  expect((await listSoughtPlaces(db, at('2026-12-22'), 8)).isCounted).toBe(false);
});

test('counts are deleted at the end of their retention, not sooner', async () => {
  const { db } = database;
  await sql`DELETE FROM visit_days`.execute(db);
  await countVisits(db, [{ visit: { what: 'list', kind: 'hotel' }, count: 1 }], at('2026-11-01'));
  expect(await purgeVisits(db, at('2028-10-31'), 730)).toBe(0);
  expect(await purgeVisits(db, at('2028-11-01'), 730)).toBe(1);
});

test('sources: online bookings by where their guests came from, with their sales', async () => {
  const [queue, now] = [createFakeQueue(), at('2026-11-21')];
  const tour = await createProductOfKind(database.db, 'tour', { allotment: 20 });
  const sell = async (source: string | null, adults: number) => {
    const { code } = await bookAndPay(database.db, queue, [itemOf(tour, '2026-12-20', { adults })], now);
    await database.db.updateTable('bookings').set({ source }).where('code', '=', code).execute();
  };
  const report = () => run('nguon-khach', { by: 'nguon', fromOn: '2026-11-21', untilOn: '2026-11-21' });
  const before = await report();
  await sell('google', 1);
  await sell('google', 2);
  await sell('thu-tet', 1);
  await sell(null, 1);
  const { rows, total } = await report();
  const known = Object.fromEntries(rows.map(({ title, values }) => [title, values.bookings]));
  expect(known).toMatchObject({ Google: 2, 'thu-tet': 1 });
  expect(total.known).toBe(3);
  expect((total.bookings ?? 0) - (before.total.bookings ?? 0)).toBe(4);
  const google = rows.find(({ key }) => key === 'google')?.values;
  expect(google?.revenueVnd).toBe(3 * (rows.find(({ key }) => key === 'thu-tet')?.values.revenueVnd ?? 0));
  await sumSaleDays({ db: database.db, clock: { now: () => at('2026-11-23') } });
  expect(await report()).toMatchObject({ rows, total });
  const wrong = database.db.updateTable('bookings').set({ source: 'An 0912' });
  await expect(wrong.execute()).rejects.toThrow(/check/);
});
