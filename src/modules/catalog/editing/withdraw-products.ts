import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistoryLines } from '#platform/history/write-history.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { may } from '../policy.ts';
import { type ListedContent, lockEditedProducts } from './list-edited-products.ts';
import { type Late, objectOf, type Refused, writeDrafts } from './save-product-draft.ts';

/** The revisions of products of a kind that somebody saw, and who they are. */
interface SeenProducts {
  kind: KindName;
  products: readonly { id: number; revision: number }[];
  actor: Actor;
}

/** Deletes products that were never published and have nothing on sale: all, or none. Their history is kept. */
export async function removeNewProducts(
  tx: Tx,
  { kind, products, actor, reason = '' }: SeenProducts & { reason?: string },
  now: Date,
): Promise<{ ok: true } | Refused<Late | 'published' | 'has_units'>> {
  if (products.length === 0) return { ok: true };
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  const seen = await lockSeenProducts(tx, kind, products);
  if (!seen.ok) return seen;
  if (seen.contents.some(({ state }) => state !== 'new')) return { ok: false, reason: 'published' };
  const ids = products.map(({ id }) => id);
  for (const table of ['units', 'rate_plans'] as const) {
    const sold = await tx
      .selectFrom(table)
      .where('product_id', 'in', ids)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (sold) return { ok: false, reason: 'has_units' };
  }
  for (const table of ['product_drafts', 'product_provinces'] as const)
    await tx.deleteFrom(table).where('product_id', 'in', ids).execute();
  await tx.deleteFrom('products').where('id', 'in', ids).execute();
  await writeHistoryLines(
    tx,
    seen.contents.map(({ id, slug, live: { title } }) => ({
      ...{ actor, verb: 'catalogue.remove', object: objectOf(id), before: { title, slug }, reason, now },
    })),
  );
  return { ok: true };
}

/** Discards the drafts of products: all, or none. */
export async function discardProductDrafts(
  tx: Tx,
  { kind, products, actor }: SeenProducts,
  now: Date,
): Promise<{ ok: true } | Refused<Late | 'never_published'>> {
  if (products.length === 0) return { ok: true };
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  const seen = await lockSeenProducts(tx, kind, products);
  if (!seen.ok) return seen;
  if (seen.contents.some(({ state }) => state === 'new')) return { ok: false, reason: 'never_published' };
  await writeDrafts(
    tx,
    products.map(({ id, revision }) => ({ id, revision: revision + 1, content: null })),
  );
  await writeHistoryLines(
    tx,
    products.map(({ id }) => ({ actor, verb: 'catalogue.discard', object: objectOf(id), now })),
  );
  return { ok: true };
}

/** Takes products off sale, as `withdrawProduct` does one: all, or none. */
export async function withdrawProducts(
  tx: Tx,
  { products, actor }: { products: readonly { id: number; slug: string }[]; actor: Actor },
  now: Date,
): Promise<{ ok: true } | Refused<'not_allowed'>> {
  if (products.length === 0) return { ok: true };
  if (!may(actor, 'catalogue.withdraw')) return { ok: false, reason: 'not_allowed' };
  await tx
    .updateTable('products')
    .set((eb) => ({ status: false, updated_at: new Date(), version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      products.map(({ id }) => id),
    )
    .execute();
  await writeHistoryLines(
    tx,
    products.map(({ id, slug }) => ({
      ...{ actor, verb: 'catalogue.withdraw', object: objectOf(id), after: { slug, status: false }, now },
    })),
  );
  await announceChange(tx, ['catalogue', ...products.map(({ id }) => `product:${id}`)]);
  return { ok: true };
}

/** Products of a kind, locked, if the revisions of all are still those seen. */
export async function lockSeenProducts(
  tx: Tx,
  kind: KindName,
  products: readonly { id: number; revision: number }[],
): Promise<{ ok: true; contents: ListedContent[] } | Refused<'unknown_product' | 'changed_meanwhile'>> {
  const found = await lockEditedProducts(
    tx,
    kind,
    products.map(({ id }) => id),
  );
  const contents: ListedContent[] = [];
  for (const { id, revision } of products) {
    const one = found.get(id);
    if (!one) return { ok: false, reason: 'unknown_product' };
    if (one.revision !== revision) return { ok: false, reason: 'changed_meanwhile' };
    contents.push(one);
  }
  return { ok: true, contents };
}
