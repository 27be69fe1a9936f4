import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db/connect.ts';

/** What a unit needs of a shared fleet: how many, and when. */
export interface FleetUse {
  quantity: number;
  /** Per place sold, or per booking whatever its places. */
  per: 'piece' | 'booking';
  /** '08:00' in Vietnam time; null where the guest chooses the time, and `minutes` are per piece. */
  startsAt: string | null;
  minutes: number;
}

/** A unit that uses a fleet. */
export interface FleetUser extends FleetUse {
  unitId: number;
  unitCode: string;
  unitTitle: string;
  productId: number;
  productCode: string;
  productTitle: string;
}

/** A fleet's own fields, as staff edit them. */
export interface FleetFields {
  title: string;
  turnaroundMinutes: number;
  /** Codes of the active vehicles, in their order. */
  vehicles: string[];
}

export interface SharedFleet extends FleetFields {
  id: number;
  code: string;
  users: FleetUser[];
}

/** The shared fleets, by code or all, each with the units that use it. */
export async function listSharedFleets(
  db: Executor,
  which: { codes: readonly string[] } | 'all',
): Promise<SharedFleet[]> {
  const { rows } = await sql<SharedFleet>`
    SELECT f.id, f.code, f.title, f.turnaround_minutes AS "turnaroundMinutes",
      array(SELECT v.code FROM vehicles v WHERE v.fleet_id = f.id AND v.status ORDER BY v.id) AS vehicles,
      coalesce((SELECT json_agg(json_build_object(
          'unitId', u.id, 'unitCode', u.code, 'unitTitle', u.title, 'productId', p.id, 'productCode', p.code,
          'productTitle', p.title, 'quantity', l.quantity, 'per', l.per, 'minutes', l.minutes,
          'startsAt', to_char(l.starts_at, 'HH24:MI')
        ) ORDER BY p.title, u.position, u.id)
        FROM unit_fleets l JOIN units u ON u.id = l.unit_id JOIN products p ON p.id = u.product_id
        WHERE l.fleet_id = f.id), '[]') AS users
    FROM fleets f
    WHERE ${which === 'all'} OR f.code = ANY (${which === 'all' ? [] : [...which.codes]}::text[])
    ORDER BY f.title, f.id`.execute(db);
  return rows;
}

/**
 * Saves what units need of fleets, or null to remove a need; each pair of unit and fleet once. A changed use applies to
 * places that are reserved from then on.
 */
export async function writeFleetUses(
  tx: Tx,
  uses: readonly { unitId: number; fleetId: number; use: FleetUse | null }[],
): Promise<void> {
  const rows = uses.map(({ unitId, fleetId, use }) => ({ unitId, fleetId, isDropped: !use, ...use }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n
    ("unitId" int, "fleetId" int, "isDropped" boolean, quantity int, per text, "startsAt" time, minutes int)`;
  await sql`
    DELETE FROM unit_fleets f USING ${given}
    WHERE n."isDropped" AND f.unit_id = n."unitId" AND f.fleet_id = n."fleetId"`.execute(tx);
  await sql`
    INSERT INTO unit_fleets (unit_id, fleet_id, quantity, per, starts_at, minutes)
    SELECT n."unitId", n."fleetId", n.quantity, n.per, n."startsAt", n.minutes FROM ${given} WHERE NOT n."isDropped"
    ON CONFLICT (unit_id, fleet_id) DO UPDATE SET quantity = excluded.quantity, per = excluded.per,
      starts_at = excluded.starts_at, minutes = excluded.minutes, since = clock_timestamp()`.execute(tx);
}
