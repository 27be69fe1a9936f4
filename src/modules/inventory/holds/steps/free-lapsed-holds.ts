import { sql } from 'kysely';
import type { Trip } from '#modules/inventory/fleets/vehicle-demand.ts';
import { type Demand, sumDemand } from '#modules/inventory/sum-demand.ts';
import type { Tx } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { releaseVehiclesAndCodes } from './release-vehicles-and-codes.ts';

export interface LapsedHolds {
  ids: string[];
  /** What they own, summed by unit and day, including rows outside the request. */
  lines: Demand[];
}

/** What is about to be reserved. */
export interface Wanted {
  rows: readonly Demand[];
  trips: readonly Trip[];
  voucherCodes: readonly string[];
}

/**
 * Locks the active holds on any of these rows, vehicles and prepaid codes whose expiry and grace period have passed. A
 * hold locked by somebody else is just being paid, extended or swept: it is skipped, never waited for.
 */
export async function lockLapsedHolds(
  tx: Tx,
  { rows, trips, voucherCodes }: Wanted,
  now: Date,
): Promise<LapsedHolds> {
  const holds = await sql<{ id: string }>`${planOnce}
    SELECT h.id FROM holds h
    WHERE h.state = 'active' AND h.lapses_at <= ${now} AND (
      EXISTS (
        SELECT FROM hold_lines l
        JOIN unnest(${rows.map((row) => row.unitId)}::int[], ${rows.map((row) => row.day)}::date[])
          AS wanted (unit_id, day) USING (unit_id, day)
        WHERE l.hold_id = h.id
      ) OR EXISTS (
        SELECT FROM vehicle_holds o
        JOIN vehicles v ON v.id = o.vehicle_id
        JOIN unnest(
          ${trips.map((trip) => trip.productId ?? null)}::int[],
          ${trips.map((trip) => trip.fleetId ?? null)}::int[],
          ${trips.map((trip) => new Date(trip.from))}::timestamptz[],
          ${trips.map((trip) => new Date(trip.to))}::timestamptz[]
        ) AS trip (product_id, fleet_id, start_at, end_at)
          ON trip.product_id = v.product_id OR trip.fleet_id = v.fleet_id
        WHERE o.hold_id = h.id AND o.owned AND o.during && tstzrange(trip.start_at, trip.end_at)
      ) OR EXISTS (
        SELECT FROM open_vouchers c WHERE c.hold_id = h.id AND c.code = ANY (${[...voucherCodes]}::text[])
      )
    )
    ORDER BY h.id
    FOR UPDATE OF h SKIP LOCKED`.execute(tx);
  const ids = holds.rows.map((row) => row.id);
  if (ids.length === 0) return { ids, lines: [] };
  const lines = await tx
    .selectFrom('hold_lines')
    .select(['unit_id as unitId', 'day', 'quantity'])
    .where('hold_id', 'in', ids)
    .execute();
  return { ids, lines: sumDemand(lines) };
}

/**
 * Gives back what locked, lapsed holds own; their rows must be locked too. Booking's sweep then updates their bookings,
 * by looking for bookings that wait on an expired hold.
 * @returns the freed places
 */
export async function freeLapsedHolds(tx: Tx, { ids, lines }: LapsedHolds): Promise<Demand[]> {
  if (ids.length === 0) return [];
  await sql`
    UPDATE inventory i SET held = i.held - freed.quantity
    FROM unnest(
      ${lines.map((line) => line.unitId)}::int[],
      ${lines.map((line) => line.day)}::date[],
      ${lines.map((line) => line.quantity)}::int[]
    ) AS freed (unit_id, day, quantity)
    WHERE i.unit_id = freed.unit_id AND i.day = freed.day`.execute(tx);
  await tx
    .updateTable('holds')
    .set({ state: 'expired', reason: 'lapsed_and_wanted', ended_at: sql`now()` })
    .where('id', 'in', ids)
    .execute();
  await releaseVehiclesAndCodes(tx, ids);
  return lines;
}
