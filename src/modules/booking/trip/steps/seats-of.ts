import { sql } from 'kysely';
import { type Demand, sumDemand } from '#modules/inventory/sum-demand.ts';
import type { Executor } from '#platform/db/connect.ts';

/** A unit's inventory on a day: on sale and taken (sold, held, or taken on another channel). */
export interface DaySeats {
  unitId: number;
  unitTitle: string;
  day: string;
  allotment: number;
  taken: number;
}

/** The inventory of a product's units on some days; none for days that were never opened. */
export async function seatsOf(db: Executor, productId: number, days: readonly string[]): Promise<DaySeats[]> {
  const { rows } = await sql<DaySeats>`
    SELECT u.id AS "unitId", u.title AS "unitTitle", i.day, i.allotment, i.held + i.sold + i.blocked AS taken
    FROM units u JOIN inventory i ON i.unit_id = u.id
    WHERE u.product_id = ${productId} AND i.day = ANY (${[...days]}::date[])
    ORDER BY i.day, u.id`.execute(db);
  return rows;
}

/** A unit with less free inventory on a day than wanted. */
export interface ShortSeats {
  unitTitle: string;
  day: string;
  free: number;
  needed: number;
}

/** Finds where the free inventory is insufficient. Lapsed holds count as free; closed days have none. */
export async function findShortSeats(
  db: Executor,
  demand: readonly Demand[],
  now: Date,
): Promise<ShortSeats[]> {
  const wanted = sumDemand(demand);
  const days = wanted.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { rows } = await sql<ShortSeats>`
    SELECT u.title AS "unitTitle", w.day, w.quantity AS needed,
      CASE WHEN f.closed THEN 0 ELSE greatest(0, coalesce(f.places, 0)) END AS free
    FROM unnest(${wanted.map(({ unitId }) => unitId)}::int[], ${wanted.map(({ day }) => day)}::date[],
        ${wanted.map(({ quantity }) => quantity)}::int[]) AS w (unit_id, day, quantity)
      JOIN units u ON u.id = w.unit_id
      LEFT JOIN free_places(${[...new Set(wanted.map(({ unitId }) => unitId))]}::int[], ${first}::date,
        ${last}::date + 1, ${now}::timestamptz) f ON f.unit_id = w.unit_id AND f.day = w.day
    ORDER BY w.day, u.id`.execute(db);
  return rows.filter(({ free, needed }) => free < needed);
}
