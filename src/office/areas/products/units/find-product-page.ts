import { data } from 'react-router';
import { findProductSummary, type ProductSummary } from '#modules/catalog/editing/find-product-summary.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Any one of these rights allows reading a product's units and rates. */
export const unitRights = [
  'unit.edit',
  'price.rules',
  'price.edit',
  'places.read',
  'catalogue.edit',
  'catalogue.publish',
];

/** The product that an address names. @throws 404 where there is none */
export async function findProductPage(db: Executor, id: string | undefined): Promise<ProductSummary> {
  const product = /^\d{1,9}$/.test(id ?? '') ? await findProductSummary(db, Number(id)) : null;
  if (!product) throw data(null, { status: 404 });
  return product;
}
