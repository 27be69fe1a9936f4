import { type RawBuilder, sql } from 'kysely';
import type { PromotionFacts } from '#modules/pricing/quote/quote-facts.ts';

/** One promotion that is switched on, by its code as it is kept. */
export function promotionSql(key: string): RawBuilder<PromotionFacts> {
  return sql<PromotionFacts>`
    SELECT id, code, title, percent, amount_vnd AS "amountVnd", most_vnd AS "mostVnd",
      from_total_vnd AS "fromTotalVnd", kinds, from_on AS "fromOn", to_on AS "toOn"
    FROM promotions WHERE status AND code = ${key}`;
}
