import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

export interface ProductVehicle {
  id: number;
  code: string;
  status: boolean;
  /** Trips from now on that it is booked for. */
  tripsAhead: number;
}

/** The vehicles of a product, used or not, in the order in which they came. */
export async function listProductVehicles(
  db: Executor,
  productId: number,
  now: Date,
): Promise<ProductVehicle[]> {
  const { rows } = await sql<ProductVehicle>`
    SELECT v.id, v.code, v.status, (
      SELECT count(*)::int FROM vehicle_holds o JOIN holds h ON h.id = o.hold_id
      WHERE o.vehicle_id = v.id AND o.owned AND upper(o.during) > ${now}::timestamptz
        AND NOT (h.state = 'active' AND h.lapses_at <= ${now}::timestamptz)
    ) AS "tripsAhead"
    FROM vehicles v WHERE v.product_id = ${productId} ORDER BY v.id`.execute(db);
  return rows;
}
