import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { createBookingRow } from '#tests/factories/booking-row.ts';
import { createProductOfKind, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { type Random, seededRandom } from '#tests/support/seeded-random.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { proveSaleSums } from './commands/prove-sale-sums.ts';
import { sumSaleDays } from './commands/sum-sale-days.ts';
import { runReport } from './queries/run-report.ts';
import type { ReportAsk } from './rules/report-ask.ts';
import type { Grouping, ReportKind } from './rules/report-kind.ts';
import { findReportKind } from './rules/report-kinds.ts';
import { coarsestOf, rollUps } from './rules/roll-ups.ts';

const database = setUpTestDatabase();
let products: (TestProductOfKind & { supplierId: number })[];
let provinceIds: number[];
let bookingId: string;
const slugs = ['quang-ninh', 'da-nang'];
const run = (slug: string, ask: ReportAsk) => runReport(database.db, findReportKind(slug) as ReportKind, ask);
const sumAt = (day: string) =>
  sumSaleDays({ db: database.db, clock: { now: () => instantInVietnam(day, '12:00') } });
const errors: unknown[] = [];
const prove = () =>
  proveSaleSums({
    db: database.db,
    log: { error: (what: unknown) => errors.push(what) },
  } as unknown as Parameters<typeof proveSaleSums>[0]);

beforeAll(async () => {
  const { db } = database;
  products = [];
  for (const kind of ['hotel', 'tour', 'cruise'] as const) {
    const product = await createProductOfKind(db, kind);
    const { supplier_id: supplierId } = await db
      .selectFrom('products')
      .select('supplier_id')
      .where('id', '=', product.productId)
      .executeTakeFirstOrThrow();
    products.push({ ...product, supplierId });
  }
  const place = { region: 'north', sub_region: '', type: 'province', lat: 20, lng: 107 };
  const provinces = slugs.map((slug) => ({ ...place, slug, title: slug, code: slug }));
  const made = await db.insertInto('provinces').values(provinces).returning('id').execute();
  provinceIds = made.map(({ id }) => id);
  bookingId = (await createBookingRow(db)).id;
}, 60_000);

interface Line {
  cause: string;
  day: string;
  clock: string;
  product: (typeof products)[number];
  province: number | null;
  channel: string;
  fromOn: string;
  items: number;
  amountVnd: number;
  costVnd: number | null;
}

async function write(db: Executor, line: Line): Promise<void> {
  const { product, cause, province, channel, fromOn, items, amountVnd, costVnd } = line;
  await sql`
    INSERT INTO sale_lines (booking_id, position, cause, at, kind, product_id, unit_id, rate_plan_id, supplier_id, province_id,
      channel, from_on, to_on, items, unit_nights, guests, amount_vnd, cost_vnd, costed_vnd)
    VALUES (${bookingId}, 0, ${cause}, ${instantInVietnam(line.day, line.clock)}, ${product.kind}, ${product.productId},
      ${product.unitIds[0]}, ${product.planIds[0]}, ${product.supplierId}, ${province}, ${channel}, ${fromOn}, ${fromOn},
      ${items}, ${items}, ${items}, ${amountVnd}, ${costVnd}, ${costVnd === null ? 0 : amountVnd})`.execute(
    db,
  );
}

/** A random line within some days from 2026-09-20, often at the last or first minute of its day. */
function lineOf(random: Random, days = 140): Line {
  const cause = random.pick(['sold', 'sold', 'changed', 'cancelled']);
  const amountVnd = (cause === 'cancelled' ? -1 : 1) * (1 + random.below(5_000_000));
  return {
    cause,
    day: addDays('2026-09-20', random.below(days)),
    clock: random.pick(['00:00', '00:01', '12:30', '23:59']),
    product: random.pick(products),
    province: random.pick([null, ...provinceIds]),
    channel: random.pick(['web', 'office', 'offer']),
    fromOn: random.pick(['2026-10-31', '2026-11-01', '2026-12-24', '2027-03-01']),
    items: cause === 'changed' ? 0 : cause === 'sold' ? 1 : -1,
    amountVnd,
    costVnd: random.chance(0.7) ? Math.round(amountVnd * 0.8) : null,
  };
}

/** Random periods of a report: whole months, parts of some, one day, everything. */
function askOf(random: Random): Omit<ReportAsk, 'by'> {
  const spans: [string, string][] = [
    ['2026-09-01', '2027-02-28'],
    ['2026-10-01', '2026-11-30'],
    ['2026-10-02', '2026-12-30'],
    ['2026-11-30', '2026-12-01'],
    ['2026-12-31', '2026-12-31'],
  ];
  const somewhere = addDays('2026-09-20', random.below(100));
  const [fromOn, untilOn] = random.pick([
    ...spans,
    [somewhere, addDays(somewhere, random.below(90))] as const,
  ]);
  return {
    fromOn,
    untilOn,
    kind: random.pick([undefined, undefined, 'tour']),
    province: random.pick([undefined, undefined, 'da-nang']),
    channel: random.pick([undefined, undefined, 'web']),
  };
}

const keyOf: Partial<Record<Grouping, (line: Line) => string>> = {
  ngay: ({ day }) => day,
  thang: ({ day }) => day.slice(0, 7),
  loai: ({ product }) => product.kind,
  'san-pham': ({ product }) => String(product.productId),
  'diem-den': ({ province }) => slugs[provinceIds.indexOf(province ?? 0)] ?? '',
  kenh: ({ channel }) => channel,
  ncc: ({ product }) => String(product.supplierId),
  'thang-di': ({ fromOn }) => fromOn.slice(0, 7),
};
const sum = (lines: readonly Line[], of: (line: Line) => number | null) =>
  lines.reduce((all, line) => all + (of(line) ?? 0), 0);

const amountOf = (lines: readonly Line[], cause: string) =>
  sum(lines, (line) => (line.cause === cause ? line.amountVnd : 0));

/** The expected numbers of a report for lines, by its columns. */
const figuresOf: Record<string, (lines: readonly Line[]) => Record<string, number>> = {
  'doanh-thu': (lines) => ({
    soldItems: sum(lines, ({ cause, items }) => (cause === 'sold' ? items : 0)),
    soldVnd: amountOf(lines, 'sold'),
    changedVnd: amountOf(lines, 'changed'),
    cancelledVnd: amountOf(lines, 'cancelled'),
    revenueVnd: sum(lines, ({ amountVnd }) => amountVnd),
    costVnd: sum(lines, ({ costVnd }) => costVnd),
    marginVnd: sum(lines, ({ amountVnd, costVnd }) => (costVnd === null ? 0 : amountVnd - costVnd)),
  }),
  huy: (lines) => ({
    cancelledItems: sum(lines, ({ cause, items }) => (cause === 'cancelled' ? -items : 0)),
    lostVnd: -amountOf(lines, 'cancelled'),
    soldItems: sum(lines, ({ cause, items }) => (cause === 'sold' ? items : 0)),
  }),
  'phai-tra': (lines) => ({ costVnd: sum(lines, ({ costVnd }) => costVnd) }),
};

/** Compares the non-zero rows and the total with the numbers calculated from the lines. */
async function compare(slug: string, ask: ReportAsk, lines: readonly Line[]): Promise<void> {
  const within = lines.filter(
    ({ day, product, channel, province }) =>
      day >= ask.fromOn &&
      day <= ask.untilOn &&
      (!ask.kind || product.kind === ask.kind) &&
      (!ask.channel || channel === ask.channel) &&
      (!ask.province || province === provinceIds[1]),
  );
  const figures = figuresOf[slug] as (typeof figuresOf)[string];
  const names = Object.keys(figures([]));
  const rowText = (key: string, values: Readonly<Record<string, number>>) =>
    [key, ...names.map((name) => (values[name] ?? 0) + 0)].join(' ');
  const isSome = (row: string) => !/^\S*( 0)+$/.test(row);
  const wanted = [...Map.groupBy(within, keyOf[ask.by] as (line: Line) => string)];
  const { rows, total } = await run(slug, ask);
  const what = `${slug} ${JSON.stringify(ask)}`;
  expect(
    rows
      .map(({ key, values }) => rowText(key, values))
      .filter(isSome)
      .sort(),
    what,
  ).toEqual(
    wanted
      .map(([key, group]) => rowText(key, figures(group)))
      .filter(isSome)
      .sort(),
  );
  expect(rowText('', total), what).toBe(rowText('', figures(within)));
}

/** Compares the report of sources, which counts the web channel only; all lines belong to one booking without a source. */
async function compareSources(
  { fromOn, untilOn }: Omit<ReportAsk, 'by'>,
  lines: readonly Line[],
): Promise<void> {
  const within = lines.filter(({ day, channel }) => channel === 'web' && day >= fromOn && day <= untilOn);
  const wanted = [...Map.groupBy(within, ({ day }) => day)].map(([day, group]) => [
    day,
    group.some(({ cause }) => cause === 'sold') ? 1 : 0,
    sum(group, ({ amountVnd }) => amountVnd),
  ]);
  const { rows } = await run('nguon-khach', { by: 'ngay', fromOn, untilOn });
  const actual = rows.map(({ key, values }) => [key, values.bookings, values.revenueVnd]);
  expect(actual.filter(([, ...values]) => values.some(Boolean)).sort()).toEqual(
    wanted.filter(([, ...values]) => values.some(Boolean)).sort(),
  );
}

/** Compares pick-up: a period, the one before it and all time, by month of service. */
async function comparePickUp(ask: Omit<ReportAsk, 'by'>, lines: readonly Line[]): Promise<void> {
  const days = (Date.parse(ask.untilOn) - Date.parse(ask.fromOn)) / 86_400_000 + 1;
  const beforeOn = addDays(ask.fromOn, -days);
  const within = lines.filter(
    ({ day, product, channel, province }) =>
      day <= ask.untilOn &&
      (!ask.kind || product.kind === ask.kind) &&
      (!ask.channel || channel === ask.channel) &&
      (!ask.province || province === provinceIds[1]),
  );
  const wanted = [...Map.groupBy(within, ({ fromOn }) => fromOn.slice(0, 7))]
    .filter(([, group]) => group.some(({ day }) => day >= beforeOn))
    .map(([key, group]) => {
      const now = group.filter(({ day }) => day >= ask.fromOn);
      const before = group.filter(({ day }) => day >= beforeOn && day < ask.fromOn);
      const both = [now, before].flatMap((some) => [
        sum(some, ({ items }) => items),
        sum(some, ({ amountVnd }) => amountVnd),
      ]);
      return [key, ...both, sum(group, ({ amountVnd }) => amountVnd)];
    });
  const { rows } = await run('dat-them', { ...ask, by: 'thang-di' });
  expect(
    rows.map(({ key, values }) => [key, ...Object.values(values)]),
    JSON.stringify(ask),
  ).toEqual(wanted.sort());
}

test('whatever is summed and whichever roll-up is used, a report is the sum of the lines', async () => {
  const random = seededRandom(17);
  const lines: Line[] = [];
  const add = async (count: number) => {
    for (const line of Array.from({ length: count }, () => lineOf(random))) {
      lines.push(line);
      await write(database.db, line);
    }
  };
  const compareAll = async () => {
    for (let round = 0; round < 6; round++) {
      const ask = askOf(random);
      for (const slug of ['doanh-thu', 'huy'])
        for (const { by } of (findReportKind(slug) as ReportKind).groupings.map((by) => ({ by })))
          await compare(slug, { ...ask, by }, lines);
      for (const by of ['ncc', 'ngay', 'thang'] as const)
        await compare('phai-tra', { by, fromOn: ask.fromOn, untilOn: ask.untilOn }, lines);
      await comparePickUp(ask, lines);
      await compareSources(ask, lines);
    }
    expect(await prove()).toBe(0);
  };
  await add(300);
  await compareAll();
  // In the middle of a month, around its end, after late lines, and when everything is summed.
  for (const day of ['2026-10-20', '2026-11-30', '2026-12-01', '2026-12-02', '2027-01-15', '2027-04-01']) {
    await sumAt(day);
    await compareAll();
    await add(5);
    await compareAll();
  }
  await sumAt('2027-04-01');
  expect(await sumAt('2027-04-01')).toBe(0);
  await compareAll();
  for (const table of [...rollUps.map((one) => one.table), 'sale_source_days'])
    expect(await countRows(table), table).toBeGreaterThan(8);
}, 120_000);

async function countRows(table: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM ${sql.table(table)}`.execute(database.db);
  return rows[0]?.count ?? 0;
}

test('pick-up of each month of service is shown beside the previous period', async () => {
  const base = { ...lineOf(seededRandom(5)), cause: 'sold', items: 1 };
  for (const [day, fromOn, amountVnd] of [
    ['2030-01-01', '2030-05-02', 1],
    ['2030-02-05', '2030-05-03', 10],
    ['2030-02-12', '2030-05-04', 100],
    ['2030-02-12', '2030-06-01', 1000],
    ['2030-02-20', '2030-06-01', 9999],
  ] as const)
    await write(database.db, { ...base, day, fromOn, amountVnd });
  const { rows } = await run('dat-them', { by: 'thang-di', fromOn: '2030-02-08', untilOn: '2030-02-14' });
  expect(rows.map(({ title, values }) => [title, ...Object.values(values)])).toEqual([
    ['05/2030', 1, 100, 1, 10, 111],
    ['06/2030', 1, 1000, 0, 0, 1000],
  ]);
});

test('the coarsest roll-up with the requested dimensions is used', () => {
  expect(coarsestOf([], true).table).toBe('sale_day_totals');
  expect(coarsestOf(['kind', 'channel'], false).table).toBe('sale_day_totals');
  expect(coarsestOf(['product_id'], false).table).toBe('sale_months');
  expect(coarsestOf(['month_on', 'province_id'], false).table).toBe('sale_pick_up_months');
  expect(coarsestOf(['province_id'], true).table).toBe('sale_days');
  expect(coarsestOf(['product_id', 'month_on'], false).table).toBe('sale_days');
});

test('a total waits for a written but uncommitted line, and includes it', async () => {
  const random = seededRandom(3);
  await sumAt('2027-06-01');
  const whole = { by: 'kenh', fromOn: '2027-06-01', untilOn: '2027-07-31' } as const;
  const line = {
    ...lineOf(random),
    cause: 'sold',
    day: '2027-06-15',
    items: 1,
    amountVnd: 777,
    costVnd: null,
  };
  let isSummed = false;
  let summing: Promise<unknown> | undefined;
  await database.db.transaction().execute(async (writer) => {
    await write(writer, line);
    summing = sumAt('2027-08-01').then(() => {
      isSummed = true;
    });
    await isWaiting();
    expect(isSummed).toBe(false);
  });
  await summing;
  expect(isSummed).toBe(true);
  expect((await run('doanh-thu', whole)).total).toMatchObject({ soldItems: 1, soldVnd: 777 });
  expect(await prove()).toBe(0);
});

/** Waits until another connection is blocked by the writer. */
async function isWaiting(): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const { rows } = await sql`
      SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 240 AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(database.db);
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nobody waits');
}

test('lines written while totals are built are all in the reports', async () => {
  const random = seededRandom(29);
  const lines = Array.from({ length: 120 }, () => ({
    ...lineOf(random),
    day: addDays('2028-01-01', random.below(90)),
  }));
  let isOver = false;
  const summer = (async () => {
    for (let step = 0; !isOver; step++) await sumAt(addDays('2028-01-10', (step * 13) % 120));
  })();
  const writers = [0, 1, 2, 3].map(async (writer) => {
    for (const line of lines.filter((_, index) => index % 4 === writer))
      await database.db.transaction().execute(async (tx) => {
        await write(tx, line);
        await sql`SELECT pg_sleep(${random.next() / 100})`.execute(tx);
      });
  });
  await Promise.all(writers);
  isOver = true;
  await summer;
  await sumAt('2028-05-01');
  for (const by of ['ngay', 'thang', 'san-pham'] as const)
    await compare('doanh-thu', { by, fromOn: '2028-01-01', untilOn: '2028-04-30' }, lines);
  expect(await prove()).toBe(0);
}, 60_000);

test('a wrong roll-up is found and rebuilt', async () => {
  const random = seededRandom(41);
  for (let count = 0; count < 60; count++)
    await write(database.db, { ...lineOf(random), day: addDays('2029-01-01', random.below(80)) });
  await sumAt('2029-06-01');
  expect(await prove()).toBe(0);
  for (const { table } of rollUps) {
    const before = await contentOf(table);
    await sql`
      UPDATE ${sql.table(table)} SET sold_vnd = sold_vnd + 1
      WHERE ctid = (SELECT ctid FROM ${sql.table(table)} WHERE day = '2029-02-01' LIMIT 1)`.execute(
      database.db,
    );
    await sql`DELETE FROM ${sql.table(table)} WHERE day = '2029-03-01'`.execute(database.db);
    expect(await contentOf(table), table).not.toEqual(before);
    expect(await prove(), table).toBe(1);
    expect(errors.at(-1)).toEqual({ month: '2029-02-01', tables: [table] });
    await sumAt('2029-06-01');
    expect(await contentOf(table), table).toEqual(before);
    expect(await prove()).toBe(0);
  }
});

async function contentOf(table: string): Promise<unknown[]> {
  const { rows } = await sql<{ row: string }>`
    SELECT to_jsonb(kept)::text AS row FROM ${sql.table(table)} kept ORDER BY 1`.execute(database.db);
  return rows;
}
