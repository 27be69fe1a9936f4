import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { kilometresFrom } from './kilometres-from.ts';
import { type BriefCard, briefCard, getProductCards } from './product-cards.ts';

/**
 * The first products of every kind, special ones first and then by popularity: what home and hub pages show.
 * Narrowed to a province or place when its slug is given, or to what lies within some kilometres of a position, the
 * nearest first. Two statements for all kinds.
 */
export async function listHighlights(
  db: Executor,
  options: {
    perKind: number;
    province?: string;
    place?: string;
    near?: { lat: number; lng: number; withinKm: number };
    specialOnly?: boolean;
  },
): Promise<Partial<Record<KindName, BriefCard[]>>> {
  const { near } = options;
  const distance = near && kilometresFrom(near, 'p');
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (
      SELECT p.id, p.kind, row_number() OVER (PARTITION BY p.kind
        ORDER BY ${distance ? sql`${distance},` : sql``} p.special DESC, p.popularity DESC, p.id) AS rank
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
    ) ranked WHERE rank <= ${options.perKind} ORDER BY kind, rank`.execute(db);
  const cards = await getProductCards(
    db,
    rows.map((row) => row.id),
  );
  return Object.groupBy(cards.map(briefCard), (card) => card.kind);
}
