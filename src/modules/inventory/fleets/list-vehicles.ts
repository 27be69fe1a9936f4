import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { VehiclePause } from './vehicle-pauses.ts';

export interface ListedVehicle {
  id: number;
  code: string;
  status: boolean;
  /** Number of upcoming trips booked for it. */
  tripsAhead: number;
  /** Current and upcoming pauses, in order. */
  pauses: VehiclePause[];
}

/** The vehicles of a product or of a shared fleet, on or off, in the order in which they were added. */
export async function listVehicles(
  db: Executor,
  of: { productId: number } | { fleetId: number },
  now: Date,
): Promise<ListedVehicle[]> {
  const owned = 'productId' in of ? sql`v.product_id = ${of.productId}` : sql`v.fleet_id = ${of.fleetId}`;
  const { rows } = await sql<ListedVehicle>`
    SELECT v.id, v.code, v.status, (
      SELECT count(*)::int FROM vehicle_holds o JOIN holds h ON h.id = o.hold_id
      WHERE o.vehicle_id = v.id AND o.owned AND upper(o.during) > ${now}::timestamptz
        AND NOT (h.state = 'active' AND h.lapses_at <= ${now}::timestamptz)
    ) AS "tripsAhead", coalesce((
      SELECT json_agg(json_build_object('id', p.id, 'from', lower(p.during), 'until', upper(p.during), 'reason', p.reason)
        ORDER BY p.during)
      FROM vehicle_pauses p WHERE p.vehicle_id = v.id AND upper(p.during) > ${now}::timestamptz
    ), '[]') AS pauses
    FROM vehicles v WHERE ${owned} ORDER BY v.id`.execute(db);
  return rows.map(({ pauses, ...row }) => ({
    ...row,
    pauses: pauses.map((one) => ({ ...one, from: new Date(one.from), until: new Date(one.until) })),
  }));
}
