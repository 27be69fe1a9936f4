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
 * Writes a promotion of a catalogue, replacing the one with the same code, or the deal with the same name. Its uses stay
 * with the bookings. Idempotent. @throws when it refers to an unknown product or place
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

/** Limits on the uses of a promotion, in total and per person (null for unlimited), and on who may use it. */
interface PromotionLimits {
  uses: number | null;
  usesPerPhone: number | null;
  isFirstOnly: boolean;
  isAccountOnly: boolean;
}

/**
 * The limits of a promotion, locked until the transaction ends: whoever counts its uses and adds one does so under this
 * lock, taken before the locks of inventory.
 * @throws when the promotion does not exist
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
