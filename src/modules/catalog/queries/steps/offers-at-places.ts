import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** What can be booked at a place. */
export interface PlaceOffers {
  /** Number of products of any kind, and of hotels among them. */
  products: number;
  hotels: number;
  /** The lowest price of a night there, in đồng; null where no hotel has one. */
  nightFromVnd: number | null;
}

/** What can be booked at each of some places, by their ids; those without anything are left out. */
export async function offersAtPlaces(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, PlaceOffers>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PlaceOffers & { id: number }>`
    SELECT x.place_id AS id, count(*)::int AS products, (count(*) FILTER (WHERE p.kind = 'hotel'))::int AS hotels,
      min(p.final_price_vnd) FILTER (WHERE p.kind = 'hotel' AND p.final_price_vnd > 0) AS "nightFromVnd"
    FROM product_places x JOIN products p ON p.id = x.product_id AND p.status AND p.step = 1
    WHERE x.place_id = ANY (${ids}::int[]) GROUP BY x.place_id`.execute(db);
  return new Map(rows.map(({ id, ...sum }) => [id, sum]));
}
