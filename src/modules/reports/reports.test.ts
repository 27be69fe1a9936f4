import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { book } from '#tests/factories/booking.ts';
import { createBookingRow } from '#tests/factories/booking-row.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { countOccupancy } from './commands/count-occupancy.ts';
import { sumSaleDays } from './commands/sum-sale-days.ts';
import { runReport } from './queries/run-report.ts';
import type { ReportAsk } from './rules/report-ask.ts';
import { findReportKind, type Grouping, type ReportKind } from './rules/report-kinds.ts';

let database: TestDatabase;
let products: TestProductOfKind[];
let provinceIds: number[];
const slugs = ['quang-ninh', 'da-nang'];
const kindNamed = (slug: string) => findReportKind(slug) as ReportKind;
const run = (slug: string, ask: ReportAsk) => runReport(database.db, kindNamed(slug), ask);
const at = (day: string) => ({ db: database.db, clock: { now: () => new Date(`${day}T05:00:00Z`) } });

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  products = [
    await createProductOfKind(db, 'hotel'),
    await createProductOfKind(db, 'tour'),
    await createProductOfKind(db, 'cruise'),
  ];
  provinceIds = [];
  for (const slug of slugs) {
    const row = await db
      .insertInto('provinces')
      .values({
        slug,
        title: slug,
        region: 'north',
        sub_region: '',
        type: 'province',
        code: slug,
        lat: 20,
        lng: 107,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    provinceIds.push(row.id);
  }
}, 60_000);
afterAll(() => database.drop());

interface Line {
  cause: string;
  at: Date;
  kind: string;
  productId: number;
  province: number | null;
  channel: string;
  fromOn: string;
  items: number;
  amountVnd: number;
}

async function write(bookingId: string, line: Line): Promise<void> {
  const product = products.find(({ productId }) => productId === line.productId) as TestProductOfKind;
  await sql`
    INSERT INTO sale_lines (booking_id, position, cause, at, kind, product_id, unit_id, rate_plan_id, supplier_id, province_id,
      channel, from_on, to_on, items, unit_nights, guests, amount_vnd)
    SELECT ${bookingId}, 0, ${line.cause}, ${line.at}, ${line.kind}, ${line.productId}, ${product.unitIds[0]},
      ${product.planIds[0]}, supplier_id, ${line.province}, ${line.channel}, ${line.fromOn}, ${line.fromOn}, ${line.items},
      ${line.items}, ${line.items}, ${line.amountVnd} FROM products WHERE id = ${line.productId}`.execute(
    database.db,
  );
}

const hour = 3_600_000;
const dayOf = (line: Line) => new Date(line.at.getTime() + 7 * hour).toISOString().slice(0, 10);

test('whatever days are summed already, a report is the sum of the lines', async () => {
  const random = seededRandom(17);
  const booking = await createBookingRow(database.db);
  const lines: Line[] = [];
  const add = async (days: number) => {
    const product = random.pick(products);
    const cause = random.pick(['sold', 'sold', 'changed', 'cancelled']);
    const line: Line = {
      cause,
      // Often at one of the last or first minutes of a day in Vietnam.
      at: new Date(
        Date.parse('2026-09-30T17:00:00Z') +
          days * 24 * hour +
          random.pick([-60_000, 0, 60_000, random.below(24) * hour]),
      ),
      kind: product.kind,
      productId: product.productId,
      province: random.pick([null, ...provinceIds]),
      channel: random.pick(['web', 'office', 'offer']),
      fromOn: random.pick(['2026-10-31', '2026-11-01', '2026-12-24']),
      items: cause === 'changed' ? 0 : cause === 'sold' ? 1 : -1,
      amountVnd: (cause === 'cancelled' ? -1 : 1) * (1 + random.below(5_000_000)),
    };
    lines.push(line);
    await write(booking.id, line);
  };
  for (let count = 0; count < 250; count++) await add(random.below(60));
  await compare(lines);
  await sumSaleDays(at('2026-10-20'));
  expect(await countSummed()).toBeGreaterThan(20);
  await compare(lines);
  for (let count = 0; count < 20; count++) await add(random.below(60));
  await compare(lines);
  await sumSaleDays(at('2026-11-15'));
  await compare(lines);
  await sumSaleDays(at('2027-02-01'));
  expect(await sumSaleDays(at('2027-02-01'))).toBe(0);
  await compare(lines);
}, 60_000);

