import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { ProductInput } from '../schema.ts';
import type { References } from './resolve-references.ts';

/** Replaces what hangs on a product: provinces, places, terms, pictures and the itinerary. */
export async function saveProductLinks(
  tx: Tx,
  productId: number,
  input: ProductInput,
  references: References,
) {
  await tx.deleteFrom('product_provinces').where('product_id', '=', productId).execute();
  await tx.deleteFrom('product_places').where('product_id', '=', productId).execute();
  await tx.deleteFrom('product_terms').where('product_id', '=', productId).execute();
  await tx.deleteFrom('product_images').where('product_id', '=', productId).execute();
  await tx.deleteFrom('itinerary_days').where('product_id', '=', productId).execute();

  const link = <Column extends string>(column: Column, ids: number[]) =>
    ids.map((id, position) => ({ product_id: productId, [column]: id, position }) as never);
  await tx.insertInto('product_provinces').values(link('province_id', references.provinceIds)).execute();
  if (references.placeIds.length) {
    await tx.insertInto('product_places').values(link('place_id', references.placeIds)).execute();
  }
  if (references.termIds.length) {
    await tx.insertInto('product_terms').values(link('term_id', references.termIds)).execute();
  }
  if (input.images.length) {
    await tx
      .insertInto('product_images')
      .values(
        input.images.map((image, position) => ({
          product_id: productId,
          media_id: image.mediaId,
          position,
          alt: image.alt,
          category: image.category,
          caption: image.caption,
        })),
      )
      .execute();
  }
  if (input.itinerary.length) {
    await tx
      .insertInto('itinerary_days')
      .values(input.itinerary.map((day) => ({ ...day, product_id: productId, items: json(day.items) })))
      .execute();
  }
}
