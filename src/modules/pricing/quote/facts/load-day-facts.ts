import { sql } from 'kysely';
import type { DayFacts, QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import { promotionKey } from '#modules/pricing/schema.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import type { Executor } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { dayFactsSql } from './day-facts-sql.ts';
import type { FactWindow } from './fact-windows.ts';
import { holidaysSql, promotionSql, taxRatesSql } from './holidays-sql.ts';
import { indexDays } from './index-days.ts';

/** Facts of certain days: availability and prices of units, and what applies to all units. */
type Dated = Pick<QuoteFacts, 'days' | 'holidays' | 'taxRates' | 'promotion'>;

type Row = Omit<Dated, 'days'> & { days: DayFacts[] };

// The parameters are in a subquery of their own that hides them from the planner: otherwise it would plan each time for those very
// days, which takes ten times as long as reading them.
const readDated = builtOnce<
  Row,
  { units: number[]; froms: string[]; tos: string[]; from: string; to: string; now: string; code: string }
>((place) => {
  const asked = dayFactsSql(sql`asked.units`, {
    from: sql`asked.first`,
    to: sql`(asked.last + 1)`,
    now: sql`asked.now`,
  });
  return sql`${planOnce}
    SELECT (
      SELECT coalesce(json_agg(d), '[]') FROM (${asked}) d
      JOIN unnest(asked.units, asked.froms, asked.tos)
        AS w (unit_id, from_day, to_day) ON w.unit_id = d."unitId" AND d.day BETWEEN w.from_day AND w.to_day
    ) AS days, (${holidaysSql(sql`asked.first`, sql`asked.last`)}) AS holidays, (${taxRatesSql}) AS "taxRates",
      (SELECT row_to_json(found) FROM (${promotionSql(place('code'), sql`asked.units`)}) found) AS promotion
    FROM (
      SELECT ${place('units')}::int[] AS units, ${place('from')}::date AS first, ${place('to')}::date AS last,
        ${place('now')}::timestamptz AS now, ${place('froms')}::date[] AS froms, ${place('tos')}::date[] AS tos
      OFFSET 0
    ) asked`;
});

/**
 * Availability and prices of units in their windows, with price windows of holidays, tax rates, and the requested
 * promotion; one statement. The day of departure belongs to a window, because it may be closed to departures.
 */
export async function loadDayFacts(
  db: Executor,
  windows: FactWindow[],
  { promotionCode = '', now }: { promotionCode?: string | undefined; now: Date },
): Promise<Dated> {
  if (windows.length === 0) return { days: indexDays([]), holidays: [], taxRates: [], promotion: null };
  const { from, to } = spanOf(windows);
  const rows = await readDated(db, {
    units: windows.map((row) => row.unitId),
    froms: windows.map((row) => row.from),
    tos: windows.map((row) => row.to),
    ...{ from, to, now: now.toISOString(), code: promotionKey(promotionCode) },
  });
  const { days, ...others } = rows[0] as Row;
  return { days: indexDays(days), ...others };
}

/** The first and the last day of all windows. */
function spanOf(windows: readonly FactWindow[]): { from: string; to: string } {
  const from = windows.map((row) => row.from).sort()[0] ?? '';
  return {
    from,
    to:
      windows
        .map((row) => row.to)
        .sort()
        .at(-1) ?? from,
  };
}
