import { sql } from 'kysely';
import type { DayFacts, DayIndex } from '#modules/pricing/quote/quote-facts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { addDays } from '#platform/time/days.ts';
import { dayFactsSql } from './day-facts-sql.ts';
import type { FactWindow } from './fact-windows.ts';
import { indexDays } from './index-days.ts';

/** Places and prices of units in their windows. The day of departure belongs to it: it may be closed to departures. */
export async function loadDayFacts(db: Executor, windows: FactWindow[], now: Date): Promise<DayIndex> {
  if (windows.length === 0) return indexDays([]);
  const { from, to } = spanOf(windows);
  const asked = dayFactsSql(sql`asked.units`, {
    from: sql`asked.first`,
    to: sql`asked.last`,
    now: sql`asked.now`,
  });
  // What is asked for stands in a row of its own, where the planner does not see it: it would plan each time for those
  // very days, which takes ten times as long as to look them up.
  const { rows } = await sql<DayFacts>`${planOnce}
    SELECT d.* FROM (
      SELECT ${windows.map((row) => row.unitId)}::int[] AS units, ${from}::date AS first,
        ${addDays(to, 1)}::date AS last, ${now}::timestamptz AS now,
        ${windows.map((row) => row.from)}::date[] AS froms, ${windows.map((row) => row.to)}::date[] AS tos
      OFFSET 0
    ) asked CROSS JOIN LATERAL (${asked}) d
    JOIN unnest(asked.units, asked.froms, asked.tos)
      AS w (unit_id, from_day, to_day) ON w.unit_id = d."unitId" AND d.day BETWEEN w.from_day AND w.to_day`.execute(
    db,
  );
  return indexDays(rows);
}

/** The first and the last day of all windows. */
export function spanOf(windows: readonly FactWindow[]): { from: string; to: string } {
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
