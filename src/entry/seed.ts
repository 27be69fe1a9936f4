import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/** Key of the advisory lock that allows one process at a time to fill a database. */
const lockKey = 7_462_012;

/**
 * Adds missing data in one transaction: the demo catalogue to a new database, or with CATALOGUE=empty only the
 * reference data; to one in use only the pages and words that are new in this version of the site.
 * @returns whether the demo catalogue was loaded just now
 */
export async function seed(app: App, log: (line: string) => void): Promise<{ isNewDemo: boolean }> {
  return app.db.transaction().execute(async (tx) => {
    await sql`SET local statement_timeout = '10min'`.execute(tx);
    // Another process may be filling it, and reading pictures leaves the transaction idle between statements.
    await sql`SET local lock_timeout = '10min'`.execute(tx);
    await sql`SET local idle_in_transaction_session_timeout = '10min'`.execute(tx);
    await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(tx);
    const { isSeeded, isUsed } = await stateOf(tx);
    if (app.config.CATALOGUE === 'demo' && !isUsed) {
      await fillWithDemo(app, tx, log);
      return { isNewDemo: true };
    }
    if (!isSeeded) {
      await fillWithReferenceData(app, tx, log);
      return { isNewDemo: false };
    }
    if (app.config.CATALOGUE === 'demo' && !(await hasProducts(tx))) {
      log('The demo is not loaded: this database belongs to somebody who has edited it. Start with');
      log('CATALOGUE=empty to go on with it, or name another DATA_DIR or DATABASE_URL for the demo.');
    }
    const { ensureReferenceData } = await import('#reference-data/ensure-reference-data.ts');
    const added = await ensureReferenceData(tx);
    if (added) log(`Added ${added} pages and words that are new in this version`);
    return { isNewDemo: false };
  });
}

async function fillWithDemo(app: App, tx: Tx, log: (line: string) => void): Promise<void> {
  log('Loading the demo catalogue …');
  const { loadDemo } = await import('#import/load-demo.ts');
  const { products } = await loadDemo(tx, app.files, dayInVietnam(app.clock.now()));
  log(`Loaded ${products} products`);
}

async function fillWithReferenceData(app: App, tx: Tx, log: (line: string) => void): Promise<void> {
  const { seedEmptySite } = await import('#reference-data/seed-empty-site.ts');
  await seedEmptySite(tx, app.files);
  log("The site is empty: fill in the company's data in the office, at /quan-tri/cai-dat");
}

/** A site counts as used when anything was edited since it was seeded, or it has products or articles. */
async function stateOf(tx: Tx): Promise<{ isSeeded: boolean; isUsed: boolean }> {
  const { rows } = await sql<{ isSeeded: boolean; isUsed: boolean }>`
    SELECT EXISTS (SELECT FROM site_settings) AS "isSeeded",
      EXISTS (SELECT FROM site_settings WHERE version > 1) OR EXISTS (SELECT FROM products)
        OR EXISTS (SELECT FROM articles) OR EXISTS (SELECT FROM moved_addresses)
        OR EXISTS (SELECT FROM site_settings s, (SELECT updated_at FROM provinces UNION ALL SELECT updated_at FROM places) d
          WHERE d.updated_at > s.updated_at) AS "isUsed"`.execute(tx);
  return rows[0] as { isSeeded: boolean; isUsed: boolean };
}

async function hasProducts(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}
