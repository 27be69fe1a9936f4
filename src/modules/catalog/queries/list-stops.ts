import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

const mostPlaces = 12;
const mostHotels = 12;

/**
 * Where people have themselves fetched and left in the provinces of a product: airports, stations and piers first, then
 * well-known places, then hotels.
 */
export async function listStops(db: Executor, productId: number): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    WITH own AS (SELECT province_id FROM product_provinces WHERE product_id = ${productId}),
    places AS (
      SELECT l.title, CASE WHEN l.kind IN ('sân bay', 'nhà ga', 'bến cảng') THEN 0 ELSE 1 END AS rank,
        l.popularity, l.id
      FROM places l WHERE l.status AND l.province_id IN (SELECT province_id FROM own)
      ORDER BY rank, l.popularity DESC, l.id LIMIT ${mostPlaces}),
    hotels AS (
      SELECT p.title, 2 AS rank, p.popularity, p.id
      FROM products p
      WHERE p.kind = 'hotel' AND p.status AND p.step = 1
        AND EXISTS (SELECT 1 FROM product_provinces x WHERE x.product_id = p.id
          AND x.province_id IN (SELECT province_id FROM own))
      ORDER BY p.popularity DESC, p.id LIMIT ${mostHotels})
    SELECT title FROM (SELECT * FROM places UNION ALL SELECT * FROM hotels) stops
    ORDER BY rank, popularity DESC, id`.execute(db);
  return [...new Set(rows.map(({ title }) => title))];
}
