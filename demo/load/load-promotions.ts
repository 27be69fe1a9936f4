import { savePromotion } from '#modules/pricing/commands/save-promotion.ts';
import { promotionInput } from '#modules/pricing/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import { promotions } from '../catalogue/promotions.ts';

/** Loads the codes of the demo. */
export async function loadPromotions(tx: Tx): Promise<void> {
  for (const promotion of promotions) await savePromotion(tx, promotionInput.parse(promotion));
}
