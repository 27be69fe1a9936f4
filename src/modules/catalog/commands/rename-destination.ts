import { recordMove } from '#modules/addresses/commands/record-move.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { slugInput } from '../schema.ts';
import { type DestinationType, destinationTables } from './destination-tables.ts';

/**
 * Gives a province or a place another slug; its old address leads to the new one from then on.
 * @throws ZodError when the new slug is not one
 */
export async function renameDestination(
  tx: Tx,
  input: { type: DestinationType; slug: string; newSlug: string; actor: string },
): Promise<{ ok: true; path: string } | { ok: false; reason: 'unknown_destination' | 'slug_taken' }> {
  const { slug, actor } = input;
  const newSlug = slugInput.parse(input.newSlug);
  const { table, category } = destinationTables[input.type];
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
  await recordMove(tx, { from: linkTo(category, slug), to: path, actor });
  await announceChange(tx, ['catalogue', 'content']);
  return { ok: true, path };
}
