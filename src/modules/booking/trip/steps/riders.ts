import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** A booking's item on a departure, for staff who assign vehicles. */
export interface Rider {
  code: string;
  bookingId: string;
  /** Position of the item in its booking. */
  position: number;
  fullName: string;
  unitTitle: string;
  quantity: number;
  guests: number;
  /** The vehicle of the departure. */
  part: number;
  /** 'waiting': has yet to choose, for instance after being moved here; 'unpaid': holds seats that are not paid. */
  standing: 'confirmed' | 'waiting' | 'unpaid';
}

/** All bookings with seats on a departure, by vehicle and unit. */
export async function listRiders(db: Executor, productId: number, day: string): Promise<Rider[]> {
  const { rows } = await sql<Rider>`
    SELECT b.code, b.id AS "bookingId", i.position, b.full_name AS "fullName", i.unit_title AS "unitTitle", i.quantity,
      i.adults + cardinality(i.child_ages) AS guests, coalesce(s.part, 1) AS part,
      CASE b.state WHEN 'confirmed' THEN 'confirmed' WHEN 'completed' THEN 'confirmed' WHEN 'disrupted' THEN 'waiting'
        ELSE 'unpaid' END AS standing
    FROM booking_items i JOIN bookings b ON b.id = i.booking_id
      LEFT JOIN holds h ON h.id = b.hold_id
      LEFT JOIN departure_seats s ON s.booking_id = i.booking_id AND s.position = i.position
        AND s.product_id = i.product_id AND s.day = i.from_on
    WHERE i.product_id = ${productId} AND i.from_on = ${day}::date AND NOT b.quote -> 'items' -> i.position ? 'ended'
      AND (b.state IN ('confirmed', 'completed', 'disrupted')
        OR (b.state IN ('held', 'pending_payment') AND h.state = 'active'))
    ORDER BY coalesce(s.part, 1), i.unit_title, b.code, i.position`.execute(db);
  return rows;
}

/** Assigns items to a vehicle of a departure; without a row they ride in the first. */
export async function seatIn(
  db: Executor,
  riders: readonly { bookingId: string; position: number }[],
  { productId, day, part }: { productId: number; day: string; part: number },
): Promise<void> {
  const [ids, positions] = [riders.map(({ bookingId }) => bookingId), riders.map(({ position }) => position)];
  await sql`
    DELETE FROM departure_seats s USING unnest(${ids}::uuid[], ${positions}::int[]) AS one (booking_id, position)
    WHERE s.booking_id = one.booking_id AND s.position = one.position`.execute(db);
  if (part === 1) return;
  await sql`
    INSERT INTO departure_seats (booking_id, position, product_id, day, part)
    SELECT booking_id, position, ${productId}, ${day}::date, ${part}
    FROM unnest(${ids}::uuid[], ${positions}::int[]) AS one (booking_id, position)`.execute(db);
}
