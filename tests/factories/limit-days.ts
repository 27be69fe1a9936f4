import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/** Sets restrictions of each sort on about half of all days from a day on; the same in every run. */
export async function limitDays(tx: Tx, from: string): Promise<void> {
  await sql`
    UPDATE daily_rates SET
      min_stay = CASE mod(unit_id * 7 + (day - ${from}::date), 11) WHEN 3 THEN 2 WHEN 4 THEN 4 ELSE 1 END,
      max_stay = CASE mod(unit_id * 5 + (day - ${from}::date), 7) WHEN 2 THEN 1 WHEN 5 THEN 3 WHEN 6 THEN 30 ELSE 0 END,
      release_days = CASE mod(unit_id * 3 + (day - ${from}::date), 6) WHEN 1 THEN 14 WHEN 4 THEN 90 ELSE 0 END,
      closed_to_arrival = mod(unit_id + (day - ${from}::date), 13) = 5,
      closed_to_departure = mod(unit_id + (day - ${from}::date), 17) = 8
    WHERE day >= ${from}::date`.execute(tx);
}

/** Removes all restrictions of days. */
export async function unlimitDays(tx: Tx): Promise<void> {
  await tx
    .updateTable('daily_rates')
    .set({ min_stay: 1, max_stay: 0, release_days: 0, closed_to_arrival: false, closed_to_departure: false })
    .execute();
}
