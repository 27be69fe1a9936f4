import { type RawBuilder, sql } from 'kysely';
import type { PromotionFacts, QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import { promotionKey } from '#modules/pricing/schema.ts';
import type { Executor } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import type { FactWindow } from './fact-windows.ts';
import { spanOf } from './load-day-facts.ts';

type Season = Pick<QuoteFacts, 'holidays' | 'taxRates' | 'promotion'>;

/** What holds for everybody on those days: price windows of holidays, tax rates, and the promotion asked for. */
export async function loadSeasonFacts(
  db: Executor,
  windows: FactWindow[],
  promotionCode: string | undefined,
): Promise<Season> {
  if (windows.length === 0) return { holidays: [], taxRates: [], promotion: null };
  const { from, to } = spanOf(windows);
  const unitIds = windows.map((window) => window.unitId);
  const { rows } = await sql<Season>`${planOnce}
    SELECT (${holidaysSql(from, to)}) AS holidays,
      (${taxRatesSql}) AS "taxRates",
      (SELECT row_to_json(found) FROM (${promotionSql(promotionKey(promotionCode ?? ''), unitIds)}) found) AS promotion`.execute(
    db,
  );
  return rows[0] as Season;
}

/** Of all times. */
export const taxRatesSql: RawBuilder<QuoteFacts['taxRates']> = sql`
  SELECT json_agg(json_build_object('kind', kind, 'fromOn', from_on, 'percent', percent)) FROM tax_rates`;

/** Price windows of holidays that touch some days, both included; most important first. */
export function holidaysSql(from: string, to: string): RawBuilder<QuoteFacts['holidays']> {
  return sql`
    SELECT coalesce(json_agg(json_build_object(
      'group', holiday_group, 'title', title, 'from', from_on, 'to', to_on, 'isPublic', is_public_holiday
    ) ORDER BY is_public_holiday DESC, holiday_on, id), '[]')
    FROM holidays WHERE status AND to_on >= ${from}::date AND from_on <= ${to}::date`;
}

/** One promotion that is switched on, by its code as it is kept, with the products of these units that it covers. */
function promotionSql(key: string, unitIds: readonly number[]): RawBuilder<PromotionFacts> {
  return sql<PromotionFacts>`
    SELECT o.id, o.code, o.title, o.percent, o.amount_vnd AS "amountVnd", o.most_vnd AS "mostVnd",
      o.from_total_vnd AS "fromTotalVnd", o.kinds,
      o.from_on AS "fromOn", o.to_on AS "toOn", o.use_from AS "useFrom", o.use_to AS "useTo", o.weekdays,
      o.ahead_least AS "aheadLeast", o.ahead_most AS "aheadMost", o.nights_least AS "nightsLeast",
      o.is_combinable AS "isCombinable", o.reason <> '' AS "isOverHalf",
      CASE WHEN cardinality(o.product_ids) + cardinality(o.province_ids) + cardinality(o.place_ids) > 0 THEN array(
        SELECT DISTINCT p.id FROM units u JOIN products p ON p.id = u.product_id
        WHERE u.id = ANY (${unitIds}::int[]) AND promotion_covers(o, p.id, p.kind)
      ) END AS "productIds"
    FROM promotions o WHERE o.status AND o.code = ${key}`;
}
