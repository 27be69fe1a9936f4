import { recordMove } from '#modules/addresses/commands/record-move.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { slugInput } from '../schema.ts';

/** Destination types: their table and the category of their addresses. */
const destinationTables = {
  province: { table: 'provinces', category: 'Provinces' },
  place: { table: 'places', category: 'Place' },
} as const;
type DestinationType = keyof typeof destinationTables;

/**
 * Gives a province or a place another slug; its old address redirects to the new one from then on.
 * @throws ZodError when the new slug is invalid
 */
export async function renameDestination(
  tx: Tx,
  input: { type: DestinationType; slug: string; newSlug: string; actor: Actor },
  now: Date,
): Promise<
  { ok: true; path: string } | { ok: false; reason: 'not_allowed' | 'unknown_destination' | 'slug_taken' }
> {
  const { type, slug, actor } = input;
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  const newSlug = slugInput.parse(input.newSlug);
  const { table, category } = destinationTables[type];
  const same = await tx
    .selectFrom(table)
    .select('slug')
    .where('slug', 'in', [slug, newSlug])
    .forUpdate()
    .execute();
  if (!same.some((one) => one.slug === slug)) return { ok: false, reason: 'unknown_destination' };
  if (same.some((one) => one.slug === newSlug)) return { ok: false, reason: 'slug_taken' };
  await tx
    .updateTable(table)
    .set({ slug: newSlug, updated_at: new Date() })
    .where('slug', '=', slug)
    .execute();
  const path = linkTo(category, newSlug);
  await recordMove(tx, { from: linkTo(category, slug), to: path, actor: actorText(actor) });
  const object = { type, id: newSlug };
  await writeHistory(tx, {
    actor,
    verb: 'catalogue.edit',
    object,
    before: { slug },
    after: { slug: newSlug },
    now,
  });
  await announceChange(tx, ['catalogue', 'content']);
  return { ok: true, path };
}
