import { getSettings } from '#modules/settings/queries.ts';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { getWording } from '#modules/settings/wordings/get-wording.ts';
import { type ShownMenus, shownMenus } from '#modules/settings/wordings/shown-menus.ts';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';
import { isDatabaseAway } from '#platform/db/is-database-away.ts';

export type LastSettings = SiteSettings & { menus: ShownMenus };

const last = new WeakMap<Database, LastSettings>();

/**
 * The settings and the menus for what surrounds every page. While the database is down, those that this process read last: a page
 * that cannot be rendered then still has the site around it, with the phone numbers.
 */
export async function getLastSettings({
  readDb: db,
  data,
}: Pick<App, 'readDb' | 'data'>): Promise<LastSettings> {
  try {
    const settings = await data.get('settings', ['settings'], () => read(db));
    last.set(db, settings);
    return settings;
  } catch (fault) {
    const known = last.get(db);
    if (known && isDatabaseAway(fault)) return known;
    throw fault;
  }
}

async function read(db: Database): Promise<LastSettings> {
  const [settings, menus] = await Promise.all([getSettings(db), getWording(db, { kind: 'menus' })]);
  return { ...settings, menus: shownMenus(menus) };
}
