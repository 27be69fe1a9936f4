import { type RawBuilder, sql } from 'kysely';

/**
 * Items of bookings that guests made on the site themselves, whatever their state: `day`, `kind`, `product_id`, `count`.
 * Gift cards, accepted offers and bookings made by staff are not included.
 * @param days a relation with one column `day`, each once
 */
export function countBookedRows(days: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    SELECT d.day, i.kind, i.product_id, count(*)::int AS count
    FROM (${days}) d
      -- Day by day, by the index of time: of many days the database would compare each with every booking.
      CROSS JOIN LATERAL (
        SELECT id, fare_id FROM bookings WHERE created_at >= d.day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'
          AND created_at < (d.day + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh' OFFSET 0) b
      JOIN booking_items i ON i.booking_id = b.id
    WHERE b.fare_id IS NULL AND NOT EXISTS (SELECT FROM gift_cards g WHERE g.booking_id = b.id) AND NOT coalesce((
      SELECT e.actor LIKE 'staff:%' FROM booking_events e WHERE e.booking_id = b.id ORDER BY e.id LIMIT 1), false)
    GROUP BY d.day, i.kind, i.product_id`;
}

/**
 * The same for a range of days (ISO, both included): from the sums, and for days that have changed since from their
 * bookings. All at the same moment.
 */
export function bookedItems(fromOn: string, untilOn: string): RawBuilder<unknown> {
  const again = sql`SELECT DISTINCT day FROM booked_days_again WHERE day BETWEEN ${fromOn}::date AND ${untilOn}::date`;
  return sql`
    SELECT day, kind, product_id, count FROM booked_days
    WHERE day BETWEEN ${fromOn}::date AND ${untilOn}::date AND day NOT IN (${again})
    UNION ALL ${countBookedRows(again)}`;
}
