import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/**
 * The last day (ISO) of the trips on which the prepaid codes of a booking without a date were used; null while one of them is
 * unused or a trip not over. A code that expires unused is no trip.
 */
export async function lastPrepaidDay(db: Executor, bookingId: string): Promise<string | null> {
  const { rows } = await sql<{ areOver: boolean | null; endsOn: string | null }>`
    SELECT bool_and(coalesce(v.state = 'redeemed' AND b.state = 'completed', false)) AS "areOver",
      max((SELECT max(item ->> 'endsOn') FROM jsonb_array_elements(b.quote -> 'items') item
        WHERE NOT item ? 'ended')) AS "endsOn"
    FROM open_vouchers v LEFT JOIN bookings b ON b.hold_id = v.hold_id
    WHERE v.booking_id = ${bookingId} AND v.state <> 'void'`.execute(db);
  const [codes] = rows;
  return codes?.areOver ? codes.endsOn : null;
}

/** The bookings that bought the codes a booking has used: its trip counts for them. */
export async function listPrepaidPurchases(db: Executor, bookingId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT v.booking_id AS id FROM open_vouchers v JOIN bookings b ON b.hold_id = v.hold_id
    WHERE b.id = ${bookingId} AND v.booking_id <> b.id ORDER BY 1`.execute(db);
  return rows.map(({ id }) => id);
}
