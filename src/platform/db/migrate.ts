import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Key of the advisory lock that lets one process migrate at a time. */
const lockKey = 7_462_011;

/**
 * Runs the numbered SQL files that the database has not seen, each in a transaction of its own, under a lock.
 * @returns the names of the files that were run
 * @throws when a file that was run before has gone or been renamed
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name');
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    const missing = rows.find((row) => !files.includes(row.name));
    if (missing)
      throw new Error(`Migration ${missing.name} was run on this database but is not in ${folder}`);
    const pending = files.filter((name) => !rows.some((row) => row.name === name));
    for (const name of pending) await runFile(client, folder, name);
    return pending;
  } finally {
    await client.end();
  }
}

async function runFile(client: pg.Client, folder: string, name: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(readFileSync(join(folder, name), 'utf8'));
    await client.query('INSERT INTO schema_migrations (name) VALUES ($1)', [name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
