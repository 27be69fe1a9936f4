import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Config } from '#platform/config/config.ts';
import { secretsFile, unconfiguredSecrets } from '#platform/config/secrets.ts';

/**
 * Refuses to start without the keys that were used for the bookings of this database: with new ones no voucher would be
 * genuine, and no link of a mail would open its trip.
 * @throws with what to do
 */
export async function requireOldKeys(config: Config, databaseUrl: string): Promise<void> {
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
