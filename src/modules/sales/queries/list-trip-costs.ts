import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** What somebody would buy on a day. */
interface TriedTrip {
  /** The first day, ISO. */
  day: string;
  nights: number;
  priceVnd: number;
  /** Places of units of other products that it takes along, day by day. */
  takes: readonly { unitId: number; day: string; quantity: number }[];
}

/**
 * What suppliers would get of trips with a unit, by the rates of now: by the rate of the unit itself, else by those of all that
 * it takes along, as a combo does. One statement for a whole year.
 * @returns đồng by day; days of which nobody has said what they cost are not there
 */
export async function listTripCosts(
  db: Executor,
  of: { productId: number; unitId: number; planId: number | null; quantity: number; guests: number },
  trips: readonly TriedTrip[],
): Promise<Map<string, number>> {
  const parts = trips.flatMap(({ day, takes }) =>
    takes.flatMap((take) => (take.unitId === of.unitId ? [] : [{ ...take, trip: day }])),
  );
  const { rows } = await sql<{ day: string; vnd: number | null }>`
    WITH taken AS (
      SELECT trip, "unitId" AS unit_id, day, quantity,
        day - (row_number() OVER (PARTITION BY trip, "unitId" ORDER BY day))::int AS run
      FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS t (trip date, "unitId" int, day date, quantity int)
    ), part AS (
      SELECT trip, unit_id, min(day) AS first_on, count(*)::int AS nights, max(quantity) AS quantity
      FROM taken GROUP BY trip, unit_id, run
    ), costed AS (
      SELECT p.trip, item_cost(u.product_id, p.unit_id, plan.id, p.first_on, p.nights, p.quantity,
        greatest(p.quantity, ${of.guests}::int), price.vnd) AS vnd
      FROM part p JOIN units u ON u.id = p.unit_id
      LEFT JOIN LATERAL (SELECT r.id FROM rate_plans r WHERE r.product_id = u.product_id AND r.status
        ORDER BY r.position, r.id LIMIT 1) plan ON true
      LEFT JOIN LATERAL (SELECT (sum(r.price_vnd) * p.quantity)::bigint AS vnd FROM daily_rates r
        WHERE r.unit_id = p.unit_id AND r.day >= p.first_on AND r.day < p.first_on + p.nights) price ON true
    ), together AS (
      SELECT trip, CASE WHEN count(*) = count(vnd) THEN sum(vnd)::bigint END AS vnd FROM costed GROUP BY trip
    )
    SELECT t.day, coalesce(item_cost(${of.productId}::int, ${of.unitId}::int, ${of.planId}::int, t.day, t.nights,
      ${of.quantity}::int, ${of.guests}::int, t.price), together.vnd) AS vnd
    FROM unnest(${trips.map(({ day }) => day)}::date[], ${trips.map(({ nights }) => nights)}::int[],
      ${trips.map(({ priceVnd }) => priceVnd)}::bigint[]) AS t (day, nights, price)
    LEFT JOIN together ON together.trip = t.day`.execute(db);
  return new Map(rows.flatMap(({ day, vnd }) => (vnd === null ? [] : [[day, vnd] as const])));
}
