import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { createBookingRow } from '#tests/factories/booking-row.ts';
import { createProductOfKind, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { type Random, seededRandom } from '#tests/support/seeded-random.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { sumSaleDays } from './commands/sum-sale-days.ts';
import { runReport } from './queries/run-report.ts';
import type { ReportAsk } from './rules/report-ask.ts';
import type { ReportKind } from './rules/report-kind.ts';
import { findReportKind } from './rules/report-kinds.ts';

const database = setUpTestDatabase();
let product: TestProductOfKind;
beforeAll(async () => {
  product = await createProductOfKind(database.db, 'tour');
}, 60_000);

const run = (db: Executor, slug: string, ask: ReportAsk) =>
  runReport(db, findReportKind(slug) as ReportKind, ask);
const sumAt = (day: string) =>
  sumSaleDays({ db: database.db, clock: { now: () => instantInVietnam(day, '12:00') } });

interface Line {
  bookingId: string;
  cause: string;
  at: Date;
  channel: string;
  amountVnd: number;
}

async function write(db: Executor, { bookingId, cause, at, channel, amountVnd }: Line): Promise<void> {
  const { productId, unitIds, planIds, kind } = product;
  const items = cause === 'sold' ? 1 : cause === 'cancelled' ? -1 : 0;
  await sql`
    INSERT INTO sale_lines (booking_id, position, cause, at, kind, product_id, unit_id, rate_plan_id, supplier_id, channel, from_on,
      to_on, items, unit_nights, guests, amount_vnd, costed_vnd)
    SELECT ${bookingId}, 0, ${cause}, ${at}, ${kind}, id, ${unitIds[0]}, ${planIds[0]}, supplier_id, ${channel}, '2029-01-01',
      '2029-01-02', ${items}, ${items}, ${items}, ${amountVnd}, 0
    FROM products WHERE id = ${productId}`.execute(db);
}

/** The expected report, calculated from every line and booking. */
async function sourcesOfAllLines(db: Executor, { by, fromOn, untilOn }: ReportAsk): Promise<string[]> {
  const key = { ngay: sql`l.day::text`, thang: sql`to_char(l.day, 'YYYY-MM')` }[by as string];
  const { rows } = await sql<{ line: string }>`
    WITH web AS (
      SELECT ${key ?? sql`coalesce(b.source, '')`} AS key, coalesce(b.source, '') AS source, l.day, l.cause, l.booking_id, l.amount_vnd
      FROM sale_lines l JOIN bookings b ON b.id = l.booking_id WHERE l.channel = 'web' AND l.day BETWEEN ${fromOn} AND ${untilOn})
    SELECT concat_ws(' ', key,
      count(DISTINCT (day, booking_id)) FILTER (WHERE cause = 'sold'),
      count(DISTINCT (day, booking_id)) FILTER (WHERE cause = 'sold' AND source <> ''), sum(amount_vnd)) AS line
    FROM web GROUP BY key`.execute(db);
  return rows.map(({ line }) => line).sort();
}

async function sourcesOfReport(db: Executor, ask: ReportAsk): Promise<string[]> {
  const { rows } = await run(db, 'nguon-khach', ask);
  return (
    rows
      .filter(({ values }) => ask.by !== 'ngay' || Object.values(values).some(Boolean))
      .map(({ key, values }) => [key, values.bookings, values.known, values.revenueVnd])
      // In the format of `concat_ws`.
      .map((cells) => cells.join(' '))
      .sort()
  );
}

test('sources match the lines at every moment, while people book and days are summed', async () => {
  const { db } = database;
  const random = seededRandom(616);
  const bookings: string[] = [];
  for (const source of ['google', 'google', 'zalo', 'thu-tet', null, null, null]) {
    const { id } = await createBookingRow(db);
    await db.updateTable('bookings').set({ source }).where('id', '=', id).execute();
    bookings.push(id);
  }
  const lineOf = (one: Random): Line => {
    const day = addDays('2028-01-01', one.below(60));
    return {
      bookingId: one.pick(bookings),
      cause: one.pick(['sold', 'sold', 'changed', 'cancelled']),
      at: instantInVietnam(day, one.pick(['00:00', '12:30', '23:59'])),
      channel: one.pick(['web', 'web', 'office']),
      amountVnd: 1 + one.below(1_000_000),
    };
  };
  const compare = (by: ReportAsk['by']) => {
    const fromOn = addDays('2027-12-20', random.below(50));
    const ask = { by, fromOn, untilOn: addDays(fromOn, random.below(60)) };
    // Both see the same snapshot.
    const isolated = db.transaction().setIsolationLevel('repeatable read');
    return isolated.execute(async (tx) =>
      expect(await sourcesOfReport(tx, ask)).toEqual(await sourcesOfAllLines(tx, ask)),
    );
  };
  let isOver = false;
  const summer = (async () => {
    for (let step = 0; !isOver; step++) await sumAt(addDays('2028-01-02', (step * 17) % 70));
  })();
  const readers = (['nguon', 'ngay', 'thang'] as const).map(async (by) => {
    while (!isOver) await compare(by);
  });
  const writers = [1, 2, 3].map(async (writer) => {
    const own = seededRandom(writer);
    for (let count = 0; count < 50; count++)
      await db.transaction().execute(async (tx) => {
        await write(tx, lineOf(own));
        await sql`SELECT pg_sleep(${own.next() / 100})`.execute(tx);
      });
  });
  await Promise.all(writers);
  isOver = true;
  await Promise.all([summer, ...readers]);
  for (const summedOn of ['2028-01-20', '2028-06-01']) {
    await sumAt(summedOn);
    for (const by of ['nguon', 'ngay', 'thang'] as const) await compare(by);
  }
}, 60_000);

const [firstOn, days, linesOfADay] = ['2025-01-01', 400, 100];

/** Adds sales, each of its own booking, on each of many days, with only the columns that are read. */
async function addSales(db: Executor): Promise<void> {
  const { productId, unitIds, planIds, kind } = product;
  await db.connection().execute(async (connection) => {
    await sql`SET session_replication_role = replica`.execute(connection);
    await sql`
      INSERT INTO bookings (id, code, state, hold_id, full_name, phone, email, consents, quote, total_vnd, due_now_vnd, access_token_hash)
      SELECT md5(n::text)::uuid, 'DV' || upper(translate(lpad(to_hex(n), 7, '0'), '01', 'GH')), 'completed', md5(n::text)::uuid, 'x', 'x',
        'x', '{}', '{}', 1000000, 1000000, '' FROM generate_series(1, ${days * linesOfADay}::int) n`.execute(
      connection,
    );
    await sql`
      INSERT INTO sale_lines (booking_id, position, cause, at, kind, product_id, unit_id, rate_plan_id, supplier_id, channel, from_on,
        to_on, items, unit_nights, guests, amount_vnd, costed_vnd)
      SELECT md5(n::text)::uuid, 0, 'sold', ${instantInVietnam(firstOn, '12:00')}::timestamptz + n % ${days}::int * interval '1 day', ${kind}, id,
        ${unitIds[0]}, ${planIds[0]}, supplier_id, 'web', '2026-06-01', '2026-06-02', 1, 1, 2, 1000000, 0
      FROM products, generate_series(1, ${days * linesOfADay}::int) n WHERE id = ${productId}`.execute(
      connection,
    );
    // What the trigger, which was skipped, would have done.
    await sql`UPDATE sale_days_summed SET until_on = '2000-01-01'`.execute(connection);
    await sql`VACUUM ANALYZE bookings, sale_lines`.execute(connection);
    await sql`RESET ALL`.execute(connection);
  });
}

test('a report of many days reads lines and bookings only of days without totals', async () => {
  const { db } = database;
  await addSales(db);
  const untilOn = addDays(firstOn, days - 1);
  await sumAt(untilOn);
  for (const [slug, by] of [
    ['nguon-khach', 'nguon'],
    ['nguon-khach', 'ngay'],
    ['doanh-thu', 'ngay'],
    ['doanh-thu', 'san-pham'],
    ['huy', 'thang'],
    ['chuyen-doi', 'ngay'],
  ] as const) {
    const { total, read } = await db.transaction().execute(async (tx) => {
      await sql`SET LOCAL max_parallel_workers_per_gather = 0`.execute(tx);
      const before = await rowsRead(tx);
      const report = await run(tx, slug, { by, fromOn: firstOn, untilOn });
      const after = await rowsRead(tx);
      const read = {
        lines: after.sale_lines - before.sale_lines,
        bookings: after.bookings - before.bookings,
      };
      return { total: report.total, read };
    });
    const sold = total.bookings ?? total.soldItems ?? total.paid;
    expect(sold, `${slug} ${by}`).toBe(days * linesOfADay);
    expect(read.lines, `${slug} ${by}`).toBeLessThanOrEqual(3 * linesOfADay);
    expect(read.bookings, `${slug} ${by}`).toBeLessThanOrEqual(3 * linesOfADay);
  }
}, 60_000);

/**
 * Number of rows of tables that this connection has read and not yet reported to the statistics: reads before this
 * transaction may be included.
 */
async function rowsRead(tx: Tx): Promise<{ sale_lines: number; bookings: number }> {
  const { rows } = await sql<{ relname: 'sale_lines' | 'bookings'; count: number }>`
    SELECT relname, (seq_tup_read + idx_tup_fetch)::int AS count FROM pg_stat_xact_user_tables
    WHERE relname IN ('sale_lines', 'bookings')`.execute(tx);
  return { sale_lines: 0, bookings: 0, ...Object.fromEntries(rows.map((row) => [row.relname, row.count])) };
}
