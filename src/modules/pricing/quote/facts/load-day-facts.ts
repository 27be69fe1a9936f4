import { sql } from 'kysely';
import type { DayFacts, DayIndex } from '#modules/pricing/quote/quote-facts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { dayFactsSql } from './day-facts-sql.ts';
import type { FactWindow } from './fact-windows.ts';
import { indexDays } from './index-days.ts';

/** Places and prices of units in their windows. The day of departure belongs to it: it may be closed to departures. */
export async function loadDayFacts(db: Executor, windows: FactWindow[], now: Date): Promise<DayIndex> {
  if (windows.length === 0) return indexDays([]);
  const { from, to } = spanOf(windows);
  const unitIds = sql`${windows.map((row) => row.unitId)}::int[]`;
  const { rows } = await sql<DayFacts>`
    select d.* from (${dayFactsSql(unitIds, { from, to: addDays(to, 1), now })}) d
    join unnest(${unitIds}, ${windows.map((row) => row.from)}::date[], ${windows.map((row) => row.to)}::date[])
      as w (unit_id, from_day, to_day) on w.unit_id = d."unitId" and d.day between w.from_day and w.to_day`.execute(
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
