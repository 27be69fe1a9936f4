import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

export interface CounterDifference {
  unitId: number;
  day: string;
  held: number;
  heldByLedger: number;
  sold: number;
  soldByLedger: number;
}

/** A vehicle or prepaid code whose state does not match its hold. */
export interface ClaimDifference {
  holdId: string;
  claim: string;
  stands: string;
  holdState: string;
}

/**
 * Finds counters that differ from the sum of their holds, vehicles owned without an active or converted hold or not owned with one,
 * places without the vehicles of a shared fleet that they need, and prepaid codes whose state does not match their hold. Must be empty
 * at any moment; anything else is an alarm.
 */
export async function compareCountersWithLedger(
  db: Executor,
): Promise<(CounterDifference | ClaimDifference)[]> {
  const counters = await sql<CounterDifference>`
    SELECT i.unit_id AS "unitId", i.day, i.held, coalesce(l.held, 0)::int AS "heldByLedger",
      i.sold, coalesce(l.sold, 0)::int AS "soldByLedger"
    FROM inventory i
    LEFT JOIN (
      SELECT unit_id, day,
        sum(quantity) FILTER (WHERE h.state = 'active') AS held,
        sum(quantity) FILTER (WHERE h.state = 'converted') AS sold
      FROM hold_lines JOIN holds h ON h.id = hold_id
      GROUP BY unit_id, day
    ) l USING (unit_id, day)
    WHERE i.held <> coalesce(l.held, 0) OR i.sold <> coalesce(l.sold, 0)
    ORDER BY i.unit_id, i.day`.execute(db);
  const claims = await sql<ClaimDifference>`
    SELECT h.id AS "holdId", 'vehicle ' || o.vehicle_id AS claim,
      CASE WHEN o.owned THEN 'owned' ELSE 'free' END AS stands, h.state AS "holdState"
    FROM vehicle_holds o JOIN holds h ON h.id = o.hold_id
    WHERE o.owned <> (h.state IN ('active', 'converted'))
    UNION ALL
    SELECT h.id, 'fleet ' || u.fleet_id || ' for unit ' || l.unit_id || ' on ' || l.day,
      (SELECT count(*) FROM vehicle_holds o JOIN vehicles v ON v.id = o.vehicle_id
        WHERE o.hold_id = h.id AND o.unit_id = l.unit_id AND o.day = l.day AND v.fleet_id = u.fleet_id
          AND o.owned) || ' vehicles for ' || l.quantity, h.state
    FROM holds h JOIN hold_lines l ON l.hold_id = h.id
    JOIN unit_fleets u ON u.unit_id = l.unit_id AND u.starts_at IS NOT NULL AND u.since < h.created_at
    WHERE h.state IN ('active', 'converted') AND (
      SELECT count(*) FROM vehicle_holds o JOIN vehicles v ON v.id = o.vehicle_id
      WHERE o.hold_id = h.id AND o.unit_id = l.unit_id AND o.day = l.day AND v.fleet_id = u.fleet_id AND o.owned
    ) < u.quantity * CASE u.per WHEN 'piece' THEN l.quantity ELSE 1 END
    UNION ALL
    SELECT h.id, 'voucher ' || v.code, v.state, h.state
    FROM open_vouchers v JOIN holds h ON h.id = v.hold_id
    WHERE (v.state, h.state) NOT IN (('reserved', 'active'), ('redeemed', 'converted'), ('redeemed', 'returned'))
    ORDER BY 1, 2`.execute(db);
  return [...counters.rows, ...claims.rows];
}
