import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { checkHistory } from './check-history.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const addLines = (client: pg.PoolClient, count: number) =>
  client.query(
    `INSERT INTO history (at, actor, actor_name, came_from, verb, object_type, object_id, reason)
     SELECT now(), 'staff:1', '', '', 'x', 'many', n::text, '' FROM generate_series(1, $1::int) n`,
    [count],
  );

/** Rows of both tables that this session has read so far, in whatever way. */
async function rowsRead(client: pg.PoolClient): Promise<number> {
  await client.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await client.query(
    `SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS read
     FROM pg_stat_user_tables WHERE relname IN ('history', 'history_chain')`,
  );
  return rows[0].read;
}

test('a line is chained without reading the others, also where plans and statistics are older than most of them', async () => {
  await sql`ALTER TABLE history SET (autovacuum_enabled = false)`.execute(database.db);
  await sql`ALTER TABLE history_chain SET (autovacuum_enabled = false)`.execute(database.db);
  const client = await database.pool.connect();
  try {
    // More often than the five times after which PostgreSQL may keep a plan.
    for (let at = 0; at < 10; at++) await addLines(client, 1);
    await addLines(client, 20_000);
    const before = await rowsRead(client);
    for (let at = 0; at < 20; at++) await addLines(client, 1);
    expect((await rowsRead(client)) - before).toBeLessThan(500);
  } finally {
    client.release();
  }
  expect(await checkHistory(database.db, new Date())).toMatchObject({ ok: true });
}, 60_000);
