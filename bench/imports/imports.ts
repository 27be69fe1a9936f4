import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { loadDemo } from '#import/load-demo.ts';
import { catalogueJobTypes } from '#modules/catalog/events.ts';
import { editDays } from '#modules/pricing/day-edits/edit-days.ts';
import { pricingJobTypes } from '#modules/pricing/jobs.ts';
import { followPublication } from '#modules/pricing/units-on-sale/units.ts';
import { sheetJobTypes } from '#modules/sheets/events.ts';
import type { SheetRef } from '#modules/sheets/kinds/sheet-kinds.ts';
import { connect, type Database } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createWorker, type Queue } from '#platform/queue/queue.ts';
import { createDiskStore } from '#platform/storage/create-disk-store.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { staff } from '#tests/factories/staff.ts';
import { importsOn } from '#tests/support/import-sheet.ts';
import { type Figure, type Measure, median } from '../measure.ts';
import type { Bench } from '../setup/bench.ts';
import { notUsed, usedFor } from '../setup/used-for.ts';
import { copiesOf } from './copies-of.ts';
import { filesOf } from './files-of.ts';

/** Rows per sheet, which stand for 10,000; `--rows` changes it. */
const usualRows = 1000;
/** 10,000 rows in a minute. */
const maxMs = 6;
/** Number of products whose follow-up job is timed. */
const followed = 40;
const cells = { units: 56, days: 90 };

/** Bulk edits by staff: products and units by a sheet, prices of days in the grid. In a copy of the demo. */
export const imports: Measure = {
  name: 'imports',
  async *run(bench, { rows = usualRows }) {
    const demo = await openDemo(bench);
    const { db } = demo;
    const now = new Date();
    const sheets: SheetRef[] = [
      ...(['hotel', 'tour', 'combo'] as const).flatMap((kind) => [
        { name: 'products', kind } as const,
        { name: 'units', kind } as const,
      ]),
      // Rows of the copied products, which have their units by now.
      ...(['pictures', 'plans', 'rules', 'components', 'promotions', 'articles'] as const).map((name) => ({
        name,
        kind: '' as const,
      })),
    ];
    for (const ref of sheets) yield await importCopies(demo, ref, { rows, now });
    for (const ref of [
      { name: 'products', kind: 'hotel' },
      { name: 'units', kind: 'hotel' },
      { name: 'promotions', kind: '' },
      { name: 'articles', kind: '' },
    ] as const)
      yield await undoCopies(demo, ref, { rows: usualRows, now });
    yield await follow(db, now);
    yield await setPrices(db, now);
  },
};

interface Site {
  db: Database;
  /** The site's own. Nobody does its jobs, as if the workers had not come to them yet. */
  queue: Queue;
}

async function openDemo(bench: Bench): Promise<Site> {
  const server = await bench.databaseServer();
  const url = server.replace(/\/[^/]*$/, '/imports');
  const admin = connect(server, { max: 1 });
  await sql`CREATE DATABASE imports`.execute(admin.db);
  await admin.close();
  await migrate(url, 'db/migrations');
  const { db, close } = connect(url, { max: 4 });
  bench.onStop(close);
  const pictures = mkdtempSync(join(tmpdir(), 'neo-viet-bench-pictures-'));
  bench.onStop(() => rmSync(pictures, { recursive: true, force: true }));
  await db.transaction().execute(async (tx) => {
    await sql`SET LOCAL statement_timeout = '10min'`.execute(tx);
    await loadDemo(tx, createDiskStore(pictures), dayInVietnam(new Date()));
  });
  await sql`VACUUM ANALYZE`.execute(db);
  const queue = createWorker(url, pino({ level: 'warn' }));
  bench.onStop(() => queue.stop());
  await queue.start([...sheetJobTypes, ...catalogueJobTypes, ...pricingJobTypes]);
  return { db, queue };
}

interface Copies {
  rows: number;
  now: Date;
}

/**
 * Imports copies of the demo's rows and measures how long a row takes to be checked and written, with the processor time
 * of site and database.
 */
