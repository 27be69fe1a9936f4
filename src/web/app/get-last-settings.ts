import { getSettings } from '#modules/settings/queries.ts';
import type { SiteSettings } from '#modules/settings/schema.ts';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';
import { isDatabaseAway } from '#platform/db/is-database-away.ts';

const last = new WeakMap<Database, SiteSettings>();

/**
 * The settings, for what stands around every page. While the database is away those that this process read last: a page
 * that cannot be drawn then still has the site around it, with the numbers to call.
 */
export async function getLastSettings({
  readDb: db,
  data,
}: Pick<App, 'readDb' | 'data'>): Promise<SiteSettings> {
  try {
    const settings = await data.get('settings', ['settings'], () => getSettings(db));
    last.set(db, settings);
    return settings;
  } catch (fault) {
    const known = last.get(db);
    if (known && isDatabaseAway(fault)) return known;
    throw fault;
  }
}
