import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { FactWindow } from '../rules/fact-windows.ts';
import { promotionKey } from '../rules/promotion-key.ts';
import type { QuoteFacts } from '../rules/quote-facts.ts';
import { holidaysSql } from './holidays-sql.ts';
import { spanOf } from './load-day-facts.ts';
import { promotionSql } from './promotion-sql.ts';

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
