import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type KindName, kindNames } from '../kinds/kind-names.ts';
import { kilometresFrom } from './kilometres-from.ts';
import { type BriefCard, briefCard, selectProductCards } from './product-cards.ts';

/**
 * Top products of every kind for home and hub pages, special ones first, then by popularity. Limited to a province or
 * place by slug, or to a radius in kilometres around a position, the nearest first; of cars, those based in the
 * province come before those that drive there. One statement for all kinds.
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
  const distance = near && kilometresFrom(near, 'p');
  // A car is based in its first province and drives to the others.
  const atHome = options.province
    ? sql`p.kind = 'car' AND EXISTS (SELECT FROM product_provinces x JOIN provinces v ON v.id = x.province_id
          WHERE x.product_id = p.id AND x.position = 0 AND v.slug = ${options.province}) DESC,`
    : sql``;
  const { perKind } = options;
  const limits =
    typeof perKind === 'number' ? Object.fromEntries(kindNames.map((kind) => [kind, perKind])) : perKind;
  const ids = sql<number[]>`array(
    SELECT id FROM (
      SELECT p.id, p.kind, row_number() OVER (PARTITION BY p.kind
        ORDER BY ${distance ? sql`${distance},` : sql``} ${atHome} p.special DESC, p.popularity DESC, p.id) AS rank
      FROM products p
      WHERE p.status AND p.step = 1
      ${options.specialOnly ? sql`AND p.special` : sql``}
      ${distance ? sql`AND ${distance} <= ${near.withinKm}` : sql``}
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
