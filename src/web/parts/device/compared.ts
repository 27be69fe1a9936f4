import { deviceStore } from './device-store.ts';
import { type ProductSnapshot, parseSnapshots, without } from './product-snapshot.ts';

export const mostCompared = 4;

/** The compared products, in the order of choosing; always of one kind. */
export const comparedProducts = deviceStore('nv_compared', (stored) =>
  ofOneKind(parseSnapshots(stored, mostCompared)),
);

/** Adds a product to the comparison or removes it; another kind starts a new comparison. 'full' changes nothing. */
export function toggleCompared(product: ProductSnapshot): 'added' | 'removed' | 'full' {
  const products = comparedProducts.read();
  if (products.some(({ id }) => id === product.id)) {
    comparedProducts.change((stored) => without(stored, product.id));
    return 'removed';
  }
  const same = products.filter(({ kind }) => kind === product.kind);
  if (same.length >= mostCompared) return 'full';
  comparedProducts.change(() => [...same, product]);
  return 'added';
}

/** The URL of the comparison; can be shared. */
export function compareHref(kind: string, ids: number[], rest = ''): string {
  return `/so-sanh?kind=${kind}&ids=${ids.join(',')}${rest && `&${rest}`}`;
}

function ofOneKind(products: ProductSnapshot[]): ProductSnapshot[] {
  return products.filter(({ kind }) => kind === products[0]?.kind);
}
