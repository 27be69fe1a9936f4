import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { getKind } from '../kinds/registry.ts';

interface Named {
  title: string;
  name_alias: string[];
}

/** Sources of a product's search words besides its title: its kind's words, its type, and its location. */
export interface KeywordSource {
  kind: KindName;
  /** Titles of the terms that state its type. */
  types: string[];
  places: Named[];
  provinces: Named[];
}

/** Whether a vocabulary states the type of a product: 'hotel-type', 'tour-category'. */
export function isTypeTaxonomy(taxonomy: string): boolean {
  return typeTaxonomy.test(taxonomy);
}

const typeTaxonomy = /^[a-z]+-(type|category)$/;

export function keywordsOf({ kind, types, places, provinces }: KeywordSource): string {
  return [...getKind(kind).searchWords, ...types, ...placeNames(places, provinces)].join(' | ');
}

/** Aliases of a province include the names of its resorts, so they only count for products without a place. */
function placeNames(places: Named[], provinces: Named[]): string[] {
  const names = [
    ...places.flatMap((place) => [place.title, ...place.name_alias]),
    ...provinces.map((row) => row.title),
  ];
  if (places.length === 0) names.push(...provinces.flatMap((row) => row.name_alias));
  return names;
}

/**
 * Recalculates the search words of products linked to a place, province or term whose words have changed. In-memory lists
 * are updated through the products' own triggers.
 */
export async function refreshKeywords(
  tx: Tx,
  named: { table: 'product_places' | 'product_provinces' | 'product_terms'; id: number },
): Promise<number> {
  const column = sql.ref(`${named.table.replace(/^product_(.*)s$/, '$1')}_id`);
  const { rows } = await sql<KeywordSource & { id: number }>`
    SELECT p.id, p.kind,
      array(SELECT t.title FROM product_terms x JOIN terms t ON t.id = x.term_id
        WHERE x.product_id = p.id AND t.taxonomy ~ ${typeTaxonomy.source} ORDER BY x.position) AS types,
      coalesce((SELECT json_agg(json_build_object('title', l.title, 'name_alias', l.name_alias) ORDER BY x.position)
        FROM product_places x JOIN places l ON l.id = x.place_id WHERE x.product_id = p.id), '[]') AS places,
      coalesce((SELECT json_agg(json_build_object('title', v.title, 'name_alias', v.name_alias) ORDER BY x.position)
        FROM product_provinces x JOIN provinces v ON v.id = x.province_id WHERE x.product_id = p.id), '[]') AS provinces
    FROM products p
    WHERE p.id IN (SELECT product_id FROM ${sql.table(named.table)} WHERE ${column} = ${named.id})
    ORDER BY p.id`.execute(tx);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const words = rows.map((row) => keywordsOf(row));
  const { numAffectedRows } = await sql`
    UPDATE products p SET search_keywords = n.words, updated_at = now()
    FROM unnest(${ids}::int[], ${words}::text[]) AS n (id, words)
    WHERE p.id = n.id AND p.search_keywords <> n.words`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
