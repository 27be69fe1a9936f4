import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { PromotionInput } from './promotion-input.ts';

/** The scope of a promotion, by ids. */
interface PromotionScope {
  product_ids: number[];
  province_ids: number[];
  place_ids: number[];
}

export type ResolvedScope =
  | { ok: true; scope: PromotionScope }
  | { ok: false; reason: 'unknown_product' | 'unknown_place'; name: string };

type Named = Pick<PromotionInput, 'products' | 'places'>;

/** Resolves the products and places that a promotion names: products by code or address, places by slug or name. */
export async function resolveScope(db: Executor, named: Named): Promise<ResolvedScope> {
  const [scope] = await resolveScopes(db, [named]);
  return scope as ResolvedScope;
}

/** The same for many promotions, in their order. Two statements at most. */
export async function resolveScopes(db: Executor, many: readonly Named[]): Promise<ResolvedScope[]> {
  const distinct = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
  const productNames = distinct(many.map(({ products }) => products));
  const found = await findProducts(db, productNames);
  const products = new Map(productNames.map((name, at) => [name, found[at]]));
  const places = await findPlaces(db, distinct(many.map((one) => one.places)));
  return many.map((one): ResolvedScope => {
    const missing = one.products.find((name) => products.get(name) === undefined);
    if (missing !== undefined) return { ok: false, reason: 'unknown_product', name: missing };
    const nowhere = one.places.find((name) => !places.has(name));
    if (nowhere !== undefined) return { ok: false, reason: 'unknown_place', name: nowhere };
    const ids = (list: (number | null | undefined)[]) => [...new Set(list.flatMap((id) => id ?? []))];
    const at = one.places.map((name) => places.get(name));
    return {
      ok: true,
      scope: {
        product_ids: ids(one.products.map((name) => products.get(name))),
        province_ids: ids(at.map((place) => place?.provinceId)),
        place_ids: ids(at.map((place) => (place?.provinceId === null ? place.placeId : null))),
      },
    };
  });
}

interface FoundPlace {
  provinceId: number | null;
  placeId: number | null;
}

async function findPlaces(db: Executor, names: readonly string[]): Promise<Map<string, FoundPlace>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<FoundPlace & { name: string }>`
    SELECT w.name, (SELECT id FROM provinces WHERE slug = w.name OR search_title = search_key(w.name) LIMIT 1) AS "provinceId",
      (SELECT id FROM places WHERE slug = w.name OR search_key(title) = search_key(w.name)
        ORDER BY popularity DESC, id LIMIT 1) AS "placeId"
    FROM unnest(${[...names]}::text[]) AS w (name)`.execute(db);
  const there = rows.filter(({ provinceId, placeId }) => provinceId !== null || placeId !== null);
  return new Map(there.map(({ name, ...place }) => [name, place]));
}

/** Product ids in the given order; undefined for unknown names. A public address ends in its slug, with or without '.html' and a trip. */
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
