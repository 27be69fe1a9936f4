import type { PictureSource } from '#ui/picture.tsx';

/** A product as this device remembers it: enough to show it without a network, with the price of back then. */
export interface ProductSnapshot {
  id: number;
  kind: string;
  url: string;
  title: string;
  place: string;
  picture: PictureSource | null;
  /** Integer đồng; 0 when it was not on sale. */
  finalPrice: number;
  priceUnit: string;
  /** When the price was true, in milliseconds since 1970. */
  pricedAt: number;
}

/** What is remembered of a product on the screen. */
export function toSnapshot(product: Omit<ProductSnapshot, 'pricedAt'>, nowMs: number): ProductSnapshot {
  const { id, kind, url, title, place, picture, finalPrice, priceUnit } = product;
  return { id, kind, url, title, place, picture, finalPrice, priceUnit, pricedAt: nowMs };
}

/** The products in what lies on the device; what is no product of ours is left out, and so is what is too much. */
export function parseSnapshots(stored: unknown, most: number): ProductSnapshot[] {
  if (!Array.isArray(stored)) return [];
  const products = stored.filter(isSnapshot);
  return products
    .filter((one, index) => products.findIndex(({ id }) => id === one.id) === index)
    .slice(0, most);
}

/** Puts a product first, once; the oldest falls out when there are too many. */
export function putFirst(
  products: ProductSnapshot[],
  product: ProductSnapshot,
  most: number,
): ProductSnapshot[] {
  return [product, ...without(products, product.id)].slice(0, most);
}

export function without(products: ProductSnapshot[], id: number): ProductSnapshot[] {
  return products.filter((one) => one.id !== id);
}

/** The same products with what is true of them now; those of which nothing is known stay as they are. */
export function refreshed(
  products: ProductSnapshot[],
  live: Map<number, ProductSnapshot>,
): ProductSnapshot[] {
  return products.map((one) => live.get(one.id) ?? one);
}

function isSnapshot(value: unknown): value is ProductSnapshot {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, url, title, place, picture, finalPrice, priceUnit, pricedAt } = value as ProductSnapshot;
  return (
    Number.isInteger(id) &&
    [kind, title, place, priceUnit].every((text) => typeof text === 'string') &&
    // A link of our own: what lies on the device may have been tampered with.
    typeof url === 'string' &&
    /^\/(?!\/)/.test(url) &&
    Number.isFinite(finalPrice) &&
    Number.isFinite(pricedAt) &&
    (picture === null || isPicture(picture))
  );
}

function isPicture(value: unknown): value is PictureSource {
  if (typeof value !== 'object' || value === null) return false;
  const { url, alt, width, height, haze } = value as PictureSource;
  return (
    [url, alt, haze].every((text) => typeof text === 'string') &&
    url.startsWith('/') &&
    [width, height].every(Number.isFinite)
  );
}
