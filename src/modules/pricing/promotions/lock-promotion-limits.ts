import type { Tx } from '#platform/db/connect.ts';

/** How often a promotion may be used, in all and by one phone number; null for any number of times. */
interface PromotionLimits {
  uses: number | null;
  usesPerPhone: number | null;
}

/**
 * The limits of a promotion, locked until the transaction ends: whoever counts its uses and adds one does so behind this
 * lock, before the locks of inventory.
 * @throws when there is no such promotion
 */
export async function lockPromotionLimits(tx: Tx, id: number): Promise<PromotionLimits> {
  return tx
    .selectFrom('promotions')
    .select(['uses', 'uses_per_phone as usesPerPhone'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
