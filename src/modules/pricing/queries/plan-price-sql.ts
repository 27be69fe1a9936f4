import { type RawBuilder, sql } from 'kysely';

/** `planPrice` of rules/plan-price.ts in SQL, for a rate plan under the alias `plan`. A test keeps the two alike. */
export function planPriceSql(dayVnd: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`greatest(0, round(${dayVnd} * plan.price_percent / 100.0, -3) + plan.price_delta_vnd)::bigint`;
}
