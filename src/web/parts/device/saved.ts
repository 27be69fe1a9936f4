import { deviceStore } from './device-store.ts';
import { type ProductSnapshot, parseSnapshots, putFirst, without } from './product-snapshot.ts';
import { withoutLeft } from './synced.ts';

export const mostSaved = 50;

/** The saved products, newest first. */
export const savedProducts = deviceStore('nv_saved', (stored) =>
  withoutLeft('saved', parseSnapshots(stored, mostSaved)),
);

/** Saves a product or removes it. @returns the outcome; 'full' changes nothing */
export function toggleSaved(product: ProductSnapshot): 'saved' | 'removed' | 'full' {
  const products = savedProducts.read();
  if (products.some(({ id }) => id === product.id)) {
    savedProducts.change((stored) => without(stored, product.id));
    return 'removed';
  }
  if (products.length >= mostSaved) return 'full';
  savedProducts.change((stored) => putFirst(stored, product, mostSaved));
  return 'saved';
}
