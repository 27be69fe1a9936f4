import type { PromotionInput } from '#modules/pricing/schema.ts';
import type { Tx } from '#platform/db/connect.ts';

/**
 * Writes a promotion, in place of the one with the same code. What it was used for stays with the bookings. Safe to
 * repeat.
 */
export async function savePromotion(tx: Tx, input: PromotionInput): Promise<{ id: number }> {
  const row = {
    code: input.code,
    title: input.title,
    percent: input.percent,
    amount_vnd: input.amountVnd,
    most_vnd: input.mostVnd,
    from_total_vnd: input.fromTotalVnd,
    kinds: input.kinds,
    from_on: input.fromOn,
    to_on: input.toOn,
    uses: input.uses,
    uses_per_phone: input.usesPerPhone,
    reason: input.reason,
    status: input.status,
  };
  return tx
    .insertInto('promotions')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
}

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
