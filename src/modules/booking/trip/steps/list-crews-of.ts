import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** The vehicle of an item's guests within its departure and its guide; empty texts until staff enter them. */
export interface ItemCrew {
  position: number;
  productTitle: string;
  /** 1 is the first vehicle of the departure. */
  part: number;
  guide: string;
  vehicle: string;
}

/** Crews of the items of a booking that have a departure for which staff entered something. */
export async function listCrewsOf(db: Executor, bookingId: string): Promise<ItemCrew[]> {
  const { rows } = await sql<ItemCrew>`
    SELECT i.position, i.product_title AS "productTitle", coalesce(s.part, 1) AS part,
      coalesce(f.guide, c.guide, '') AS guide, coalesce(f.vehicle, c.vehicle, '') AS vehicle
    FROM booking_items i JOIN bookings b ON b.id = i.booking_id
      LEFT JOIN departure_seats s ON s.booking_id = i.booking_id AND s.position = i.position
        AND s.product_id = i.product_id AND s.day = i.from_on
      LEFT JOIN departure_crews c ON c.product_id = i.product_id AND c.day = i.from_on AND s.part IS NULL
      LEFT JOIN departure_parts f ON f.product_id = i.product_id AND f.day = i.from_on AND f.part = s.part
    WHERE i.booking_id = ${bookingId} AND NOT b.quote -> 'items' -> i.position ? 'ended'
      AND (s.part IS NOT NULL OR c.guide <> '' OR c.vehicle <> '')
    ORDER BY i.position`.execute(db);
  return rows;
}
