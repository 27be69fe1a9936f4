import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { connect } from '#platform/db/connect.ts';
import { createDiskStore } from '#platform/storage/create-disk-store.ts';

/** The day in Vietnam on which the demo of tests was loaded: its prices and places run from here. */
export const demoLoadedOn = '2026-11-21';
/** 10:00 of that day. A test that takes the demo sets its clock to this, or to a time after it. */
export const demoNow = new Date('2026-11-21T03:00:00Z');
/** Loading takes 20 s on a quiet machine; of all test files that ask for the demo the first one waits for it. */
export const demoTimeoutMs = 240_000;

/** Key of the advisory lock behind which one process loads it. */
const lockKey = 7_462_013;
const name = 'neoviet_demo';

/**
 * The name of a database with the whole demo catalogue, to be copied and never written. It is loaded once in a run, by the
 * first test file that asks.
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

/** Under a name of its own until it is whole. */
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
