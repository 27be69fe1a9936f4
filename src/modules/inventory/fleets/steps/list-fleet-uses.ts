import { sql } from 'kysely';
import type { FleetUse } from '#modules/inventory/fleets/fleet-demand.ts';
import type { Executor } from '#platform/db/connect.ts';

/** What these units need of shared fleets. One statement. */
export async function listFleetUses(db: Executor, unitIds: readonly number[]): Promise<FleetUse[]> {
  const { rows } = await sql<FleetUse>`
    SELECT l.unit_id AS "unitId", l.fleet_id AS "fleetId", l.quantity, l.per,
      to_char(l.starts_at, 'HH24:MI') AS "startsAt", l.minutes, f.turnaround_minutes AS "turnaroundMinutes"
    FROM unit_fleets l JOIN fleets f ON f.id = l.fleet_id
    WHERE l.unit_id = ANY (${[...unitIds]}::int[])
    ORDER BY l.unit_id, l.fleet_id`.execute(db);
  return rows;
}
