import { type RawBuilder, sql } from 'kysely';
import type { PromotionFacts } from '#modules/pricing/quote/quote-facts.ts';
import { promotionKey } from '#modules/pricing/schema.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';

/** How often a promotion may be used, in all and by one phone number; null for any number of times. */
export interface PromotionLimits {
  id: number;
  uses: number | null;
  usesPerPhone: number | null;
}

/** A promotion that is switched on, by its code as somebody types it. Its days and kinds are for the quote to judge. */
export async function findPromotion(db: Executor, code: string): Promise<PromotionFacts | null> {
  const { rows } = await promotionSql(promotionKey(code)).execute(db);
  return rows[0] ?? null;
}

/**
 * The limits of a promotion, locked until the transaction ends: whoever counts its uses and adds one does so behind this
 * lock, before the locks of places. @throws when there is no such promotion
 */
export async function lockPromotion(tx: Tx, id: number): Promise<PromotionLimits> {
  const { rows } = await sql<PromotionLimits>`
    SELECT id, uses, uses_per_phone AS "usesPerPhone" FROM promotions WHERE id = ${id} FOR UPDATE`.execute(
    tx,
  );
  if (!rows[0]) throw new Error(`No promotion ${id}`);
  return rows[0];
}

/** One promotion that is switched on, by its code as it is kept. */
export function promotionSql(key: string): RawBuilder<PromotionFacts> {
  return sql<PromotionFacts>`
    SELECT id, code, title, percent, amount_vnd AS "amountVnd", most_vnd AS "mostVnd",
      from_total_vnd AS "fromTotalVnd", kinds, from_on AS "fromOn", to_on AS "toOn"
    FROM promotions WHERE status AND code = ${key}`;
}
