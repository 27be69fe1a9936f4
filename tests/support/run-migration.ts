import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Runs a migration again, on rows that a test has changed back to the form before it. */
export async function runMigration(url: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(readFileSync(join('db', 'migrations', file), 'utf8'));
  } finally {
    await client.end();
  }
}
