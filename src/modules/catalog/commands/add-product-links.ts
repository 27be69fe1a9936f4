import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import type { ProductInput } from '../schema.ts';
import type { ContentReferences } from './resolve-references.ts';

/** The links of a product: provinces, places, terms, pictures and the itinerary. */
export type ProductLinks = { id: number } & Pick<ProductInput, 'images' | 'itinerary'> &
  Pick<ContentReferences, 'provinceIds' | 'placeIds' | 'termIds'>;

/** Removes the links of products, so that they can be written anew. One statement. */
export async function removeProductLinks(tx: Tx, productIds: readonly number[]): Promise<void> {
  const ids = sql`ANY (${[...productIds]}::int[])`;
  await sql`${planOnce}
    WITH provinces AS (DELETE FROM product_provinces WHERE product_id = ${ids}),
      places AS (DELETE FROM product_places WHERE product_id = ${ids}),
      terms AS (DELETE FROM product_terms WHERE product_id = ${ids}),
      images AS (DELETE FROM product_images WHERE product_id = ${ids})
    DELETE FROM itinerary_days WHERE product_id = ${ids}`.execute(tx);
}

/** Writes the links of products that have none (or none any more). One statement, whatever their number. */
export async function addProductLinks(tx: Tx, products: readonly ProductLinks[]): Promise<void> {
  const linked = (idsOf: (product: ProductLinks) => readonly number[]) => {
    const links = products.flatMap((product) =>
      idsOf(product).map((to, at) => [product.id, to, at] as const),
    );
    const column = (of: 0 | 1 | 2) => sql`${links.map((link) => link[of])}::int[]`;
    return sql`SELECT product_id, id, at FROM unnest(${column(0)}, ${column(1)}, ${column(2)}) AS linked (product_id, id, at)`;
  };
  const images = products.flatMap(({ id, images: own }) =>
    own.map((image, position) => ({ ...image, product_id: id, media_id: image.mediaId, position })),
  );
  const days = products.flatMap(({ id, itinerary }) => itinerary.map((day) => ({ ...day, product_id: id })));
  await sql`${planOnce}
    WITH provinces AS (INSERT INTO product_provinces (product_id, province_id, position) ${linked((one) => one.provinceIds)}),
      places AS (INSERT INTO product_places (product_id, place_id, position) ${linked((one) => one.placeIds)}),
      terms AS (INSERT INTO product_terms (product_id, term_id, position) ${linked((one) => one.termIds)}),
      images AS (
        INSERT INTO product_images (product_id, media_id, position, alt, category, caption)
        SELECT product_id, media_id, position, alt, category, caption
        FROM jsonb_to_recordset(${JSON.stringify(images)}::jsonb)
          AS image (product_id int, media_id text, position int, alt text, category text, caption text))
    INSERT INTO itinerary_days (product_id, day, title, meals, items, overnight)
    SELECT product_id, day, title, meals, items, overnight
    FROM jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      AS planned (product_id int, day int, title text, meals text[], items jsonb, overnight text)`.execute(
    tx,
  );
}
