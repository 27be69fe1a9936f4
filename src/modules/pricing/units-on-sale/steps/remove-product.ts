import { removeNewProducts } from '#modules/catalog/editing/products.ts';
import { type Refused, readSeen, type Seen } from '#modules/catalog/editing/save-product-draft.ts';
import { may } from '#modules/catalog/policy.ts';
import { listEditedUnits, removeSaleOf } from '#modules/catalog/selling/units.ts';
import { removeDays } from '#modules/inventory/days/forget-days.ts';
import type { Database } from '#platform/db/connect.ts';

const foreignKeyViolation = '23503';

type RemoveProductResult =
  | { ok: true }
  | Refused<'not_allowed' | 'unknown_product' | 'changed_meanwhile' | 'published' | 'in_use'>;

/**
 * Deletes a product that was never published, with its units, plans and days. Refused where anything else refers to it: a combo
 * that takes one of its units, a cost. Its history is kept.
 */
export async function removeProduct(
  db: Database,
  { id, revision, reason, actor }: Seen & { reason: string },
  now: Date,
): Promise<RemoveProductResult> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  const remove = db.transaction().execute(async (tx): Promise<RemoveProductResult> => {
    const seen = await readSeen(tx, id, revision);
    if (!seen.ok) return seen;
    const { kind, state } = seen.product;
    if (state !== 'new') return { ok: false, reason: 'published' };
    const unitIds = (await listEditedUnits(tx, id)).map((unit) => unit.id);
    if (unitIds.length > 0 && !may(actor, 'unit.edit')) return { ok: false, reason: 'not_allowed' };
    await removeDays(tx, unitIds);
    await removeSaleOf(tx, id);
    const removed = await removeNewProducts(tx, { kind, products: [{ id, revision }], reason, actor }, now);
    if (!removed.ok) throw new Error(`A new product was not removed: ${removed.reason}`);
    return { ok: true };
  });
  return remove.catch((error) => {
    if ((error as { code?: string }).code !== foreignKeyViolation) throw error;
    return { ok: false, reason: 'in_use' };
  });
}