async function importCopies(demo: Site, ref: SheetRef, { rows, now }: Copies): Promise<Figure> {
  const { db } = demo;
  const table = await copiesOf(db, ref, { rows, now });
  const files = filesOf(table);
  const sheets = importsOn(demo, now);
  const [checked, written] = [notUsed(), notUsed()];
  const counts: Record<string, number> = {};
  let refused: Readonly<Record<string, string>> | undefined;
  for (const file of files) {
    const { id } = await usedFor(db, checked, () => sheets.check(ref, file));
    const done = await usedFor(db, written, () => sheets.run(id));
    for (const [outcome, count] of Object.entries(done.counts))
      counts[outcome] = (counts[outcome] ?? 0) + count;
    refused ??= (await sheets.rows(id, 'refused'))[0]?.errors;
  }
  const [read, added] = [table.length - 1, counts.added ?? 0];
  const perRow = (used: number, count: number) => `${(used / count).toFixed(2)} ms`;
  return {
    name: `${ref.name}${ref.kind && ` of kind ${ref.kind}`}, a row`,
    value: checked.ms / read + written.ms / added,
    unit: 'ms',
    budget: { atMost: maxMs },
    note: [
      ...Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`),
      ...(refused ? [`refused ${JSON.stringify(refused)}`] : []),
      `${((checked.ms + written.ms) / 1000).toFixed(1)} s${files.length > 1 ? ` in ${files.length} files` : ''}`,
      `processor of the check: site ${perRow(checked.site, read)}, database ${perRow(checked.database, read)}`,
      `of writing: site ${perRow(written.site, added)}, database ${perRow(written.database, added)}`,
    ].join(', '),
  };
}

/** Imports the same rows and undoes the import: the time per row. */
async function undoCopies(demo: Site, ref: SheetRef, { rows, now }: Copies): Promise<Figure> {
  const { db } = demo;
  const sheets = importsOn(demo, now);
  const { id } = await sheets.check(ref, await copiesOf(db, ref, { rows, now, mark: 'u' }));
  await sheets.run(id);
  const used = notUsed();
  const { counts } = await usedFor(db, used, () => sheets.undo(id));
  const undone = counts.undone ?? 0;
  const [ms, site, database] = [used.ms, used.site, used.database].map((one) => one / undone);
  return {
    ...{ name: `${ref.name}, a row taken back`, value: ms ?? 0, unit: 'ms', budget: { atMost: maxMs } },
    note: `processor: site ${site?.toFixed(2)} ms, database ${database?.toFixed(2)} ms`,
  };
}

/** The job that follows for each product whose units were imported. */
async function follow(db: Database, now: Date): Promise<Figure> {
  const products = await db
    .selectFrom('products')
    .select('id')
    .where('code', 'like', 'N0-%')
    .where('kind', '=', 'hotel')
    .limit(followed)
    .execute();
  const times: number[] = [];
  for (const { id } of products) {
    const startedAt = performance.now();
    await followPublication(db, id, now);
    times.push(performance.now() - startedAt);
  }
  return { name: 'days, prices and card of a product follow', value: median(times), unit: 'ms', digits: 0 };
}

/** Sets a price by hand for every day of some of the demo's units, a new one each time; including cards and history. */
async function setPrices(db: Database, now: Date): Promise<Figure> {
  const from = addDays(dayInVietnam(now), 1);
  const times: number[] = [];
  let products = 0;
  for (let round = 0; round < 5; round++) {
    const { rows: days } = await sql<{ unitId: number; productId: number; day: string; seen: number }>`
      SELECT r.unit_id AS "unitId", u.product_id AS "productId", r.day, r.price_vnd AS seen
      FROM (SELECT u.id, u.product_id FROM units u JOIN products p ON p.id = u.product_id
        WHERE u.status AND p.status AND p.code NOT LIKE 'N%' ORDER BY p.title COLLATE "vi-x-icu", u.position LIMIT ${cells.units}) u
      JOIN daily_rates r ON r.unit_id = u.id AND r.day >= ${from}::date AND r.day < ${addDays(from, cells.days)}::date
      ORDER BY 1, 3`.execute(db);
    products = new Set(days.map(({ productId }) => productId)).size;
    const changed = days.map((one) => ({ ...one, to: 1_000_000 + round * 10_000 }));
    const edit = { field: 'price', days: changed, reason: 'đo', actor: staff('lan') } as const;
    const startedAt = performance.now();
    const result = await editDays(db, edit, now);
    if (!result.ok) throw new Error(result.reason);
    if (round > 0) times.push(performance.now() - startedAt);
  }
  return {
    name: `${cells.units * cells.days} prices of days set, without the page`,
    value: median(times),
    unit: 'ms',
    digits: 0,
    budget: { atMost: 1500 },
    note: `${products} products`,
  };
}
