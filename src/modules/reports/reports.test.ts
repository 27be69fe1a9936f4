import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { book } from '#tests/factories/booking.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { countOccupancy, forgetOccupancy } from './commands/count-occupancy.ts';
import { runReport } from './queries/run-report.ts';
import { formatValue } from './rules/format-value.ts';
import type { ReportAsk } from './rules/report-ask.ts';
import type { Grouping, ReportKind } from './rules/report-kind.ts';
import { findReportKind } from './rules/report-kinds.ts';

const database = setUpTestDatabase();
const kindNamed = (slug: string) => findReportKind(slug) as ReportKind;
const run = (slug: string, ask: ReportAsk) => runReport(database.db, kindNamed(slug), ask);
const at = (day: string) => ({ db: database.db, clock: { now: () => new Date(`${day}T05:00:00Z`) } });

test('a cancellation and its refund are reported on their own days, and only what is gone is lost', async () => {
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

test('a booking with a code is counted once, on its first item, by code, day and month; later changes count no second one', async () => {
  const { db } = database;
  const hotel = await createProductOfKind(db, 'hotel');
  const { id: promotion_id } = await db
    .insertInto('promotions')
    .values({ code: 'MOTLAN', title: 'Một lần', percent: 10, from_on: '2031-01-01', to_on: '2031-12-31' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bookings: string[] = [];
  for (const _ of [1, 2]) {
    const made = await book(
      db,
      createFakeQueue(),
      [itemOf(hotel, '2026-12-10')],
      new Date('2026-12-01T03:00:00Z'),
    );
    bookings.push(made.id);
  }
  const { supplier_id } = await db
    .selectFrom('products')
    .select('supplier_id')
    .where('id', '=', hotel.productId)
    .executeTakeFirstOrThrow();
  const { rate_plan_id } = await db
    .selectFrom('booking_items')
    .select('rate_plan_id')
    .where('booking_id', '=', bookings[0] as string)
    .executeTakeFirstOrThrow();
  const line = (booking: number, position: number, cause: string, day: string, amount_vnd: number) => ({
    ...{
      booking_id: bookings[booking] as string,
      position,
      cause,
      at: new Date(`${day}T05:00:00Z`),
      kind: 'hotel',
    },
    ...{
      product_id: hotel.productId,
      unit_id: hotel.unitIds[0] as number,
      rate_plan_id,
      supplier_id,
      promotion_id,
    },
    ...{ channel: 'web', from_on: '2031-06-01', to_on: '2031-06-02', items: 1, unit_nights: 1, guests: 2 },
    ...{ amount_vnd, discount_vnd: amount_vnd / 10 },
  });
  await db
    .insertInto('sale_lines')
    .values([
      ...[0, 1, 2].map((position) => line(0, position, 'sold', '2031-05-30', 100_000)),
      // Its former first item was removed before it was sold.
      ...[1, 2].map((position) => line(1, position, 'sold', '2031-06-02', 200_000)),
      line(0, 0, 'changed', '2031-06-02', 50_000),
      line(0, 1, 'cancelled', '2031-06-03', -100_000),
    ])
    .execute();
  const span = { fromOn: '2031-05-01', untilOn: '2031-06-30' };
  const sums = async (by: Grouping) =>
    (await run('khuyen-mai', { by, ...span })).rows
      .filter(({ values }) => values.revenueVnd !== 0)
      .map(({ key, values }) => [key, values.bookings, values.revenueVnd, values.discountVnd]);
  expect(await sums('ngay')).toEqual([
    ['2031-05-30', 1, 300_000, 30_000],
    ['2031-06-02', 1, 450_000, 45_000],
    ['2031-06-03', 0, -100_000, -10_000],
  ]);
  expect(await sums('thang')).toEqual([
    ['2031-05', 1, 300_000, 30_000],
    ['2031-06', 1, 350_000, 35_000],
  ]);
  expect(await sums('ma')).toEqual([[String(promotion_id), 2, 650_000, 65_000]]);
});

test('occupancy is sold over on sale; closed days count only what is sold', async () => {
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
  // 4 + 1 + 4 of inventory, of which one is sold on each of the first two days.
  expect(own?.values).toEqual({ places: 9, sold: 2, share: 22.2 });
  const days = await run('lap-day', {
    by: 'ngay',
    fromOn: '2026-12-11',
    untilOn: '2026-12-11',
    kind: 'hotel',
  });
  expect(days.rows[0]?.values.sold).toBe(1);
});

test('little of many places is not shown as nothing', async () => {
  const { db } = database;
  const { productId: product_id } = await createProductOfKind(db, 'hotel');
  const row = { product_id, day: '2031-05-05', places: 30_000, sold: 1, counted_at: new Date() };
  await db.insertInto('occupancy_days').values(row).execute();
  const span = { fromOn: '2031-05-05', untilOn: '2031-05-05' };
  const { rows } = await run('lap-day', { by: 'san-pham', ...span });
  const share = rows.find(({ key }) => key === String(product_id))?.values.share ?? 0;
  expect(share).toBe(0.003);
  expect([share, 0, 1, 22.2, 0.4].map((value) => formatValue(value, 'percent'))).toEqual([
    ...['0,003 %', '0 %', '1 %', '22,2 %', '0,4 %'],
  ]);
});

test('occupancy counts are deleted when no report covers them any more', async () => {
  const { db } = database;
  const { productId: product_id } = await createProductOfKind(db, 'hotel');
  const row = { product_id, places: 3, sold: 1, counted_at: new Date() };
  for (const day of ['2020-11-25', '2020-11-30'])
    await db
      .insertInto('occupancy_days')
      .values({ ...row, day })
      .execute();
  expect(await forgetOccupancy(at('2026-12-01'))).toBe(1);
  const left = await db
    .selectFrom('occupancy_days')
    .select('day')
    .where('product_id', '=', product_id)
    .execute();
  expect(left).toEqual([{ day: '2020-11-30' }]);
});

test('occupancy is the sum of its days, in every grouping', async () => {
  const { db } = database;
  const random = seededRandom(7);
  const place = { region: 'north', sub_region: '', type: 'province', lat: 20, lng: 107 };
  const provinces = await db
    .insertInto('provinces')
    .values(['lao-cai', 'da-nang'].map((slug) => ({ ...place, slug, title: slug, code: slug })))
    .returning(['id', 'slug'])
    .execute();
  const counts: { key: Partial<Record<Grouping, string>>; places: number; sold: number }[] = [];
  for (const kind of ['hotel', 'tour', 'tour'] as const) {
    const { productId: product_id } = await createProductOfKind(db, kind);
    const [of] = random.chance(0.5) ? provinces : provinces.toReversed();
    if (!of) throw new Error('no province');
    const at = provinces.map(({ id }) => ({ product_id, province_id: id, position: id === of.id ? 0 : 1 }));
    await db.insertInto('product_provinces').values(at).execute();
    for (const day of ['2030-01-31', '2030-02-01', '2030-02-15', '2030-03-01']) {
      const [places, sold] = [1 + random.below(9), random.below(5)];
      const row = { day, product_id, places, sold, counted_at: new Date() };
      await db.insertInto('occupancy_days').values(row).execute();
      const key = { ngay: day, thang: day.slice(0, 7), loai: kind, 'san-pham': `${product_id}` } as const;
      counts.push({ key: { ...key, 'diem-den': of.slug }, places, sold });
    }
  }
  const span = { fromOn: '2030-01-01', untilOn: '2030-02-28' };
  for (const by of kindNamed('lap-day').groupings)
    for (const narrow of [
      {},
      { kind: 'tour' },
      { province: 'da-nang' },
      { kind: 'tour', province: 'lao-cai' },
    ]) {
      const within = counts.filter(
        ({ key }) =>
          (key.ngay as string) <= span.untilOn &&
          (!narrow.kind || key.loai === narrow.kind) &&
          (!narrow.province || key['diem-den'] === narrow.province),
      );
      const sum = (of: typeof counts) => [
        of.reduce((all, { places }) => all + places, 0),
        of.reduce((all, { sold }) => all + sold, 0),
      ];
      const wanted = [...Map.groupBy(within, ({ key }) => key[by])].map(([key, of]) => [key, ...sum(of)]);
      const { rows } = await run('lap-day', { by, ...span, ...narrow });
      const got = rows.map(({ key, values }) => [key, values.places, values.sold]);
      expect(got.filter(([, places]) => places !== 0).sort(), `${by} ${JSON.stringify(narrow)}`).toEqual(
        wanted.sort(),
      );
    }
});
