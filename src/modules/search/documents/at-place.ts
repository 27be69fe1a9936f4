import { sql } from 'kysely';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Executor } from '#platform/db/connect.ts';

/**
 * Without products that only say that they are near a place ('resort gần Sài Gòn' is not in Sài Gòn), or that have its name within
 * that of a former province only: what lies in Bà Rịa – Vũng Tàu is not in Vũng Tàu. Their order stays.
 * @param isNear whether those near it are what is looked for
 */
export async function atPlace(
  db: Executor,
  ids: number[],
  { name, isNear }: { name: string; isNear: boolean },
): Promise<number[]> {
  const key = searchKey(name);
  if (ids.length === 0 || key === '') return ids;
  const near = isNear ? '' : ` gan ${key} `;
  const { rows } = await sql<{ id: number }>`
    WITH longer AS MATERIALIZED (
      SELECT ' ' || search_key(former) || ' ' AS name FROM provinces, unnest(merged_from) AS former
      WHERE ' ' || search_key(former) || ' ' LIKE ${`% ${key} %`} AND search_key(former) <> ${key} LIMIT 1
    )
    SELECT id FROM search_documents, LATERAL (SELECT title_key || names_key AS said) AS d
    WHERE source = 'products' AND id = ANY(${ids}::int[]) AND said LIKE ${`% ${key} %`}
      AND replace(replace(said, coalesce((SELECT name FROM longer), '#'), ' '), ${near || '#'}, ' ')
        NOT LIKE ${`% ${key} %`}`.execute(db);
  const elsewhere = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !elsewhere.has(id));
}

/** Those of products whose titles hold a name, wherever they lie: a trip to a place may set out in another province. */
export async function titledSo(db: Executor, ids: number[], name: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM search_documents WHERE source = 'products' AND id = ANY(${ids}::int[])
      AND title_key LIKE ${`% ${searchKey(name)} %`}`.execute(db);
  return rows.map(({ id }) => id);
}
