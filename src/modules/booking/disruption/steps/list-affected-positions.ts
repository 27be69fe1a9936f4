import { sql } from 'kysely';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import type { Tx } from '#platform/db/connect.ts';
import { type ClosedDays, itemsOn } from './items-on.ts';

/** A disruption and the positions of the items of one booking that it hits. */
export interface AffectedPositions {
  disruptionId: string;
  positions: number[];
}

/** What of a locked booking lies on closed days and has not been noted yet, disruption by disruption. */
export async function listAffectedPositions(tx: Tx, booking: LockedBooking): Promise<AffectedPositions[]> {
  const { rows } = await sql<{ id: string } & ClosedDays & { known: number[] }>`
    SELECT d.id, d.unit_ids AS "unitIds", d.from_on AS "fromOn", d.to_on AS "toOn",
      coalesce((
        SELECT json_agg(json_build_object('unitId', day.unit_id, 'day', day.day))
        FROM disruption_days day
        JOIN hold_lines l ON l.hold_id = b.hold_id AND l.unit_id = day.unit_id AND l.day = day.day
        WHERE day.disruption_id = d.id
      ), '[]') AS rows,
      coalesce((
        SELECT json_agg(i.position) FROM disruption_items i
        WHERE i.disruption_id = d.id AND i.booking_id = b.id
      ), '[]') AS known
    FROM bookings b CROSS JOIN disruptions d
    WHERE b.id = ${booking.id} AND d.ended_at IS NULL
    ORDER BY d.created_at, d.id`.execute(tx);
  return rows.flatMap(({ id, known, ...closed }) => {
    const positions = itemsOn(booking.quote, closed).filter((position) => !known.includes(position));
    return positions.length > 0 ? [{ disruptionId: id, positions }] : [];
  });
}
