import { resolve } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import { startEmbedded } from '#platform/db/embedded.ts';
import { findRunningEmbedded } from '#platform/db/embedded-running.ts';
import { migrate } from '#platform/db/migrate.ts';
import { requireOldKeys } from './require-old-keys.ts';

/** The database of this process, migrated: the configured one, or our own server in the data folder. */
export async function openDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  const database = config.DATABASE_URL
    ? { url: config.DATABASE_URL, stop: async () => {} }
    : await startEmbedded(config.DATA_DIR, say);
  try {
    const done = await migrate(database.url, resolve('db/migrations'));
    if (done.length) say(`Ran ${done.length} migrations`);
    await requireOldKeys(config, database.url);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/**
 * The database beside a site that may be running: its embedded server when there is one, left running after. What runs
 * has migrated; else it is opened as the site would.
 */
export async function joinDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const running = config.DATABASE_URL ? null : await findRunningEmbedded(config.DATA_DIR);
  return running ? { url: running, stop: async () => {} } : openDatabase(config, () => {});
}
