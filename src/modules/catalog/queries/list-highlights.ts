import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type KindName, kindNames } from '../kinds/kind-names.ts';
import { kindProfiles } from '../kinds/kind-profiles.ts';
import { kilometresFrom } from './kilometres-from.ts';
import { type BriefCard, briefCard, selectProductCards } from './product-cards.ts';

/**
 * Top products of every kind for home and hub pages, special ones first, then by popularity. Limited to a province or
 * place by slug, or to a radius in kilometres around a position, the nearest first. What comes to the guest stands where
 * it waits: a car based in the province comes before those that only drive there, and of these the nearest first. One
 * statement for all kinds.
 */
export async function listHighlights(
  db: Executor,
  options: {
    /** Limit for every kind, or for the named kinds only. */
    perKind: number | Partial<Record<KindName, number>>;
    province?: string;
    place?: string;
    near?: { lat: number; lng: number; withinKm: number };
    specialOnly?: boolean;
  },
): Promise<Partial<Record<KindName, BriefCard[]>>> {
  const { near } = options;
  const distance = near ? kilometresFrom(near, 'p') : comingFrom(options);
  const { perKind } = options;
  const limits =
    typeof perKind === 'number' ? Object.fromEntries(kindNames.map((kind) => [kind, perKind])) : perKind;
  const ids = sql<number[]>`array(
    SELECT id FROM (
      SELECT p.id, p.kind, row_number() OVER (PARTITION BY p.kind
        ORDER BY ${distance ? sql`${distance},` : sql``} p.special DESC, p.popularity DESC, p.id) AS rank
      FROM products p
      WHERE p.status AND p.step = 1
      ${options.specialOnly ? sql`AND p.special` : sql``}
      ${near ? sql`AND ${distance} <= ${near.withinKm}` : sql``}
      ${
        options.province
          ? sql`AND EXISTS (SELECT FROM product_provinces x JOIN provinces v ON v.id = x.province_id
              WHERE x.product_id = p.id AND v.slug = ${options.province})`
          : sql``
      }
      ${
        options.place
          ? sql`AND EXISTS (SELECT FROM product_places x JOIN places l ON l.id = x.place_id
              WHERE x.product_id = p.id AND l.slug = ${options.place})`
          : sql``
      }
    ) ranked WHERE rank <= (${JSON.stringify(limits)}::jsonb ->> kind)::int ORDER BY kind, rank)`;
  const cards = await selectProductCards(db, ids);
  return Object.groupBy(cards.map(briefCard), (card) => card.kind);
}

const comingKinds = kindNames.filter((name) => !kindProfiles[name].hasMap);

/** How far what comes to the guest has to come, by the square of degrees; 0 for all else, and inside its own province. */
function comingFrom({ province, place }: { province?: string; place?: string }): RawBuilder<number> | null {
  const slug = place ?? province;
  if (!slug) return null;
  const isAtHome = place
    ? sql`false`
    : sql`EXISTS (SELECT FROM product_provinces x WHERE x.product_id = p.id AND x.position = 0 AND x.province_id = t.id)`;
  return sql<number>`CASE WHEN p.kind = ANY (${comingKinds}::text[]) THEN coalesce((
    SELECT CASE WHEN ${isAtHome} THEN 0 ELSE (p.lat - t.lat) ^ 2 + ((p.lng - t.lng) * cos(radians(t.lat))) ^ 2 END
    FROM ${sql.table(place ? 'places' : 'provinces')} t WHERE t.slug = ${slug}), 0) ELSE 0 END`;
}
