import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { changesOf } from './changes-of.ts';
import type { ContentErrors } from './content-texts.ts';
import { type EditedProduct, findEditedProduct } from './find-edited-product.ts';
import type { DraftContent } from './product-content.ts';
import { unknownNames } from './write-content.ts';

export type Refused<Reason extends string> = { ok: false; reason: Reason };
export type Late = 'not_allowed' | 'unknown_product' | 'changed_meanwhile';
/** The revision of a product that somebody saw, and who they are. */
export type Seen = { id: number; revision: number; actor: Actor };

/** Saves a draft of a product; the site shows it once it is published. Refused when somebody else has saved since. */
export async function saveProductDraft(
  db: Executor,
  { id, revision, content, actor }: Seen & { content: DraftContent },
  now: Date,
): Promise<
  { ok: true; version: number } | Refused<Late> | (Refused<'unknown_name'> & { errors: ContentErrors })
> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx) => {
    const seen = await readSeen(tx, id, revision);
    if (!seen.ok) return seen;
    const errors = await unknownNames(tx, seen.product.kind, content);
    if (Object.keys(errors).length > 0) return { ok: false, reason: 'unknown_name', errors } as const;
    await writeDraft(tx, seen.product, { content });
    const { draft, live } = seen.product;
    await writeHistory(tx, {
      ...{ actor, verb: 'catalogue.draft', object: objectOf(id), now },
      ...changesOf(draft ?? live, content),
    });
    return { ok: true, version: revision + 1 } as const;
  });
}

/** Discards a product's draft. Refused for a product that was never published. */
export async function discardProductDraft(
  db: Executor,
  { id, revision, actor }: Seen,
  now: Date,
): Promise<{ ok: true } | Refused<Late | 'never_published'>> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx) => {
    const seen = await readSeen(tx, id, revision);
    if (!seen.ok) return seen;
    if (seen.product.state === 'new') return { ok: false, reason: 'never_published' } as const;
    await writeDraft(tx, seen.product, { content: null });
    await writeHistory(tx, { actor, verb: 'catalogue.discard', object: objectOf(id), now });
    return { ok: true } as const;
  });
}

/** The product, locked, if its revision is still the one seen. */
export async function readSeen(
  tx: Tx,
  id: number,
  revision: number,
): Promise<{ ok: true; product: EditedProduct } | Refused<'unknown_product' | 'changed_meanwhile'>> {
  const product = await findEditedProduct(tx, id, { lock: true });
  if (!product) return { ok: false, reason: 'unknown_product' };
  return product.revision === revision ? { ok: true, product } : { ok: false, reason: 'changed_meanwhile' };
}

/**
 * Every write increments the revision. It also clears a scheduled publication unless one is passed, since that was set
 * for the former draft.
 */
export async function writeDraft(
  tx: Tx,
  { id, revision }: Pick<EditedProduct, 'id' | 'revision'>,
  {
    content,
    publishAt = null,
    scheduledBy = '',
  }: { content: DraftContent | null; publishAt?: Date | null; scheduledBy?: string },
): Promise<void> {
  await writeDrafts(tx, [{ id, revision: revision + 1, content, publishAt, scheduledBy }]);
}

/** Writes drafts of many products, each with its given `revision`. One statement. */
export async function writeDrafts(
  tx: Tx,
  drafts: readonly {
    id: number;
    revision: number;
    content: DraftContent | null;
    publishAt?: Date | null;
    scheduledBy?: string;
  }[],
): Promise<void> {
  if (drafts.length === 0) return;
  await tx
    .insertInto('product_drafts')
    .values(
      drafts.map(({ id, revision, content, publishAt = null, scheduledBy = '' }) => ({
        ...{ product_id: id, revision, content: content && json(content) },
        ...{ publish_at: publishAt, scheduled_by: scheduledBy },
      })),
    )
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((eb) => ({
        revision: eb.ref('excluded.revision'),
        content: eb.ref('excluded.content'),
        publish_at: eb.ref('excluded.publish_at'),
        scheduled_by: eb.ref('excluded.scheduled_by'),
      })),
    )
    .execute();
}

/** A product as the history refers to it. */
export function objectOf(id: number) {
  return { type: 'product', id: String(id) };
}
