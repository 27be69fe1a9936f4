import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { type SiteSettings, siteSettings } from '../schema.ts';

/** Replaces the site's settings as a whole. @throws ZodError when they do not fit */
export async function saveSettings(tx: Tx, input: SiteSettings): Promise<void> {
  const value = json(siteSettings.parse(input));
  await tx
    .insertInto('site_settings')
    .values({ id: 1, value })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ value, version: sql`site_settings.version + 1`, updated_at: new Date() }),
    )
    .execute();
}
