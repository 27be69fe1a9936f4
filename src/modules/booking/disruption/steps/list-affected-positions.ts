import { sql } from 'kysely';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Tx } from '#platform/db/connect.ts';

/** Days on which units do not take place; both days inclusive. */
export interface ClosedDays {
  unitIds: readonly number[];
  fromOn: string;
  toOn: string;
  /** The inventory rows that are stopped: including starts before the first day that would last into it. */
  rows: readonly { unitId: number; day: string }[];
}

/** A disruption and the positions of the items of one booking that it affects. */
export interface AffectedPositions {
  disruptionId: string;
  positions: number[];
}

/** The items of a locked booking on closed days that are not recorded yet, by disruption. */
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

/**
 * The positions of the items affected by closed days: those that take inventory in a stopped row, directly or as a
 * component of a combo, and vehicles on one of the days. Never an item without a date.
 */
export function itemsOn({ items }: Pick<Quote, 'items'>, closed: ClosedDays): number[] {
  const stopped = new Set(closed.rows.map(({ unitId, day }) => `${unitId} ${day}`));
  return items.flatMap((item, position) => {
    if (item.ended || item.options.openDated) return [];
    const takesStopped = item.takes.places.some(({ unitId, day }) => stopped.has(`${unitId} ${day}`));
    const drivesThen =
      item.takes.vehicles.length > 0 &&
      closed.unitIds.includes(item.unitId) &&
      item.from <= closed.toOn &&
      item.endsOn >= closed.fromOn;
    return takesStopped || drivesThen ? [position] : [];
  });
}
