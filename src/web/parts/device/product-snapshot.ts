import type { PictureSource } from '#ui/picture.tsx';

/** A product as this device remembers it: enough to show it offline, with the price of back then. */
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
  /** The time of the price, in milliseconds since 1970. */
  pricedAt: number;
}

/** The snapshot of a product on the screen. */
export function toSnapshot(product: Omit<ProductSnapshot, 'pricedAt'>, nowMs: number): ProductSnapshot {
  const { id, kind, url, title, place, picture, finalPrice, priceUnit } = product;
  return { id, kind, url, title, place, picture, finalPrice, priceUnit, pricedAt: nowMs };
}

/** The valid snapshots of a stored value, at most `most`. */
export function parseSnapshots(stored: unknown, most: number): ProductSnapshot[] {
  if (!Array.isArray(stored)) return [];
  const products = stored.filter(isSnapshot);
  return products
    .filter((one, index) => products.findIndex(({ id }) => id === one.id) === index)
    .slice(0, most);
}

/** Puts a product first, without duplicates; the oldest is dropped when there are too many. */
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

/** The snapshots updated with current data; those without any stay as they are. */
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
    // Only a path of this site: stored values may have been tampered with.
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
