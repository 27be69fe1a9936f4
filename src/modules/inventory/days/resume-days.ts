import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { lockDays } from './steps/lock-days.ts';

/** Lets stopped rows go on: open for sale again, unless they were closed before. */
export async function resumeDays(
  tx: Tx,
  places: readonly { unitId: number; day: string; wasClosed: boolean }[],
): Promise<void> {
  if (places.length === 0) return;
  await lockDays(tx, places);
  await sql`
    UPDATE inventory i SET stopped = false, closed = resumed.was_closed
    FROM unnest(
      ${places.map((place) => place.unitId)}::int[],
      ${places.map((place) => place.day)}::date[],
      ${places.map((place) => place.wasClosed)}::boolean[]
    ) AS resumed (unit_id, day, was_closed)
    WHERE i.unit_id = resumed.unit_id AND i.day = resumed.day`.execute(tx);
}
