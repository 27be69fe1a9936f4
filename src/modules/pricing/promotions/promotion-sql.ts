import { type RawBuilder, sql } from 'kysely';
import type { PromotionFacts } from '#modules/pricing/quote/quote-facts.ts';

/** One promotion that is switched on, by its code as it is kept. */
export function promotionSql(key: string): RawBuilder<PromotionFacts> {
  return sql<PromotionFacts>`
    select id, code, title, percent, amount_vnd as "amountVnd", most_vnd as "mostVnd",
      from_total_vnd as "fromTotalVnd", kinds, from_on as "fromOn", to_on as "toOn"
    from promotions where status and code = ${key}`;
}
