import { sql } from 'kysely';
import { type Actor, isStaff } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { productPublished } from '../events.ts';
import { may } from '../policy.ts';
import { changesOf } from './changes-of.ts';
import { type ContentErrors, completeContent } from './content-texts.ts';
import type { EditedProduct } from './find-edited-product.ts';
import { loadProductVocabulary } from './load-product-vocabulary.ts';
import type { ProductContent } from './product-content.ts';
import { allFields, productFields } from './product-fields.ts';
import { type Late, objectOf, type Refused, readSeen, type Seen, writeDraft } from './save-product-draft.ts';
import { droppedVehicles, unknownNames, writeContent } from './write-content.ts';

export type Incomplete = Refused<'incomplete'> & { errors: ContentErrors };

/**
 * Publishes a product's draft, or puts a withdrawn product back; page, lists, search, sitemap and API are notified, and a
 * job updates days and prices. The replaced content is kept. Units are not touched.
 */
export async function publishProduct(
  { db, queue }: { db: Executor; queue: Queue },
  { id, revision, actor }: Seen,
  now: Date,
): Promise<{ ok: true } | Refused<Late | 'nothing_new'> | Incomplete> {
  if (!may(actor, 'catalogue.publish')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx) => {
    const seen = await readSeen(tx, id, revision);
    if (!seen.ok) return seen;
    const { product } = seen;
    if (!product.draft && product.state === 'published') return { ok: false, reason: 'nothing_new' } as const;
    return putOnSite(tx, queue, { product, actor, reason: '' }, now);
  });
}

/** The content of a product that is ready for publication, or what it lacks, by field. */
export async function readyContent(
  tx: Tx,
  { id, kind, draft, live }: EditedProduct,
): Promise<{ ok: true; content: ProductContent } | Incomplete> {
  const complete = completeContent(kind, [], draft ?? live);
  if (!complete.ok) {
    // The form's fields are only loaded to word the errors.
    const fields = allFields(productFields(kind, await loadProductVocabulary(tx, kind, id)));
    const completed = completeContent(kind, fields, draft ?? live);
    return { ok: false, reason: 'incomplete', errors: completed.ok ? {} : completed.errors };
  }
  const errors = {
    ...(await unknownNames(tx, kind, complete.content)),
    ...(await droppedVehicles(tx, { id, kind }, complete.content)),
  };
  return Object.keys(errors).length > 0 ? { ok: false, reason: 'incomplete', errors } : complete;
}

/** Publishes a product that is locked. */
export async function putOnSite(
  tx: Tx,
  queue: Queue,
  { product, actor, reason }: { product: EditedProduct; actor: Actor; reason: string },
  now: Date,
): Promise<{ ok: true } | Incomplete> {
  const { id, state, live, draft } = product;
  const ready = await readyContent(tx, product);
  if (!ready.ok) return ready;
  if (draft && state !== 'new') await keepFormer(tx, [product], actor, now);
  if (draft) await writeContent(tx, product, ready.content, now);
  else
    await tx
      .updateTable('products')
      .set((eb) => ({ step: 1, status: true, updated_at: now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  await writeDraft(tx, product, { content: null });
  await writeHistory(tx, {
    ...{ actor, verb: 'catalogue.publish', object: objectOf(id), reason, now },
    ...changesOf(state === 'new' ? null : live, ready.content),
  });
  await announceChange(tx, ['catalogue', `product:${id}`]);
  await queue.send(tx, productPublished, { productId: id });
  return { ok: true };
}

/** Stores the live contents of products before they are replaced. */
export async function keepFormer(
  tx: Tx,
  products: readonly Pick<EditedProduct, 'id' | 'live'>[],
  actor: Actor,
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  await tx
    .insertInto('former_products')
    .values((eb) =>
      products.map(({ id, live }) => ({
        product_id: id,
        number: eb
          .selectFrom('former_products')
          .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
          .where('product_id', '=', id),
        content: json(live),
        replaced_at: now,
        replaced_by: isStaff(actor) ? actor.name : '',
      })),
    )
    .execute();
}
