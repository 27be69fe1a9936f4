import { sql } from 'kysely';
import { promotionKey } from '#modules/pricing/promotions/promotion-key.ts';
import { promotionSql } from '#modules/pricing/promotions/promotion-sql.ts';
import type { QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { FactWindow } from './fact-windows.ts';
import { holidaysSql } from './holidays-sql.ts';
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
    SELECT (${holidaysSql(from, to)}) AS holidays,
      (SELECT json_agg(json_build_object('fromOn', from_on, 'percent', percent)) FROM tax_rates) AS "taxRates",
      (SELECT row_to_json(found) FROM (${promotionSql(promotionKey(promotionCode ?? ''))}) found) AS promotion`.execute(
    db,
  );
  return rows[0] as Season;
}
