import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { getSettingsVersion } from '../queries.ts';
import type { SiteSettings } from '../schema.ts';
import { saveSettings } from './save-settings.ts';

export type EditSettingsResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'not_allowed' | 'changed_meanwhile' };

/**
 * Replaces the settings with an optimistic lock: refused when somebody else has changed them since (`version`). Every page
 * is notified, and the history records the differences by path.
 */
export async function editSettings(
  db: Database,
  { version, settings, actor }: { version: number; settings: SiteSettings; actor: Actor },
  now: Date,
): Promise<EditSettingsResult> {
  if (!may(actor, 'settings.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<EditSettingsResult> => {
    await tx.selectFrom('site_settings').select('id').forUpdate().execute();
    const was = await getSettingsVersion(tx);
    if (was.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    await saveSettings(tx, settings);
    await announceChange(tx, ['settings']);
    const [before, after] = [byPath(was.settings), byPath(settings)];
    const object = { type: 'setting', id: 'site' };
    await writeHistory(tx, { actor, verb: 'settings.edit', object, before, after, now });
    return { ok: true, version: version + 1 };
  });
}

/** Every value with its path, 'business.legalName'; lists as a whole. */
function byPath(value: object, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): [string, unknown][] =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.entries(byPath(inner, `${path}${key}.`))
        : [[path + key, inner]],
    ),
  );
}
