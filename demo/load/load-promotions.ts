import { savePromotion } from '#modules/pricing/promotions/save-promotion.ts';
import { promotionInput } from '#modules/pricing/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import { promotions } from '../catalogue/promotions.ts';
import { nextYearly } from './set-in-time.ts';

/** Loads the codes of the demo, in the first year in which they are not over on `today`. */
export async function loadPromotions(tx: Tx, today: string): Promise<void> {
  for (const promotion of promotions) {
    const { from, to } = nextYearly({ from: promotion.fromOn, to: promotion.toOn }, today);
    await savePromotion(tx, promotionInput.parse({ ...promotion, fromOn: from, toOn: to }));
  }
}
