import { sql } from 'kysely';
import { type Refused, readSeen, type Seen } from '#modules/catalog/editing/save-product-draft.ts';
import { removeNewProducts } from '#modules/catalog/editing/withdraw-products.ts';
import { may } from '#modules/catalog/policy.ts';
import { listEditedUnits, removeSaleOf } from '#modules/catalog/selling/units.ts';
import { removeDays } from '#modules/inventory/days/forget-days.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';

export type RemoveProductResult =
  | { ok: true }
  | Refused<'not_allowed' | 'unknown_product' | 'changed_meanwhile' | 'published' | 'in_use'>;

/**
 * Deletes a product that was never published, with its units, plans and days. Refused once a combo takes one of its units or a
 * cost was set for it. Its history is kept.
 */
export async function removeProduct(
  db: Executor,
  { id, revision, reason, actor }: Seen & { reason: string },
  now: Date,
): Promise<RemoveProductResult> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<RemoveProductResult> => {
    const seen = await readSeen(tx, id, revision);
    if (!seen.ok) return seen;
    const { kind, state } = seen.product;
    if (state !== 'new') return { ok: false, reason: 'published' };
    const unitIds = (await listEditedUnits(tx, id)).map((unit) => unit.id);
    if (unitIds.length > 0 && !may(actor, 'unit.edit')) return { ok: false, reason: 'not_allowed' };
    if (await isUsed(tx, id, unitIds)) return { ok: false, reason: 'in_use' };
    await removeDays(tx, unitIds);
    await removeSaleOf(tx, id);
    const removed = await removeNewProducts(tx, { kind, products: [{ id, revision }], reason, actor }, now);
    if (!removed.ok) throw new Error(`A new product was not removed: ${removed.reason}`);
    return { ok: true };
  });
}

async function isUsed(tx: Tx, productId: number, unitIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    SELECT EXISTS (SELECT FROM unit_components c JOIN units u ON u.id = c.unit_id
        WHERE c.component_unit_id = ANY (${[...unitIds]}::int[]) AND u.product_id <> ${productId})
      OR EXISTS (SELECT FROM cost_rates WHERE product_id = ${productId} OR unit_id = ANY (${[...unitIds]}::int[]))
      AS "isUsed"`.execute(tx);
  return rows[0]?.isUsed ?? false;
}
