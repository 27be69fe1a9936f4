import { sql } from 'kysely';
import { recordMove } from '#modules/addresses/commands/record-move.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { linkTo } from '../kinds/link-to.ts';
import { may } from '../policy.ts';
import { refreshKeywords } from './keywords.ts';

type Refused<Reason extends string> = { ok: false; reason: Reason };

/**
 * Merges a place into another: products of the first get the second, which takes over the first's names as aliases; the
 * first's address and list addresses that contain it redirect. The first stays, hidden, for what still refers to it.
 */
export async function mergePlaces(
  tx: Tx,
  { from, into, actor }: { from: string; into: string; actor: Actor },
  now: Date,
): Promise<
  { ok: true; products: number } | Refused<'not_allowed' | 'unknown_destination' | 'same' | 'unknown_target'>
> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  if (from === into) return { ok: false, reason: 'same' };
  const rows = await tx
    .selectFrom('places')
    .select(['id', 'slug', 'title', 'name_alias', 'status'])
    .where('slug', 'in', [from, into])
    .orderBy('id')
    .forUpdate()
    .execute();
  const [gone, stays] = [from, into].map((slug) => rows.find((row) => row.slug === slug));
  if (!gone) return { ok: false, reason: 'unknown_destination' };
  if (!stays?.status) return { ok: false, reason: 'unknown_target' };
  const { rows: moved } = await sql<{ product_id: number }>`
    INSERT INTO product_places (product_id, place_id, position)
    SELECT product_id, ${stays.id}, position FROM product_places WHERE place_id = ${gone.id}
    ON CONFLICT DO NOTHING RETURNING product_id`.execute(tx);
  await tx.deleteFrom('product_places').where('place_id', '=', gone.id).execute();
  const names = [gone.title, ...gone.name_alias].filter((name) => name !== stays.title);
  const name_alias = [...new Set([...stays.name_alias, ...names])];
  await tx.updateTable('places').set({ name_alias, updated_at: now }).where('id', '=', stays.id).execute();
  await tx
    .updateTable('places')
    .set({ status: false, merged_into: stays.id, updated_at: now })
    .where((row) => row.or([row('id', '=', gone.id), row('merged_into', '=', gone.id)]))
    .execute();
  await recordMove(tx, { from: linkTo('Place', from), to: linkTo('Place', into), actor: actorText(actor) });
  await refreshKeywords(tx, { table: 'product_places', id: stays.id });
  await announceChange(tx, ['catalogue', 'content', 'plans']);
  const object = { type: 'place', id: from };
  const after = { to: stays.title, products: moved.length };
  await writeHistory(tx, { actor, verb: 'catalogue.merge', object, after, now });
  return { ok: true, products: moved.length };
}
