import { sql } from 'kysely';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Without products that only say that they are near a place: 'resort gần Sài Gòn' is not in Sài Gòn. Their order stays. */
export async function withoutNearby(db: Executor, ids: number[], placeName: string): Promise<number[]> {
  const key = searchKey(placeName);
  if (ids.length === 0 || key === '') return ids;
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM search_documents, LATERAL (SELECT title_key || names_key AS said) AS d
    WHERE source = 'products' AND id = ANY(${ids}::int[]) AND said LIKE ${`% gan ${key} %`}
      AND replace(said, ${` gan ${key} `}, ' ') NOT LIKE ${`% ${key} %`}`.execute(db);
  const nearby = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !nearby.has(id));
}
