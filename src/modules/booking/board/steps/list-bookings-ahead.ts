import { sql } from 'kysely';
import type { BookingState } from '#modules/booking/state.ts';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/** An upcoming booking. */
export interface BookingAhead {
  code: string;
  state: BookingState;
  /** The first day affected by what was asked about. */
  fromOn: string;
}

/** States of bookings whose guests are, or may be, still to come. */
const openStates: readonly BookingState[] = [
  'on_request',
  'held',
  'pending_payment',
  'confirmed',
  'paid_unallocated',
  'disrupted',
];

/**
 * The bookings from today on that contain a unit, also as a component of a combo, or for which a vehicle drives, nearest
 * first. Bookings that expired unpaid are left out.
 */
export async function listBookingsAhead(
  db: Executor,
  about: { unitId: number } | { vehicleId: number; from?: Date; until?: Date },
  now: Date,
): Promise<BookingAhead[]> {
  const today = dayInVietnam(now);
  const days =
    'unitId' in about
      ? sql`
        SELECT l.day FROM hold_lines l
        WHERE l.hold_id = b.hold_id AND l.unit_id = ${about.unitId} AND l.day >= ${today}::date
          AND h.state IN ('active', 'converted')
        UNION ALL SELECT i.from_on FROM booking_items i
        WHERE i.booking_id = b.id AND i.unit_id = ${about.unitId} AND i.to_on >= ${today}::date
          AND NOT i.snapshot ? 'ended'`
      : sql`
        SELECT (lower(o.during) AT TIME ZONE 'Asia/Ho_Chi_Minh')::date FROM vehicle_holds o
        WHERE o.hold_id = b.hold_id AND o.vehicle_id = ${about.vehicleId} AND o.owned
          AND upper(o.during) > ${now}::timestamptz
          AND o.during && tstzrange(${about.from ?? null}::timestamptz, ${about.until ?? null}::timestamptz)`;
  const { rows } = await sql<BookingAhead>`
    SELECT b.code, b.state, min(c.day) AS "fromOn"
    FROM bookings b LEFT JOIN holds h ON h.id = b.hold_id CROSS JOIN LATERAL (${days}) AS c (day)
    WHERE b.state = ANY (${openStates}::text[])
      AND NOT (b.state IN ('held', 'pending_payment') AND h.state IS DISTINCT FROM 'active')
    GROUP BY b.id ORDER BY 3, b.code`.execute(db);
  return rows;
}
