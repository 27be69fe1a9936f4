import { sql } from 'kysely';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { may } from '../policy.ts';
import { copySale } from './copy-sale.ts';
import { findEditedProduct } from './find-edited-product.ts';
import { nextCodes } from './next-codes.ts';
import type { DraftContent } from './product-content.ts';
import { objectOf, type Refused, writeDraft } from './save-product-draft.ts';

export interface NewProduct {
  kind: KindName;
  slug: string;
  title: string;
  /** Slugs; without a place the product takes the position of its province. */
  province: string;
  place?: string | undefined;
  supplier: string;
  actor: Actor;
}

type Unknown = 'unknown_province' | 'unknown_place' | 'unknown_supplier';

/** Begins a product, which is not public until it is published. Its initial coordinates are those of its place. */
export async function addProduct(
  db: Executor,
  { kind, slug, title, province, place, supplier, actor }: NewProduct,
  now: Date,
): Promise<{ ok: true; id: number } | Refused<'not_allowed' | 'slug_taken' | Unknown>> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx) => {
    const where = await placeOf(tx, province, place);
    if (!where.ok) return where;
    const known = await tx
      .selectFrom('suppliers')
      .select('id')
      .where('slug', '=', supplier)
      .executeTakeFirst();
    if (!known) return { ok: false, reason: 'unknown_supplier' } as const;
    const { lat, lng } = where;
    const content: DraftContent = {
      ...{ title, supplier, provinces: [province], places: place ? [place] : [] },
      ...{ location: { lat, lng }, details: {} },
    };
    return begin(tx, { kind, slug, content, supplierId: known.id, actor }, now);
  });
}

/**
 * Begins a product as a copy of another one, with its content and what it sells, under its own name and address. Price
 * rules are copied by `copyProduct` of pricing, which calls this.
 */
export async function duplicateProduct(
  db: Executor,
  { id, title, slug, actor }: { id: number; title: string; slug: string; actor: Actor },
  now: Date,
): Promise<{ ok: true; id: number } | Refused<'not_allowed' | 'slug_taken' | 'unknown_product'>> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx) => {
    const source = await findEditedProduct(tx, id);
    if (!source) return { ok: false, reason: 'unknown_product' } as const;
    const { supplier_id: supplierId } = await tx
      .selectFrom('products')
      .select('supplier_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const content = { ...(source.draft ?? source.live), title };
    const added = await begin(tx, { kind: source.kind, slug, content, supplierId, actor }, now);
    if (added.ok) await copySale(tx, { fromId: id, toId: added.id });
    return added;
  });
}

async function placeOf(
  tx: Tx,
  province: string,
  place: string | undefined,
): Promise<{ ok: true; lat: number; lng: number } | Refused<'unknown_province' | 'unknown_place'>> {
  const inProvince = await tx
    .selectFrom('provinces')
    .select(['lat', 'lng'])
    .where('slug', '=', province)
    .executeTakeFirst();
  if (!inProvince) return { ok: false, reason: 'unknown_province' };
  if (!place) return { ok: true, ...inProvince };
  const at = await tx
    .selectFrom('places')
    .select(['lat', 'lng'])
    .where('slug', '=', place)
    .executeTakeFirst();
  if (!at) return { ok: false, reason: 'unknown_place' };
  return { ok: true, lat: at.lat ?? inProvince.lat, lng: at.lng ?? inProvince.lng };
}

async function begin(
  tx: Tx,
  product: {
    kind: KindName;
    slug: string;
    content: DraftContent;
    supplierId: number;
    actor: Actor;
  },
  now: Date,
): Promise<{ ok: true; id: number } | Refused<'slug_taken'>> {
  const { kind, slug, content, supplierId, actor } = product;
  const { title = '', location } = content;
  const added = await tx
    .insertInto('products')
    .values({
      ...{ kind, slug, title, supplier_id: supplierId, step: 0 },
      ...{
        code: (await nextCodes(tx, kind, 1))[0] as string,
        lat: location?.lat ?? 16,
        lng: location?.lng ?? 106,
      },
      details: json({}),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return { ok: false, reason: 'slug_taken' };
  // The office's lists find it by its province.
  await sql`
    INSERT INTO product_provinces (product_id, province_id, position)
    SELECT ${added.id}::int, v.id, named.at - 1 FROM unnest(${content.provinces ?? []}::text[]) WITH ORDINALITY AS named (slug, at)
    JOIN provinces v ON v.slug = named.slug`.execute(tx);
  await writeDraft(tx, { id: added.id, revision: 0 }, { content });
  const object = objectOf(added.id);
  await writeHistory(tx, { actor, verb: 'catalogue.add', object, after: { title, slug, kind }, now });
  return { ok: true, id: added.id };
}
