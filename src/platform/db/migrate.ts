import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type MigrationFile, readMigrations, statementsOf } from './read-migrations.ts';

/** Key of the advisory lock that allows one migrating process at a time. */
const lockKey = 7_462_011;
const waitForOthersMs = 600_000;
const pauseMs = 200;

/** A statement waiting for a lock blocks everybody queued behind it, so it gives up soon and retries. */
const lockTimeout = '3s';
const lockPauseMs = 2_000;
const lockTries = 20;

interface Run {
  name: string;
  /** Null for files that ran before checksums were recorded. */
  sha256: string | null;
  contracts: boolean;
}

/**
 * Runs the numbered SQL files that are new to the database, each in a transaction of its own unless it is marked
 * `-- no transaction`; one process at a time. A database that a newer version has only extended is accepted.
 * @returns the names of the files that were run
 * @throws when an applied file has changed or is missing, or a newer version has removed what this one may use
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  return alone(url, async (client) => {
    await patiently(() => prepareTable(client));
    const files = readMigrations(folder);
    const { rows } = await client.query<Run>('SELECT name, sha256, contracts FROM schema_migrations');
    refuseUnknown(rows, files, folder);
    for (const file of files) await checkFile(client, file, rows);
    const pending = files.filter(({ name }) => !rows.some((row) => row.name === name));
    for (const file of pending) await runFile(client, file);
    return pending.map(({ name }) => name);
  });
}

/**
 * The lock belongs to an open transaction on a connection of its own: it ends with it, even behind a pooler. It is polled
 * instead of waited for, because CREATE INDEX CONCURRENTLY would wait for the waiting statement.
 */
async function alone<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const holder = await open(url);
  const client = await open(url);
  try {
    await holder.query('BEGIN');
    await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    for (const deadline = Date.now() + waitForOthersMs; ; await sleep(pauseMs)) {
      // No parameters: a parameterised statement keeps its snapshot, which CREATE INDEX CONCURRENTLY would wait for as well.
      const { rows } = await holder.query(`SELECT pg_try_advisory_xact_lock(${lockKey}) AS "isOurs"`);
      if (rows[0].isOurs) break;
      if (Date.now() > deadline) throw new Error('Another process has been migrating for ten minutes');
    }
    return await work(client);
  } finally {
    await client.end();
    await holder.end();
  }
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // A broken connection is reported by the statement that uses it.
  client.on('error', () => {});
  await client.connect();
  return client;
}

function prepareTable(client: pg.Client): Promise<void> {
  return inTransaction(client, async () => {
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now())',
    );
    await client.query(
      'ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS sha256 text, ADD COLUMN IF NOT EXISTS contracts boolean NOT NULL DEFAULT false',
    );
  });
}

/** Migrations that only a newer version knows must come after all that this one knows. */
function refuseUnknown(rows: Run[], files: MigrationFile[], folder: string): void {
  const newest = files.at(-1)?.name ?? '';
  for (const { name, contracts } of rows) {
    if (files.some((file) => file.name === name)) continue;
    if (name < newest) throw new Error(`Migration ${name} was run on this database but is not in ${folder}`);
    if (contracts)
      throw new Error(
        `Migration ${name} of a newer version has removed from this database what this version may need. Start that version, or restore a back-up from before it.`,
      );
  }
}

async function checkFile(client: pg.Client, { name, sha256 }: MigrationFile, rows: Run[]): Promise<void> {
  const row = rows.find((one) => one.name === name);
  if (!row || row.sha256 === sha256) return;
  if (row.sha256 !== null)
    throw new Error(
      `Migration ${name} has changed since it was run on this database. Put the file back as it was and write the change as a new migration; for data that nobody needs, delete the data folder.`,
    );
  await client.query('UPDATE schema_migrations SET sha256 = $2 WHERE name = $1 AND sha256 IS NULL', [
    name,
    sha256,
  ]);
}

async function runFile(client: pg.Client, file: MigrationFile): Promise<void> {
  const { name, sha256, contracts } = file;
  const keep = () =>
    client.query('INSERT INTO schema_migrations (name, sha256, contracts) VALUES ($1, $2, $3)', [
      name,
      sha256,
      contracts,
    ]);
  try {
    if (file.isOutsideTransaction) {
      await client.query('SET statement_timeout = 0');
      for (const statement of statementsOf(file)) await client.query(statement);
      await keep();
    } else {
      await patiently(() =>
        inTransaction(client, async () => {
          await client.query(file.text);
          await keep();
        }),
      );
    }
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = '${lockTimeout}'; SET LOCAL statement_timeout = 0`);
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Retries after a lock timeout, with a pause that lets the statements queued behind it through. */
async function patiently(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03' || tries === lockTries) throw error;
      await sleep(lockPauseMs);
    }
  }
}
