import { type RawBuilder, sql } from 'kysely';
import { promotionSql } from '#modules/pricing/promotions/promotion-sql.ts';
import type { QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import { promotionKey } from '#modules/pricing/schema.ts';
import type { Executor } from '#platform/db/connect.ts';
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
  const { rows } = await sql<Season>`
    select (${holidaysSql(from, to)}) as holidays,
      (select json_agg(json_build_object('fromOn', from_on, 'percent', percent)) from tax_rates) as "taxRates",
      (select row_to_json(found) from (${promotionSql(promotionKey(promotionCode ?? ''))}) found) as promotion`.execute(
    db,
  );
  return rows[0] as Season;
}

/** Price windows of holidays that touch some days, both included; most important first. */
export function holidaysSql(from: string, to: string): RawBuilder<QuoteFacts['holidays']> {
  return sql`
    select coalesce(json_agg(json_build_object(
      'group', holiday_group, 'title', title, 'from', from_on, 'to', to_on, 'isPublic', is_public_holiday
    ) order by is_public_holiday desc, holiday_on, id), '[]')
    from holidays where to_on >= ${from}::date and from_on <= ${to}::date`;
}
