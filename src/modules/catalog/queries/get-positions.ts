import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

export interface ProductPosition {
  id: number;
  lat: number;
  lng: number;
}

/** Coordinates of products, ordered by id; unknown ids are left out. */
export async function getPositions(db: Executor, ids: number[]): Promise<ProductPosition[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('products')
    .where('id', '=', sql<number>`ANY(${ids}::int[])`)
    .select(['id', 'lat', 'lng'])
    .orderBy(sql`array_position(${ids}::int[], id)`)
    .execute();
}
