import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Config } from '#platform/config/config.ts';
import { secretsFile, unconfiguredSecrets } from '#platform/config/secrets.ts';
import { startEmbedded } from '#platform/db/embedded/embedded.ts';
import { findRunningEmbedded } from '#platform/db/embedded/find-running-embedded.ts';
import { migrate } from '#platform/db/migrate.ts';

/** The migrated database of this process: the configured one, or the embedded server in the data folder. */
export async function openDatabase(
  config: Config,
  log: (line: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  const database = config.DATABASE_URL
    ? { url: config.DATABASE_URL, stop: async () => {} }
    : await startEmbedded(config.DATA_DIR, log);
  try {
    const done = await migrate(config.DATABASE_DIRECT_URL ?? database.url, resolve('db/migrations'));
    if (done.length) log(`Ran ${done.length} migrations`);
    await requireOldKeys(config, database.url);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/**
 * The database for a tool beside the site: the embedded server if it is running already, which is left running and has been
 * migrated; otherwise opened as the site would.
 */
export async function joinDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const running = config.DATABASE_URL ? null : await findRunningEmbedded(config.DATA_DIR);
  return running ? { url: running, stop: async () => {} } : openDatabase(config, () => {});
}

/**
 * Refuses to start without the keys with which this database's bookings were made: with new ones no voucher would verify,
 * and no link in a mail would open its trip.
 * @throws with instructions
 */
async function requireOldKeys(config: Config, databaseUrl: string): Promise<void> {
  const missing = unconfiguredSecrets(config);
  if (existsSync(join(config.DATA_DIR, secretsFile)) || missing.length === 0) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ has: boolean }>('SELECT EXISTS (SELECT FROM bookings) AS has');
    if (rows[0]?.has)
      throw new Error(
        [
          `The database has bookings, and their keys are missing: there is no ${resolve(config.DATA_DIR, secretsFile)}.`,
          'New keys would make every voucher false and every link in a mail dead, so none are made.',
          `Put ${secretsFile} of the installation (it lies in each back-up, under data/) there, or configure ${missing.join(', ')}.`,
        ].join('\n'),
      );
  } finally {
    await client.end();
  }
}
