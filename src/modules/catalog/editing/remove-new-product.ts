import type { Executor } from '#platform/db/connect.ts';
import { inTransaction } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { type Late, objectOf, type Refused, readSeen, type Seen } from './save-product-draft.ts';

/** Forgets a product that was begun, never published, and has nothing that is sold. What was done with it stays in the history. */
export async function removeNewProduct(
  db: Executor,
  { id, revision, actor }: Seen,
  now: Date,
): Promise<{ ok: true } | Refused<Late | 'published' | 'has_units'>> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx) => {
    const seen = await readSeen(tx, id, revision);
    if (!seen.ok) return seen;
    const { state, title, slug } = seen.product;
    if (state !== 'new') return { ok: false, reason: 'published' } as const;
    const unit = await tx
      .selectFrom('units')
      .where('product_id', '=', id)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    const plan = await tx
      .selectFrom('rate_plans')
      .where('product_id', '=', id)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (unit || plan) return { ok: false, reason: 'has_units' } as const;
    await tx.deleteFrom('product_drafts').where('product_id', '=', id).execute();
    await tx.deleteFrom('product_provinces').where('product_id', '=', id).execute();
    await tx.deleteFrom('products').where('id', '=', id).execute();
    const before = { title, slug };
    await writeHistory(tx, { actor, verb: 'catalogue.remove', object: objectOf(id), before, now });
    return { ok: true } as const;
  });
}
