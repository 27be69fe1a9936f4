import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** A trip whose cost is requested. */
export interface TriedTrip {
  productId: number;
  unitId: number;
  planId: number | null;
  /** The first day, ISO. */
  day: string;
  nights: number;
  quantity: number;
  guests: number;
  priceVnd: number;
  /** Its components of other products, day by day. */
  takes: readonly { unitId: number; day: string; quantity: number }[];
}

/**
 * The suppliers' cost of trips by the current rates: by the rate of the unit itself, otherwise by those of all its
 * components, as for a combo. One statement for a whole year.
 * @returns đồng in the order of the trips; null if the cost is unknown
 */
export async function listTripCosts(db: Executor, trips: readonly TriedTrip[]): Promise<(number | null)[]> {
  const parts = trips.flatMap(({ unitId, guests, takes }, trip) =>
    takes.flatMap((take) => (take.unitId === unitId ? [] : [{ ...take, trip, guests }])),
  );
  const whole = trips.map(({ takes: _, ...trip }, at) => ({ ...trip, at }));
  const { rows } = await sql<{ at: number; vnd: number | null }>`
    WITH taken AS (
      SELECT trip, guests, "unitId" AS unit_id, day, quantity,
        day - (row_number() OVER (PARTITION BY trip, "unitId" ORDER BY day))::int AS run
      FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
        AS t (trip int, guests int, "unitId" int, day date, quantity int)
    ), part AS (
      SELECT trip, unit_id, min(day) AS first_on, count(*)::int AS nights, max(quantity) AS quantity,
        max(guests) AS guests
      FROM taken GROUP BY trip, unit_id, run
    ), costed AS (
      SELECT p.trip, item_cost(u.product_id, p.unit_id, plan.id, p.first_on, p.nights, p.quantity,
        greatest(p.quantity, p.guests), price.vnd) AS vnd
      FROM part p JOIN units u ON u.id = p.unit_id
      LEFT JOIN LATERAL (SELECT r.id FROM rate_plans r WHERE r.product_id = u.product_id AND r.status
        ORDER BY r.position, r.id LIMIT 1) plan ON true
      LEFT JOIN LATERAL (SELECT (sum(r.price_vnd) * p.quantity)::bigint AS vnd FROM daily_rates r
        WHERE r.unit_id = p.unit_id AND r.day >= p.first_on AND r.day < p.first_on + p.nights) price ON true
    ), together AS (
      SELECT trip, CASE WHEN count(*) = count(vnd) THEN sum(vnd)::bigint END AS vnd FROM costed GROUP BY trip
    )
    SELECT t.at, coalesce(item_cost(t."productId", t."unitId", t."planId", t.day, t.nights, t.quantity, t.guests,
      t."priceVnd"), together.vnd) AS vnd
    FROM jsonb_to_recordset(${JSON.stringify(whole)}::jsonb) AS t (at int, "productId" int, "unitId" int, "planId" int,
      day date, nights int, quantity int, guests int, "priceVnd" bigint)
    LEFT JOIN together ON together.trip = t.at`.execute(db);
  const costs = new Map(rows.map(({ at, vnd }) => [at, vnd]));
  return trips.map((_, at) => costs.get(at) ?? null);
}
