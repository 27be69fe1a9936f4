import type { z } from 'zod';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { getSettings } from '../queries.ts';
import { readSettingPath, writeSettingPath } from '../rules/setting-path.ts';
import { siteSettings } from '../schema.ts';
import { saveSettings } from './save-settings.ts';

export type ChangeSettingResult =
  | { ok: true; before: unknown; after: unknown }
  | { ok: false; reason: 'not_allowed' | 'unknown_key' }
  | { ok: false; reason: 'not_valid'; issues: z.core.$ZodIssue[] };

/**
 * Changes one of the site's settings, named by its path: 'phone', 'business.legalName', 'hotlines.0.phone'. A text is
 * taken as it is where a text belongs, else read as JSON. Every page is told.
 */
export async function changeSetting(
  tx: Tx,
  { key, value, actor }: { key: string; value: string; actor: Actor },
  now: Date,
): Promise<ChangeSettingResult> {
  if (!may(actor, 'settings.edit')) return { ok: false, reason: 'not_allowed' };
  await tx.selectFrom('site_settings').select('id').forUpdate().execute();
  const settings = await getSettings(tx);
  const before = readSettingPath(settings, key);
  if (before === undefined) return { ok: false, reason: 'unknown_key' };
  const parsed = siteSettings.safeParse(writeSettingPath(settings, key, asTyped(value, before)));
  if (!parsed.success) return { ok: false, reason: 'not_valid', issues: parsed.error.issues };
  await saveSettings(tx, parsed.data);
  await announceChange(tx, ['settings']);
  const after = readSettingPath(parsed.data, key);
  const object = { type: 'setting', id: key };
  await writeHistory(tx, {
    actor,
    verb: 'settings.edit',
    object,
    before: { value: before },
    after: { value: after },
    now,
  });
  return { ok: true, before, after };
}

function asTyped(value: string, before: unknown): unknown {
  if (typeof before === 'string') return value.trim();
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
