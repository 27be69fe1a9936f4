import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

/** How many days ahead occupancy is counted. */
const daysAhead = 365;

/**
 * Counts, for yesterday and the days ahead, the inventory of each product and how much of it is sold; earlier days stay
 * as last counted. A closed day has only as much inventory as is sold. Idempotent.
 * @returns how many rows differ from the last count
 */
export async function countOccupancy({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const yesterday = addDays(dayInVietnam(now), -1);
  const result = await sql`
    INSERT INTO occupancy_days AS o (day, product_id, places, sold, counted_at)
    SELECT i.day, u.product_id, sum(CASE WHEN i.closed OR i.stopped THEN i.sold ELSE i.allotment END), sum(i.sold), ${now}
    FROM inventory i JOIN units u ON u.id = i.unit_id
    WHERE i.day BETWEEN ${yesterday}::date AND ${addDays(yesterday, daysAhead)}::date
      AND NOT EXISTS (SELECT FROM vehicles v WHERE v.product_id = u.product_id)
    GROUP BY i.day, u.product_id
    ON CONFLICT (day, product_id) DO UPDATE
      SET places = excluded.places, sold = excluded.sold, counted_at = excluded.counted_at
      WHERE (o.places, o.sold) <> (excluded.places, excluded.sold)`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** Reports go back five years and compare with the year before. */
const keptDays = 366 * 6;

/** Deletes the counts of days that are further back than reports go. @returns how many rows were deleted */
export async function forgetOccupancy({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  const deleted = await db
    .deleteFrom('occupancy_days')
    .where('day', '<', addDays(dayInVietnam(clock.now()), -keptDays))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
