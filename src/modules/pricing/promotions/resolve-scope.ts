import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { PromotionInput } from './promotion-input.ts';

/** What a promotion holds for, by number. */
interface PromotionScope {
  product_ids: number[];
  province_ids: number[];
  place_ids: number[];
}

export type ResolvedScope =
  | { ok: true; scope: PromotionScope }
  | { ok: false; reason: 'unknown_product' | 'unknown_place'; name: string };

/** Finds the products and places that a promotion names: products by code or address, places by slug or name. */
export async function resolveScope(
  db: Executor,
  { products, places }: Pick<PromotionInput, 'products' | 'places'>,
): Promise<ResolvedScope> {
  const found = await findProducts(db, products);
  const missing = products.find((_, at) => found[at] === undefined);
  if (missing !== undefined) return { ok: false, reason: 'unknown_product', name: missing };
  const { rows } = await sql<{ name: string; provinceId: number | null; placeId: number | null }>`
    SELECT w.name, (SELECT id FROM provinces WHERE slug = w.name OR search_title = search_key(w.name) LIMIT 1) AS "provinceId",
      (SELECT id FROM places WHERE slug = w.name OR search_key(title) = search_key(w.name)
        ORDER BY popularity DESC, id LIMIT 1) AS "placeId"
    FROM unnest(${places}::text[]) WITH ORDINALITY AS w (name, at) ORDER BY w.at`.execute(db);
  const nowhere = rows.find(({ provinceId, placeId }) => provinceId === null && placeId === null);
  if (nowhere) return { ok: false, reason: 'unknown_place', name: nowhere.name };
  const ids = (list: (number | null | undefined)[]) => [...new Set(list.flatMap((id) => id ?? []))];
  return {
    ok: true,
    scope: {
      product_ids: ids(found),
      province_ids: ids(rows.map(({ provinceId }) => provinceId)),
      place_ids: ids(rows.map(({ provinceId, placeId }) => (provinceId === null ? placeId : null))),
    },
  };
}

/** In their order; undefined for one that is not there. A public address ends in its slug, with '.html' and a trip or without. */
export async function findProducts(db: Executor, names: readonly string[]): Promise<(number | undefined)[]> {
  if (names.length === 0) return [];
  const slugs = names.map(
    (name) => /^(?:[^?#]*\/)?([a-z0-9-]+)(?:\.html)?(?:[?#].*)?$/.exec(name)?.[1] ?? name,
  );
  const { rows } = await sql<{ id: number; at: number }>`
    SELECT min(p.id) AS id, w.at::int AS at
    FROM unnest(${[...names]}::text[], ${slugs}::text[]) WITH ORDINALITY AS w (code, slug, at)
    JOIN products p ON upper(p.code) = upper(w.code) OR p.slug = w.slug
    GROUP BY w.at`.execute(db);
  const byPlace = new Map(rows.map(({ id, at }) => [at, id]));
  return names.map((_, index) => byPlace.get(index + 1));
}
