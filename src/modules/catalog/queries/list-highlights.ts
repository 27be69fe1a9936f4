import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { type BriefCard, briefCard, getProductCards } from './product-cards.ts';

/**
 * The first products of every kind, special ones first and then by popularity: what home and hub pages show.
 * Narrowed to a province or place when its slug is given. Two statements for all kinds.
 */
export async function listHighlights(
  db: Executor,
  options: { perKind: number; province?: string; place?: string; specialOnly?: boolean },
): Promise<Partial<Record<KindName, BriefCard[]>>> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select p.id, p.kind, row_number() over (partition by p.kind order by p.special desc, p.popularity desc, p.id) as rank
      from products p
      where p.status and p.step = 1
      ${options.specialOnly ? sql`and p.special` : sql``}
      ${
        options.province
          ? sql`and exists (select from product_provinces x join provinces v on v.id = x.province_id
              where x.product_id = p.id and v.slug = ${options.province})`
          : sql``
      }
      ${
        options.place
          ? sql`and exists (select from product_places x join places l on l.id = x.place_id
              where x.product_id = p.id and l.slug = ${options.place})`
          : sql``
      }
    ) ranked where rank <= ${options.perKind} order by kind, rank`.execute(db);
  const cards = await getProductCards(
    db,
    rows.map((row) => row.id),
  );
  return Object.groupBy(cards.map(briefCard), (card) => card.kind);
}
