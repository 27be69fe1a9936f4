import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadConfig } from '#platform/config/config.ts';
import { loadSecrets } from '#platform/config/secrets.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Figure, Measure } from '../measure.ts';
import { bookingTables, copyTrade } from '../office/copy-trade.ts';
import { measureOffice } from '../office/measure-office.ts';
import { sumCopiedLedger } from '../office/sum-copied-ledger.ts';
import { openCatalogue, sizes } from '../search/open-catalogue.ts';
import { percentile } from '../search/percentile.ts';
import { sellCatalogue, unitsOfEach } from '../search/sell-catalogue.ts';
import { startSite } from '../setup/start-site.ts';
import { askList, askSuggestion } from './ask-lists.ts';
import { bytesOf } from './bytes-of.ts';
import { partedFrom } from './part-days.ts';
import { openTill, type Till } from './till.ts';

const usual = { products: 100_000, inventory: 3_200_000, bookings: 100_000 };
/** Number of bookings made by the site's own commands, which are then copied. */
const originals = 200;
const rounds = 300;
/** Number of requests before the timed ones. */
const warmUp = 60;

const productTables = [
  ...['products', 'product_places', 'product_provinces', 'product_images', 'product_terms'],
  ...['product_changes', 'search_documents'],
];

/**
 * A large company on this machine: as many products, days on sale and bookings as requested in one database, beside a small one.
 * Measures the disk usage of a product, a day and a booking, and the time of lists, suggestions, quotes, holds and the office's
 * pages, with other parameters for each request. Runs only when named.
 */
export const scale: Measure = {
  name: 'scale',
  async *run(bench, options) {
    const { products, inventory, bookings } = { ...usual, ...options };
    const days = Math.max(16, Math.round(inventory / (products * unitsOfEach)));
    const small = await openCatalogue(bench, sizes[0]);
    const large = await openCatalogue(bench, products);
    await sellCatalogue(small.db, days);
    await sellCatalogue(large.db, days, inventory >= partedFrom);
    const [few, many] = [await openTill(bench, small, days), await openTill(bench, large, days)];
    yield* rooms(large.db, { products, days: products * unitsOfEach * days });
    yield await copies(large.db, many, bookings);
    yield* await compare('quote of a stay', products, [few, many], (till) => till.quote());
    yield* await compare('hold of a stay', products, [few, many], (till) => till.hold());
    yield* await compare('page of a list', products, [few, many], askList);
    yield* await compare('suggestion', products, [few, many], askSuggestion);
    const url = large.pool.options.connectionString ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'neo-viet-scale-'));
    bench.onStop(() => rmSync(folder, { recursive: true, force: true }));
    // A database with bookings requires the keys of its site; here no vouchers are in use.
    loadSecrets(loadConfig({ DATA_DIR: folder }));
    const site = await startSite(bench, {
      ...{ DATA_DIR: folder, DATABASE_URL: url },
      ...{ CATALOGUE: 'empty', RATE_LIMIT: 'false' },
    });
    yield* measureOffice(
      site,
      large.db,
      `${bookings.toLocaleString('en')} bookings, ${products.toLocaleString('en')} products`,
    );
  },
};

/** Disk usage per product and per day on sale, including indexes. */
async function* rooms(db: Database, of: { products: number; days: number }): AsyncIterable<Figure> {
  const figure = async (name: string, tables: readonly string[], count: number) => ({
    name: `bytes of a ${name}`,
    value: (await bytesOf(db, tables)) / count,
    unit: 'B',
    digits: 0,
    note: `${count.toLocaleString('en')}, indexes included`,
  });
  yield await figure('product as lists and search need it', productTables, of.products);
  yield await figure('day of a unit: places', ['inventory'], of.days);
  yield await figure('day of a unit: price', ['daily_rates'], of.days);
}

/** Books, pays and copies until there are `bookings` bookings. @returns the disk usage of one */
async function copies(db: Database, till: Till, bookings: number): Promise<Figure> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM bookings`.execute(db);
  if ((rows[0]?.count ?? 0) < bookings / 2) {
    await till.sell(originals);
    await copyTrade(db, bookings);
    await sumCopiedLedger(db);
  }
  return {
    name: 'bytes of a booking that is paid',
    value: (await bytesOf(db, bookingTables)) / bookings,
    unit: 'B',
    digits: 0,
    note: `${bookings.toLocaleString('en')}, with its payment, voucher and history; indexes included`,
  };
}

/** Alternating, so that load on the machine affects both. */
async function compare(
  name: string,
  products: number,
  tills: [Till, Till],
  ask: (till: Till, round: number) => Promise<number>,
): Promise<Figure[]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < warmUp + rounds; round++)
    for (const [index, till] of tills.entries()) {
      const ms = await ask(till, round);
      if (round >= warmUp) times[index]?.push(ms);
    }
  const [few, many] = times.map((all) => percentile(all, 0.95)) as [number, number];
  const middle = percentile(times[1], 0.5);
  return [
    {
      name: `${name}, 95th percentile, of ${sizes[0].toLocaleString('en')} products`,
      value: many / few,
      unit: '×',
      budget: { atMost: 2 },
      note: `${many.toFixed(1)} ms with ${products.toLocaleString('en')}, ${few.toFixed(1)} ms; middle ${middle.toFixed(1)} ms`,
    },
  ];
}
