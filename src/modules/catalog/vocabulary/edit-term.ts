import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { may } from '../policy.ts';
import { refreshKeywords } from './keywords.ts';
import type { termEdit } from './vocabulary-shapes.ts';

type TermFields = z.output<typeof termEdit>;
type Refused<Reason extends string> = { ok: false; reason: Reason };

/** Adds a term to an existing vocabulary. */
export async function addTerm(
  tx: Tx,
  { taxonomy, fields, actor }: { taxonomy: string; fields: TermFields; actor: Actor },
  now: Date,
): Promise<{ ok: true; id: number } | Refused<'not_allowed' | 'unknown_taxonomy' | 'name_taken'>> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  const known = await tx
    .selectFrom('terms')
    .select('id')
    .where('taxonomy', '=', taxonomy)
    .limit(1)
    .executeTakeFirst();
  if (!known) return { ok: false, reason: 'unknown_taxonomy' };
  const row = termRow(fields);
  const slug = slugify(fields.title);
  const added = await tx
    .insertInto('terms')
    .values({ taxonomy, slug, ...row })
    .onConflict((conflict) => conflict.columns(['taxonomy', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return { ok: false, reason: 'name_taken' };
  await announceChange(tx, ['catalogue']);
  const object = { type: 'term', id: String(added.id) };
  await writeHistory(tx, { actor, verb: 'catalogue.add-term', object, after: { taxonomy, ...row }, now });
  return { ok: true, id: added.id };
}

/** Edits a term with an optimistic lock (`version`); its slug in filter addresses stays. */
export async function editTerm(
  tx: Tx,
  { id, version, fields, actor }: { id: number; version: number; fields: TermFields; actor: Actor },
  now: Date,
): Promise<{ ok: true; version: number } | Refused<'not_allowed' | 'unknown_term' | 'changed_meanwhile'>> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  const before = await tx.selectFrom('terms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) return { ok: false, reason: 'unknown_term' };
  if (before.version !== version) return { ok: false, reason: 'changed_meanwhile' };
  const row = termRow(fields);
  const after = await tx
    .updateTable('terms')
    .set(row)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await refreshKeywords(tx, { table: 'product_terms', id });
  await announceChange(tx, ['catalogue']);
  const was = Object.fromEntries(Object.keys(row).map((key) => [key, before[key as keyof typeof before]]));
  const object = { type: 'term', id: String(id) };
  await writeHistory(tx, { actor, verb: 'catalogue.edit', object, before: was, after: row, now });
  return { ok: true, version: after.version };
}

function termRow({ title, icon, group, scope, filterable, position, hidden }: TermFields) {
  return { title, icon, group_title: group, scope, filterable, position, status: !hidden };
}

/**
 * Merges a term into another of its vocabulary: products and rooms with the first get the second. The first stays, hidden,
 * and list addresses that contain it redirect (`findMergedWords`).
 */
export async function mergeTerms(
  tx: Tx,
  { from, into, actor }: { from: number; into: number; actor: Actor },
  now: Date,
): Promise<
  { ok: true; products: number } | Refused<'not_allowed' | 'unknown_term' | 'same' | 'unknown_target'>
> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  if (from === into) return { ok: false, reason: 'same' };
  const rows = await tx
    .selectFrom('terms')
    .select(['id', 'taxonomy', 'title', 'status'])
    .where('id', 'in', [from, into])
    .orderBy('id')
    .forUpdate()
    .execute();
  const [gone, stays] = [from, into].map((id) => rows.find((row) => row.id === id));
  if (!gone) return { ok: false, reason: 'unknown_term' };
  if (!stays?.status || stays.taxonomy !== gone.taxonomy) return { ok: false, reason: 'unknown_target' };
  const { rows: moved } = await sql<{ product_id: number }>`
    INSERT INTO product_terms (product_id, term_id, position)
    SELECT product_id, ${into}, position FROM product_terms WHERE term_id = ${from}
    ON CONFLICT DO NOTHING RETURNING product_id`.execute(tx);
  await sql`INSERT INTO unit_terms (unit_id, term_id, position)
    SELECT unit_id, ${into}, position FROM unit_terms WHERE term_id = ${from} ON CONFLICT DO NOTHING`.execute(
    tx,
  );
  await tx.deleteFrom('product_terms').where('term_id', '=', from).execute();
  await tx.deleteFrom('unit_terms').where('term_id', '=', from).execute();
  await tx
    .updateTable('terms')
    .set({ status: false, merged_into: into })
    .where((row) => row.or([row('id', '=', from), row('merged_into', '=', from)]))
    .execute();
  await refreshKeywords(tx, { table: 'product_terms', id: into });
  await announceChange(tx, ['catalogue']);
  const object = { type: 'term', id: String(from) };
  const after = { to: stays.title, products: moved.length };
  await writeHistory(tx, { actor, verb: 'catalogue.merge', object, after, now });
  return { ok: true, products: moved.length };
}
