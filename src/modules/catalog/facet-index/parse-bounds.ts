import type { Bounds } from './product-query.ts';

/** Reads 'west,south,east,north' in degrees; null where that is no part of a map. */
export function parseBounds(text: string): Bounds | null {
  const numbers = text
    .split(',')
    .map((part) => (/^-?\d{1,3}(\.\d{1,8})?$/.test(part) ? Number(part) : Number.NaN));
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers;
  const isPart = west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
  return numbers.length === 4 && isPart ? { west, south, east, north } : null;
}
