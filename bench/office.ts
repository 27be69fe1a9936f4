import { sql } from 'kysely';
import { connect } from '#platform/db/connect.ts';
import type { Measure } from './measure.ts';
import { addSubscribers } from './office/add-subscribers.ts';
import { copyTrade } from './office/copy-trade.ts';
import { measureOffice } from './office/measure-office.ts';
import { measureSearch } from './office/measure-search.ts';
import { sumCopiedDays } from './office/sum-copied-days.ts';
import { sumCopiedLedger } from './office/sum-copied-ledger.ts';
import { addCatalogue } from './search/generate-catalogue.ts';
import { sellProducts } from './search/sell-catalogue.ts';
import type { Bench } from './setup/bench.ts';
import { startSite } from './setup/start-site.ts';

/** Default sizes, overridden by `--bookings` and `--products`. */
const usual = { bookings: 100_000, products: 20_000 };
/** Days on which the invented products are on sale. */
const days = 60;

/** The office's pages with two years of bookings and a large catalogue: other searches and filters for each request, one at a time. */
export const office: Measure = {
  name: 'office',
  async *run(bench, options) {
    const { db, site, over } = await openLargeOffice(bench, { ...usual, ...options });
    yield* measureOffice(site, db, over);
  },
};

/** The search box in the office header, as typed while a guest is on the telephone, over a million bookings. */
export const officeSearch: Measure = {
  name: 'office-search',
  async *run(bench, options) {
    const { db, site, over } = await openLargeOffice(bench, { ...usual, bookings: 1_000_000, ...options });
    yield* measureSearch(site, db, over);
  },
};

/** A site with so many bookings and products, created unless a kept folder has them already. */
async function openLargeOffice(bench: Bench, { bookings, products }: { bookings: number; products: number }) {
  const server = await bench.databaseServer();
  const name = `office_${bookings}_${products}`;
  const url = server.replace(/\/[^/]*$/, `/${name}`);
  const env = { DATA_DIR: bench.folder(name), DATABASE_URL: url, RATE_LIMIT: 'false' };
  const { db, close } = connect(url, { max: 2 });
  bench.onStop(close);
  if (!(await isFilled(server, name, bookings))) {
    const first = await startSite(bench, { ...env, DEMO_TRADE: 'true' });
    await first.stop();
    await sellProducts(db, { after: await addCatalogue(db, products), days });
    await copyTrade(db, bookings);
    await addSubscribers(db, bookings);
    await sumCopiedDays(db);
    await sumCopiedLedger(db);
  }
  // Sweeps would open the days of every invented product.
  const site = await startSite(bench, { ...env, JOBS: 'false' });
  const over = `${bookings.toLocaleString('en')} bookings, ${products.toLocaleString('en')} products`;
  return { db, site, over };
}

/** Whether a kept folder has the bookings of an earlier run; otherwise creates the database, replacing an incomplete one. */
async function isFilled(server: string, name: string, bookings: number): Promise<boolean> {
  const admin = connect(server, { max: 1 });
  const there = await sql`SELECT FROM pg_database WHERE datname = ${name}`.execute(admin.db);
  if (there.rows.length > 0) {
    const own = connect(server.replace(/\/[^/]*$/, `/${name}`), { max: 1 });
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM bookings`
      .execute(own.db)
      .catch(() => ({ rows: [] }));
    await own.close();
    if ((rows[0]?.count ?? 0) > bookings / 2) {
      await admin.close();
      return true;
    }
    await sql`DROP DATABASE ${sql.id(name)}`.execute(admin.db);
  }
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(admin.db);
  await admin.close();
  return false;
}
