import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { connect } from '#platform/db/connect.ts';
import { createDiskStore } from '#platform/storage/create-disk-store.ts';

/** The day in Vietnam on which the tests' demo was loaded: its prices and inventory start here. */
export const demoLoadedOn = '2026-11-21';
/** 10:00 of that day. A test with the demo sets its clock to this time or later. */
export const demoNow = new Date('2026-11-21T03:00:00Z');
/** Loading takes 20 s on an idle machine; the first test file that asks for the demo waits for it. */
export const demoTimeoutMs = 240_000;

/** Key of the advisory lock that lets one process load it. */
const lockKey = 7_462_013;
const name = 'neoviet_demo';

/**
 * The name of a database with the whole demo catalogue, to be copied and never written to. It is loaded once per run, by the
 * first test file that asks for it.
 */
export async function demoTemplate(admin: string): Promise<string> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await load(client, admin);
    return name;
  } finally {
    await client.end();
  }
}

/** Loads into a database with a temporary name until complete. */
async function load(client: pg.Client, admin: string): Promise<void> {
  const partial = `${name}_partial`;
  await client.query(`DROP DATABASE IF EXISTS ${partial} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${partial} TEMPLATE neoviet`);
  const { db, close } = connect(admin.replace(/\/[^/]*$/, `/${partial}`), { max: 1 });
  const { loadDemo } = await import('#import/load-demo.ts');
  await db.transaction().execute(async (tx) => {
    await sql`SET LOCAL statement_timeout = '10min'`.execute(tx);
    await loadDemo(tx, createDiskStore(inject('demoFiles')), demoLoadedOn);
  });
  await close();
  await client.query(`ALTER DATABASE ${partial} RENAME TO ${name}`);
}
