import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import type { ProductInput } from '../schema.ts';
import type { References } from './resolve-references.ts';

/** Replaces what hangs on a product: provinces, places, terms, pictures and the itinerary. Two statements. */
export async function saveProductLinks(
  tx: Tx,
  productId: number,
  { images, itinerary }: Pick<ProductInput, 'images' | 'itinerary'>,
  { provinceIds, placeIds, termIds }: Pick<References, 'provinceIds' | 'placeIds' | 'termIds'>,
): Promise<void> {
  await sql`${planOnce}
    WITH provinces AS (DELETE FROM product_provinces WHERE product_id = ${productId}),
      places AS (DELETE FROM product_places WHERE product_id = ${productId}),
      terms AS (DELETE FROM product_terms WHERE product_id = ${productId}),
      images AS (DELETE FROM product_images WHERE product_id = ${productId})
    DELETE FROM itinerary_days WHERE product_id = ${productId}`.execute(tx);
  const linked = (ids: number[]) => sql`
    SELECT ${productId}::int, id, at - 1 FROM unnest(${ids}::int[]) WITH ORDINALITY AS linked (id, at)`;
  await sql`${planOnce}
    WITH provinces AS (INSERT INTO product_provinces (product_id, province_id, position) ${linked(provinceIds)}),
      places AS (INSERT INTO product_places (product_id, place_id, position) ${linked(placeIds)}),
      terms AS (INSERT INTO product_terms (product_id, term_id, position) ${linked(termIds)}),
      images AS (
        INSERT INTO product_images (product_id, media_id, position, alt, category, caption)
        SELECT ${productId}::int, media_id, at - 1, alt, category, caption
        FROM unnest(${images.map(({ mediaId }) => mediaId)}::text[], ${images.map(({ alt }) => alt)}::text[],
          ${images.map(({ category }) => category)}::text[], ${images.map(({ caption }) => caption)}::text[])
          WITH ORDINALITY AS image (media_id, alt, category, caption, at))
    INSERT INTO itinerary_days (product_id, day, title, meals, items, overnight)
    SELECT ${productId}::int, day, title, meals, items, overnight
    FROM jsonb_to_recordset(${JSON.stringify(itinerary)}::jsonb)
      AS planned (day int, title text, meals text[], items jsonb, overnight text)`.execute(tx);
}
