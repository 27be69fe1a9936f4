import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { SiteSettings } from './schema.ts';

export type { SiteSettings };

/** The site's settings, or null on a database in which nobody has saved any. */
export async function findSettings(db: Executor): Promise<SiteSettings | null> {
  const row = await db
    .selectFrom('site_settings')
    .select(sql<SiteSettings>`value`.as('value'))
    .where('id', '=', 1)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** @throws when no settings were saved; every set-up writes them first */
export async function getSettings(db: Executor): Promise<SiteSettings> {
  const settings = await findSettings(db);
  if (!settings) throw new Error('The site has no settings yet: load the catalogue first');
  return settings;
}
