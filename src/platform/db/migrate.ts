import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type MigrationFile, readMigrations, statementsOf } from './read-migrations.ts';

/** Key of the advisory lock that lets one process migrate at a time. */
const lockKey = 7_462_011;
const waitForOthersMs = 600_000;
const pauseMs = 200;

/** A statement that waits for a lock keeps everybody waiting who comes after it, so it gives up soon and tries again. */
const lockTimeout = '3s';
const lockPauseMs = 2_000;
const lockTries = 20;

interface Run {
  name: string;
  /** Null for what was run before checksums were kept. */
  sha256: string | null;
  contracts: boolean;
}

/**
 * Runs the numbered SQL files that the database has not seen, each in a transaction of its own unless it is marked
 * `-- no transaction`; one process at a time. A database that a newer version has only extended is taken as it is.
 * @returns the names of the files that were run
 * @throws when a file that was run has changed or gone, or a newer version has taken away what this one may use
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
 * The lock is that of an open transaction on a connection of its own: it ends with it, also behind a pooler. It is tried
 * and not waited for, because CREATE INDEX CONCURRENTLY would wait for the statement that waits.
 */
async function alone<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const holder = await open(url);
  const client = await open(url);
  try {
    await holder.query('BEGIN');
    await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    for (const deadline = Date.now() + waitForOthersMs; ; await sleep(pauseMs)) {
      // Without a parameter: a statement that was given one keeps its snapshot, and that would be waited for, too.
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
  // What breaks the connection is told to the statement that uses it.
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

/** What only a newer version knows comes after all that this one knows. */
function refuseUnknown(rows: Run[], files: MigrationFile[], folder: string): void {
  const newest = files.at(-1)?.name ?? '';
  for (const { name, contracts } of rows) {
    if (files.some((file) => file.name === name)) continue;
    if (name < newest) throw new Error(`Migration ${name} was run on this database but is not in ${folder}`);
    if (contracts)
      throw new Error(
        `Migration ${name} of a newer version has taken away from this database what this version may need. Start that version, or restore a back-up from before it.`,
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

/** Lets those through who waited behind a lock that was not had in time, and tries again. */
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
