import type { z } from 'zod';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { may } from '../policy.ts';
import { type policyEdit, writeTiers } from './vocabulary-shapes.ts';

type PolicyFields = z.output<typeof policyEdit>;
type Refused<Reason extends string> = { ok: false; reason: Reason };

/** Adds a cancellation policy, which rate plans can then name. */
export async function addPolicy(
  tx: Tx,
  { fields, actor }: { fields: PolicyFields; actor: Actor },
  now: Date,
): Promise<{ ok: true; slug: string } | Refused<'not_allowed' | 'name_taken'>> {
  if (!may(actor, 'policy.edit')) return { ok: false, reason: 'not_allowed' };
  const slug = slugify(fields.title);
  const added = await tx
    .insertInto('cancellation_policies')
    .values({ slug, ...policyRow(fields) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return { ok: false, reason: 'name_taken' };
  const object = { type: 'policy', id: slug };
  await writeHistory(tx, { actor, verb: 'policy.add', object, after: toHistory(fields), now });
  return { ok: true, slug };
}

/**
 * Edits a policy for future bookings; existing bookings keep their terms. A hidden one stays with the plans that have it, but no
 * other can choose it.
 */
export async function editPolicy(
  tx: Tx,
  { slug, version, fields, actor }: { slug: string; version: number; fields: PolicyFields; actor: Actor },
  now: Date,
): Promise<{ ok: true; version: number } | Refused<'not_allowed' | 'unknown_policy' | 'changed_meanwhile'>> {
  if (!may(actor, 'policy.edit')) return { ok: false, reason: 'not_allowed' };
  const row = await tx
    .selectFrom('cancellation_policies')
    .selectAll()
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return { ok: false, reason: 'unknown_policy' };
  if (row.version !== version) return { ok: false, reason: 'changed_meanwhile' };
  const after = await tx
    .updateTable('cancellation_policies')
    .set(policyRow(fields))
    .where('slug', '=', slug)
    .returning('version')
    .executeTakeFirstOrThrow();
  await announceChange(tx, ['catalogue']);
  const before = toHistory({
    title: row.title,
    tiers: row.tiers as unknown as PolicyFields['tiers'],
    holidayTiers: (row.holiday_tiers ?? []) as unknown as PolicyFields['tiers'],
    note: row.note,
    hidden: !row.status,
  });
  const object = { type: 'policy', id: slug };
  await writeHistory(tx, { actor, verb: 'policy.edit', object, before, after: toHistory(fields), now });
  return { ok: true, version: after.version };
}

function policyRow({ title, tiers, holidayTiers, note, hidden }: PolicyFields) {
  const holiday_tiers = holidayTiers.length ? json(holidayTiers) : null;
  return { title, tiers: json(tiers), holiday_tiers, note, status: !hidden };
}

function toHistory({ title, tiers, holidayTiers, note, hidden }: PolicyFields) {
  const inLine = (list: PolicyFields['tiers']) => writeTiers(list).replaceAll('\n', '; ');
  return { title, tiers: inLine(tiers), holidayTiers: inLine(holidayTiers), note, status: !hidden };
}
