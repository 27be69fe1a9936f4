import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

export interface DayAvailability {
  unitId: number;
  day: string;
  /** Places that can be taken now; 0 on a closed day. */
  left: number;
  closed: boolean;
}

/** Availability from `from` up to but not including `to`. Days that were never opened are missing. */
export async function listAvailability(
  db: Executor,
  unitIds: number[],
  from: string,
  to: string,
  now: Date = new Date(),
): Promise<DayAvailability[]> {
  const { rows } = await sql<DayAvailability>`
    SELECT unit_id AS "unitId", day, CASE WHEN closed THEN 0 ELSE places END AS "left", closed
    FROM free_places(${unitIds}::int[], ${from}::date, ${to}::date, ${now}::timestamptz)
    ORDER BY unit_id, day`.execute(db);
  return rows;
}
