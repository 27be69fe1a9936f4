import type { Tx } from '#platform/db/connect.ts';
import type { PromotionInput } from './promotion-input.ts';
import { promotionRow } from './promotion-row.ts';
import { resolveScope } from './resolve-scope.ts';

export { type BroughtPromotionResult, bringPromotions } from './bring-promotions.ts';
export {
  addPromotion,
  type EditPromotionResult,
  editPromotion,
  switchPromotion,
} from './edit-promotion.ts';
export {
  countCoveredProducts,
  type FoundPromotion,
  findPromotion,
  findPromotions,
  listPromotionIds,
  listPromotionsNamed,
} from './find-promotion.ts';
export { listPromotions, type PromotionRow, type PromotionState, promotionState } from './list-promotions.ts';
export { type LongestSale, mostSaleDays } from './longest-sale.ts';
export { type PreviewPromotionResult, previewPromotion } from './preview-promotion.ts';
export { type PromotionInput, promotionInput } from './promotion-input.ts';
export { findProducts, type ResolvedScope, resolveScopes } from './resolve-scope.ts';

/**
 * Writes a promotion of a catalogue, in place of the one with the same code, or of the deal of the same name. What it was
 * used for stays with the bookings. Safe to repeat. @throws when it names a product or a place that is not there
 */
export async function savePromotion(tx: Tx, input: PromotionInput): Promise<{ id: number }> {
  const resolved = await resolveScope(tx, input);
  if (!resolved.ok) throw new Error(`Promotion ${input.title}: ${resolved.reason} ${resolved.name}`);
  const row = { ...promotionRow(input), ...resolved.scope, status: input.status };
  const before = await tx
    .selectFrom('promotions')
    .select('id')
    .$if(input.code !== null, (query) => query.where('code', '=', input.code))
    .$if(input.code === null, (query) => query.where('code', 'is', null).where('title', '=', input.title))
    .forUpdate()
    .executeTakeFirst();
  if (!before) return tx.insertInto('promotions').values(row).returning('id').executeTakeFirstOrThrow();
  await tx
    .updateTable('promotions')
    .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
    .where('id', '=', before.id)
    .execute();
  return before;
}

/** How often a promotion may be used, in all and by one person (null for any number of times), and by whom. */
interface PromotionLimits {
  uses: number | null;
  usesPerPhone: number | null;
  isFirstOnly: boolean;
  isAccountOnly: boolean;
}

/**
 * The limits of a promotion, locked until the transaction ends: whoever counts its uses and adds one does so behind this
 * lock, before the locks of inventory.
 * @throws when there is no such promotion
 */
export async function lockPromotionLimits(tx: Tx, id: number): Promise<PromotionLimits> {
  return tx
    .selectFrom('promotions')
    .select([
      'uses',
      'uses_per_phone as usesPerPhone',
      'is_first_only as isFirstOnly',
      'is_account_only as isAccountOnly',
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