async function countSummed(): Promise<number> {
  const { count } = await database.db
    .selectFrom('sale_days')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const keyOf: Partial<Record<Grouping, (line: Line) => string>> = {
  ngay: dayOf,
  thang: (line) => dayOf(line).slice(0, 7),
  loai: ({ kind }) => kind,
  'san-pham': ({ productId }) => String(productId),
  'diem-den': ({ province }) => slugs[provinceIds.indexOf(province ?? 0)] ?? '',
  kenh: ({ channel }) => channel,
};

async function compare(lines: readonly Line[]): Promise<void> {
  const asks: Omit<ReportAsk, 'by'>[] = [
    { fromOn: '2026-09-01', untilOn: '2026-12-31' },
    { fromOn: '2026-10-10', untilOn: '2026-10-10' },
    { fromOn: '2026-10-15', untilOn: '2026-11-05', kind: 'tour', channel: 'web', province: 'da-nang' },
  ];
  for (const ask of asks)
    for (const [by, key] of Object.entries(keyOf) as [Grouping, (line: Line) => string][]) {
      const within = lines.filter(
        (line) =>
          dayOf(line) >= ask.fromOn &&
          dayOf(line) <= ask.untilOn &&
          (!ask.kind || line.kind === ask.kind) &&
          (!ask.channel || line.channel === ask.channel) &&
          (!ask.province || line.province === provinceIds[1]),
      );
      const wanted = [...Map.groupBy(within, key)].map(([of, group]) => [of, ...figures(group)]);
      const { rows, total } = await run('doanh-thu', { ...ask, by });
      const got = rows.map(({ key: of, values }) => [of, ...names.map((name) => values[name] ?? 0)]);
      const some = got.filter(([, ...values]) => by !== 'ngay' || values.some((value) => value !== 0));
      expect(some.sort(), `${by} ${JSON.stringify(ask)}`).toEqual(wanted.sort());
      expect(names.map((name) => total[name] ?? 0)).toEqual(figures(within));
      if (by === 'ngay' && rows.length > 0)
        expect(rows).toHaveLength((Date.parse(ask.untilOn) - Date.parse(ask.fromOn)) / (24 * hour) + 1);
    }
}

const names = ['soldItems', 'cancelledItems', 'soldVnd', 'changedVnd', 'cancelledVnd', 'revenueVnd'];

function figures(lines: readonly Line[]): number[] {
  const sum = (of: (line: Line) => number) => lines.reduce((all, line) => all + of(line), 0);
  const amountOf = (cause: string) => sum((line) => (line.cause === cause ? line.amountVnd : 0));
  return [
    sum(({ cause, items }) => (cause === 'sold' ? items : 0)),
    sum(({ cause, items }) => (cause === 'cancelled' ? -items : 0)),
    amountOf('sold'),
    amountOf('changed'),
    amountOf('cancelled'),
    sum(({ amountVnd }) => amountVnd),
  ];
}

test('a cancellation and its refund stand on their own days, and only what is gone is lost', async () => {
  const { db } = database;
  const queue = createFakeQueue();
  const hotel = await createProductOfKind(db, 'hotel');
  const sold = new Date('2028-03-31T16:59:00Z');
  await sql`UPDATE inventory SET day = day + 486 WHERE unit_id = ${hotel.unitIds[0]}`.execute(db);
  await sql`UPDATE daily_rates SET day = day + 486 WHERE unit_id = ${hotel.unitIds[0]}`.execute(db);
  const booking = await bookAndPay(db, queue, [itemOf(hotel, '2028-04-10')], sold);
  // A minute past midnight of the 4th in Vietnam.
  const result = await cancelBooking(
    db,
    queue,
    { code: booking.code, actor: 'guest' },
    new Date('2028-04-03T17:01:00Z'),
  );
  expect(result).toMatchObject({ ok: true });
  const refundVnd = (result as { refundVnd: number }).refundVnd;
  const april = { by: 'ngay', fromOn: '2028-03-31', untilOn: '2028-04-04' } as const;
  const { rows } = await run('huy', april);
  expect(
    rows.map(({ key, values }) => [key, values.soldItems, values.cancelledItems, values.lostVnd]),
  ).toEqual([
    ['2028-03-31', 1, 0, 0],
    ['2028-04-01', 0, 0, 0],
    ['2028-04-02', 0, 0, 0],
    ['2028-04-03', 0, 0, 0],
    ['2028-04-04', 0, 1, refundVnd],
  ]);
  const refunds = await run('hoan-tien', { ...april, by: 'ly-do' });
  expect(refunds.rows).toMatchObject([
    {
      key: 'cancelled',
      title: 'Hủy đặt chỗ',
      values: { askedCount: 1, askedVnd: refundVnd, doneCount: 0, doneVnd: 0 },
    },
  ]);
  expect((await run('hoan-tien', { ...april, untilOn: '2028-04-03' })).rows).toEqual([]);
  expect((await run('huy', { ...april, fromOn: '2028-04-01', by: 'loai' })).total.share).toBe(0);
});

test('what a period added for each month of service stands beside the period before', async () => {
  const { db } = database;
  const { id } = await createBookingRow(db);
  const [hotel] = products as [TestProductOfKind];
  const base = { kind: 'hotel', productId: hotel.productId, province: null, channel: 'web', cause: 'sold' };
  const add = (day: string, fromOn: string, amountVnd: number, items = 1) =>
    write(id, { ...base, at: new Date(`${day}T05:00:00Z`), fromOn, items, amountVnd });
  await add('2030-01-01', '2030-05-02', 1);
  await add('2030-02-05', '2030-05-03', 10);
  await add('2030-02-12', '2030-05-04', 100);
  await add('2030-02-12', '2030-06-01', 1000);
  await add('2030-02-20', '2030-06-01', 9999);
  const { rows } = await run('dat-them', { by: 'thang-di', fromOn: '2030-02-08', untilOn: '2030-02-14' });
  expect(rows.map(({ title, values }) => [title, ...Object.values(values)])).toEqual([
    ['05/2030', 1, 100, 1, 10, 111],
    ['06/2030', 1, 1000, 0, 0, 1000],
  ]);
});

test('occupancy is what is sold of what is on sale; closed days have only what is sold', async () => {
  const { db } = database;
  const queue = createFakeQueue();
  const hotel = await createProductOfKind(db, 'hotel', { allotment: 4 });
  const now = new Date('2026-12-01T03:00:00Z');
  const unitId = hotel.unitIds[0] as number;
  await bookAndPay(db, queue, [itemOf(hotel, '2026-12-10', { to: '2026-12-12' })], now);
  await book(db, queue, [itemOf(hotel, '2026-12-10')], now);
  await sql`UPDATE inventory SET closed = true WHERE unit_id = ${unitId} AND day = '2026-12-11'`.execute(db);
  await countOccupancy(at('2026-12-01'));
  expect(await countOccupancy(at('2026-12-01'))).toBe(0);
  const { rows } = await run('lap-day', { by: 'san-pham', fromOn: '2026-12-10', untilOn: '2026-12-12' });
  const own = rows.find(({ key }) => key === String(hotel.productId));
  // 4 + 1 + 4 places, of which the first two days have one sold each.
  expect(own?.values).toEqual({ places: 9, sold: 2, share: 22.2 });
  const days = await run('lap-day', {
    by: 'ngay',
    fromOn: '2026-12-11',
    untilOn: '2026-12-11',
    kind: 'hotel',
  });
  expect(days.rows[0]?.values.sold).toBe(1);
});
