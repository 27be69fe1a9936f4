import { recordMove } from '#modules/addresses/commands/record-move.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { getKind } from '../kinds/registry.ts';
import { may } from '../policy.ts';
import { slugInput } from '../schema.ts';

/**
 * Gives a product another slug; its old address leads to the new one from then on.
 * @throws ZodError when the new slug is not one
 */
export async function renameProduct(
  tx: Tx,
  input: { kind: KindName; slug: string; newSlug: string; actor: Actor },
  now: Date,
): Promise<
  { ok: true; path: string } | { ok: false; reason: 'not_allowed' | 'unknown_product' | 'slug_taken' }
> {
  const { kind, slug, actor } = input;
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  const newSlug = slugInput.parse(input.newSlug);
  const same = await tx
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('kind', '=', kind)
    .where('slug', 'in', [slug, newSlug])
    .forUpdate()
    .execute();
  const product = same.find((one) => one.slug === slug);
  if (!product) return { ok: false, reason: 'unknown_product' };
  if (same.some((one) => one.slug === newSlug)) return { ok: false, reason: 'slug_taken' };
  await tx
    .updateTable('products')
    .set((eb) => ({ slug: newSlug, updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', product.id)
    .execute();
  const { category } = getKind(kind);
  const path = linkTo(category, newSlug);
  await recordMove(tx, { from: linkTo(category, slug), to: path, actor: actorText(actor) });
  const object = { type: 'product', id: String(product.id) };
  await writeHistory(tx, {
    actor,
    verb: 'catalogue.edit',
    object,
    before: { slug },
    after: { slug: newSlug },
    now,
  });
  await announceChange(tx, ['catalogue', `product:${product.id}`]);
  return { ok: true, path };
}

/**
 * Takes a product off sale for good, or puts it back. Its address then says that it is gone (410) and shows what is
 * like it; bookings keep pointing to it.
 */
export async function withdrawProduct(
  tx: Tx,
  product: { kind: KindName; slug: string; isBack?: boolean; actor: Actor },
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'not_allowed' | 'unknown_product' }> {
  const { actor, slug, isBack = false } = product;
  if (!may(actor, 'catalogue.withdraw')) return { ok: false, reason: 'not_allowed' };
  const row = await tx
    .updateTable('products')
    .set((eb) => ({
      status: isBack,
      updated_at: new Date(),
      version: eb('version', '+', 1),
    }))
    .where('kind', '=', product.kind)
    .where('slug', '=', slug)
    .returning('id')
    .executeTakeFirst();
  if (!row) return { ok: false, reason: 'unknown_product' };
  const object = { type: 'product', id: String(row.id) };
  await writeHistory(tx, { actor, verb: 'catalogue.withdraw', object, after: { slug, status: isBack }, now });
  await announceChange(tx, ['catalogue', `product:${row.id}`]);
  return { ok: true };
}
