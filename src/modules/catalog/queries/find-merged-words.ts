import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** A term or place in an address, with the key of its filter. */
export interface NamedWord {
  key: string;
  /** Taxonomy of the term; null for a place. */
  taxonomy: string | null;
  slug: string;
}

/** The hidden ones that were merged into another since, each with the slug that replaces it. */
export async function findMergedWords(
  db: Executor,
  named: readonly NamedWord[],
): Promise<(NamedWord & { into: string })[]> {
  if (named.length === 0) return [];
  const { rows } = await sql<NamedWord & { into: string }>`
    SELECT n.key, n.taxonomy, n.slug, coalesce(new_term.slug, new_place.slug) AS into
    FROM json_to_recordset(${JSON.stringify(named)}::json) AS n (key text, taxonomy text, slug text)
      LEFT JOIN terms t ON t.taxonomy = n.taxonomy AND t.slug = n.slug AND NOT t.status
      LEFT JOIN terms new_term ON new_term.id = t.merged_into AND new_term.status
      LEFT JOIN places p ON n.taxonomy IS NULL AND p.slug = n.slug AND NOT p.status
      LEFT JOIN places new_place ON new_place.id = p.merged_into AND new_place.status
    WHERE coalesce(new_term.slug, new_place.slug) IS NOT NULL`.execute(db);
  return rows;
}
