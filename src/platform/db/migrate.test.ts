import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'neo-viet-migrations-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await sql`DROP SCHEMA IF EXISTS public CASCADE`.execute(database.db);
  await sql`CREATE SCHEMA public`.execute(database.db);
  rmSync(folder, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), 'neo-viet-migrations-'));
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const remove = (name: string) => rmSync(join(folder, name));
const run = () => migrate(database.url, folder);
const ask = async <Row>(statement: string) => (await database.pool.query(statement)).rows as Row[];

test('R-08: a migration changed after it was run is refused by name', async () => {
  write('0001_a.sql', 'CREATE TABLE a (id int);\n');
  expect(await run()).toEqual(['0001_a.sql']);
  expect(await run()).toEqual([]);
  write('0001_a.sql', 'CREATE TABLE a (id int);\r\n');
  expect(await run(), 'line ends of another system are no change').toEqual([]);
  write('0001_a.sql', 'CREATE TABLE a (id int);\nCREATE INDEX a_id ON a (id);\n');
  await expect(run()).rejects.toThrow(/0001_a\.sql has changed since it was run/);
});

test('R-08: migrations from before checksums get one, and are checked from then on', async () => {
  await database.pool.query(
    "CREATE TABLE schema_migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now()); INSERT INTO schema_migrations VALUES ('0001_a.sql')",
  );
  write('0001_a.sql', 'SELECT 1;');
  expect(await run()).toEqual([]);
  expect(await ask('SELECT sha256 FROM schema_migrations')).toEqual([
    { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  write('0001_a.sql', 'SELECT 2;');
  await expect(run()).rejects.toThrow('has changed');
});

test('R-08: a database from before 0014 was edited gets the missing index', async () => {
  await migrate(database.url, 'db/migrations');
  await database.pool.query(
    "DROP INDEX payment_attempts_ended; DELETE FROM schema_migrations WHERE name LIKE '0024%'; UPDATE schema_migrations SET sha256 = NULL",
  );
  expect(await migrate(database.url, 'db/migrations')).toEqual(['0024_payment_attempts_ended.sql']);
  expect(
    await ask("SELECT 1 AS found FROM pg_indexes WHERE indexname = 'payment_attempts_ended'"),
  ).toHaveLength(1);
});

test('R-09: an older version starts after migrations that only expand, and not after removals', async () => {
  write('0001_a.sql', 'CREATE TABLE a (id int);');
  write('0002_b.sql', '-- extends\nALTER TABLE a ADD COLUMN b int;');
  await run();
  remove('0002_b.sql');
  expect(await run()).toEqual([]);
  write('0002_b.sql', '-- extends\nALTER TABLE a ADD COLUMN b int;');
  write('0003_c.sql', '-- Nobody reads it any more.\n-- contracts\nALTER TABLE a DROP COLUMN id;');
  await run();
  remove('0003_c.sql');
  await expect(run()).rejects.toThrow(/0003_c\.sql of a newer version has removed/);
});

test('a missing known migration is refused', async () => {
  write('0001_a.sql', 'SELECT 1;');
  write('0002_b.sql', 'SELECT 1;');
  await run();
  remove('0001_a.sql');
  await expect(run()).rejects.toThrow('0001_a.sql was run on this database but is not in');
});

test('R-09: a file marked so runs outside a transaction, statement by statement', async () => {
  write('0001_a.sql', 'CREATE TABLE a (id int); INSERT INTO a VALUES (1);');
  write(
    '0002_b.sql',
    '-- extends\n-- no transaction\nDROP INDEX CONCURRENTLY IF EXISTS a_id;\n-- For lists; and more.\nCREATE INDEX CONCURRENTLY a_id ON a (id);\n',
  );
  // One that waits for its turn meanwhile must not block the concurrent index build.
  expect((await Promise.all([run(), run()])).flat().toSorted()).toEqual(['0001_a.sql', '0002_b.sql']);
  expect(await ask("SELECT indisvalid FROM pg_index WHERE indexrelid = 'a_id'::regclass")).toEqual([
    { indisvalid: true },
  ]);
});

test('R-09: a migration blocked by a reader lets others pass, and succeeds in the end', async () => {
  write('0001_a.sql', 'CREATE TABLE a (id int);');
  await run();
  write('0002_b.sql', 'ALTER TABLE a ADD COLUMN b int;');
  const reader = new pg.Client({ connectionString: database.url });
  await reader.connect();
  await reader.query('BEGIN; SELECT * FROM a');
  const migrated = run();
  await expect
    .poll(() =>
      ask("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE a%'"),
    )
    .toHaveLength(1);
  const startedAt = performance.now();
  await ask('SELECT * FROM a');
  expect(performance.now() - startedAt).toBeLessThan(4_500);
  await reader.query('COMMIT');
  await reader.end();
  expect(await migrated).toEqual(['0002_b.sql']);
});

test('a failed file is rolled back, and nobody stays locked out', async () => {
  write('0001_a.sql', 'CREATE TABLE a (id int); SELECT 1 / 0;');
  await expect(run()).rejects.toThrow('Migration 0001_a.sql failed: division by zero');
  expect(await ask("SELECT to_regclass('a') AS a")).toEqual([{ a: null }]);
  expect(
    await ask(
      "SELECT 1 FROM pg_locks JOIN pg_database d ON d.oid = database WHERE locktype = 'advisory' AND datname = current_database()",
    ),
  ).toEqual([]);
  write('0001_a.sql', 'CREATE TABLE a (id int);');
  expect(await run()).toEqual(['0001_a.sql']);
});
