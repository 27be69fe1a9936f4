import { data } from 'react-router';
import type { EditedProduct } from '#modules/catalog/editing/find-edited-product.ts';
import { findProductForm, type ProductForm } from '#modules/catalog/editing/product-form.ts';
import { listTextPictures } from '#modules/content/queries/list-text-pictures.ts';
import type { Executor } from '#platform/db/connect.ts';

/** A product with its edit form. @throws 404 for an unknown address */
export async function loadProductForm(db: Executor, id: string | undefined): Promise<ProductForm> {
  const form = await findProductForm(db, idOf(id));
  if (!form) throw data(null, { status: 404 });
  return form;
}

/** The id in an address; 0 where it is none. */
export function idOf(text: string | undefined): number {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0;
}

/** The URLs of a content's pictures, by id. */
export async function picturesOf(
  db: Executor,
  { images = [] }: EditedProduct['live'],
): Promise<Record<string, string>> {
  const files = await listTextPictures(
    db,
    images.map(({ mediaId }) => mediaId),
  );
  return Object.fromEntries(files.map(({ id, url }) => [id, url]));
}
