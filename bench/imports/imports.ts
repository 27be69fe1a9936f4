import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadDemo } from '#import/load-demo.ts';
import { editDays } from '#modules/pricing/day-edits/edit-days.ts';
import { followPublication } from '#modules/pricing/units-on-sale/units.ts';
import type { SheetRef } from '#modules/sheets/kinds/sheet-kinds.ts';
import { connect, type Database } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createDiskStore } from '#platform/storage/create-disk-store.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { staff } from '#tests/factories/staff.ts';
import { sheetImports } from '#tests/support/import-sheet.ts';
import { type Figure, type Measure, median } from '../measure.ts';
import type { Bench } from '../setup/bench.ts';
import { databaseCpu, findServerPid, usedSince } from '../setup/database-cpu.ts';
import { copiesOf } from './copies-of.ts';

/** 10,000 in a minute. */
const mostMs = 6;
/** What follows of so many products is timed. */
const followed = 40;
const cells = { units: 56, days: 90 };

/** What staff write by the thousand: products and units by a sheet, prices of days in the grid. In a copy of the demo. */
export const imports: Measure = {
  name: 'imports',
  async *run(bench) {
    const db = await openDemo(bench);
    const now = new Date();
    for (const kind of ['hotel', 'tour'] as const)
      for (const name of ['products', 'units'] as const) yield await importCopies(db, { name, kind }, now);
    for (const name of ['products', 'units'] as const)
      yield await importCopies(db, { name, kind: 'combo' }, now);
    // Those of the copies, which have their units now.
    for (const name of ['pictures', 'plans', 'rules', 'components'] as const)
      yield await importCopies(db, { name, kind: '' }, now);
    for (const name of ['promotions', 'articles'] as const)
      yield await importCopies(db, { name, kind: '' }, now);
    for (const ref of [
      { name: 'products', kind: 'hotel' },
      { name: 'promotions', kind: '' },
      { name: 'articles', kind: '' },
    ] as const)
      yield await undoCopies(db, ref, now);
    yield await follow(db, now);
    yield await setPrices(db, now);
  },
};

async function openDemo(bench: Bench): Promise<Database> {
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
  return db;
}

/** Imports copies of what the demo has, and says how long a row takes: to be checked and written, and in the note to be taken back. */
async function importCopies(db: Database, ref: SheetRef, now: Date): Promise<Figure> {
  const table = await copiesOf(db, ref, now);
  const sheets = sheetImports(db, now);
  const checkedAt = performance.now();
  const { id } = await sheets.check(ref, table);
  const checkMs = (performance.now() - checkedAt) / (table.length - 1);
  const serverPid = await findServerPid(db);
  const before = { startedAt: performance.now(), site: process.cpuUsage(), database: databaseCpu(serverPid) };
  const { counts } = await sheets.run(id);
  const added = counts.added ?? 0;
  const [refused] = await sheets.rows(id, 'refused');
  const ms = (performance.now() - before.startedAt) / added;
  const { user, system } = process.cpuUsage(before.site);
  const processor = [(user + system) / 1000, usedSince(before.database, databaseCpu(serverPid))].map((used) =>
    (used / added).toFixed(2),
  );
  return {
    name: `${ref.name}${ref.kind && ` of kind ${ref.kind}`}, a row`,
    value: checkMs + ms,
    unit: 'ms',
    budget: { atMost: mostMs },
    note: [
      ...Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`),
      ...(refused ? [`refused ${JSON.stringify(refused.errors)}`] : []),
      `checked in ${checkMs.toFixed(1)} ms`,
      `processor of writing: site ${processor[0]} ms, database ${processor[1]} ms`,
    ].join(', '),
  };
}

/** Imports and takes back again the same rows: how long that takes of each. */
async function undoCopies(db: Database, ref: SheetRef, now: Date): Promise<Figure> {
  const sheets = sheetImports(db, now);
  const { id } = await sheets.check(ref, await copiesOf(db, ref, now, 'u'));
  await sheets.run(id);
  const startedAt = performance.now();
  const { counts } = await sheets.undo(id);
  const ms = (performance.now() - startedAt) / (counts.undone ?? 0);
  return { name: `${ref.name}, a row taken back`, value: ms, unit: 'ms', budget: { atMost: mostMs } };
}

/** What a job does for each product whose units were brought. */
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

/** Every day of so many units of the demo gets a price by hand, each time another one; with cards and history. */
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
