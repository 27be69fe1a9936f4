import { type RawBuilder, sql } from 'kysely';
import type { PromotionFacts, QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';

/** Of all times. */
export const taxRatesSql: RawBuilder<QuoteFacts['taxRates']> = sql`
  SELECT json_agg(json_build_object('kind', kind, 'fromOn', from_on, 'percent', percent)) FROM tax_rates`;

/** Price windows of holidays that overlap some days, both inclusive; most important first. */
export function holidaysSql(
  from: string | RawBuilder<unknown>,
  to: string | RawBuilder<unknown>,
): RawBuilder<QuoteFacts['holidays']> {
  return sql`
    SELECT coalesce(json_agg(json_build_object(
      'group', holiday_group, 'title', title, 'from', from_on, 'to', to_on, 'isPublic', is_public_holiday
    ) ORDER BY is_public_holiday DESC, holiday_on, id), '[]')
    FROM holidays WHERE status AND to_on >= ${from}::date AND from_on <= ${to}::date`;
}

/** An active promotion by its normalised code (`promotionKey`), with the products of these units that it covers. */
export function promotionSql(
  code: RawBuilder<unknown>,
  unitIds: RawBuilder<unknown>,
): RawBuilder<PromotionFacts> {
  return sql<PromotionFacts>`
    SELECT o.id, o.code, o.title, o.percent, o.amount_vnd AS "amountVnd", o.most_vnd AS "mostVnd",
      o.from_total_vnd AS "fromTotalVnd", o.kinds,
      o.from_on AS "fromOn", o.to_on AS "toOn", o.use_from AS "useFrom", o.use_to AS "useTo", o.weekdays,
      o.ahead_least AS "aheadLeast", o.ahead_most AS "aheadMost", o.nights_least AS "nightsLeast",
      o.is_combinable AS "isCombinable", o.reason <> '' AS "isOverHalf",
      CASE WHEN cardinality(o.product_ids) + cardinality(o.province_ids) + cardinality(o.place_ids) > 0 THEN array(
        SELECT DISTINCT p.id FROM units u JOIN products p ON p.id = u.product_id
        WHERE u.id = ANY (${unitIds}) AND promotion_covers(o, p.id, p.kind)
      ) END AS "productIds"
    FROM promotions o WHERE o.status AND o.code = ${code}`;
}
