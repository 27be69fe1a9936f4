import { Bitset } from './bitset.ts';
import type { ProductIndex } from './product-index.ts';
import type { Bounds, ProductQuery } from './product-query.ts';

/** Kilometres per degree of latitude. */
const degreeKm = 111.2;

/** All products within a distance of a place, such as 'ho-hoan-kiem.3' (3 km); none for an unknown place. */
export function ordinalsNear(index: ProductIndex, near: string): Bitset {
  const [slug = '', km = ''] = near.split('.');
  const { lat = null, lng = null } = index.vocabulary.places.get(slug) ?? {};
  const found = new Bitset();
  if (lat === null || lng === null) return found;
  const mostKm = Number(km);
  const kilometresTo = distanceFrom(index, { lat, lng });
  index.all.forEach((ordinal) => {
    if (kilometresTo(ordinal) <= mostKm) found.add(ordinal);
  });
  return found;
}

/** Products of a set that are farther from a point. */
export function ordinalsBeyond(
  index: ProductIndex,
  among: Bitset,
  { kilometres, ...point }: NonNullable<ProductQuery['beyond']>,
): Bitset {
  const found = new Bitset(new Uint32Array(among.words.length));
  const kilometresTo = distanceFrom(index, point);
  among.forEach((ordinal) => {
    if (kilometresTo(ordinal) > kilometres) found.add(ordinal);
  });
  return found;
}

function distanceFrom({ lats, lngs }: ProductIndex, { lat, lng }: { lat: number; lng: number }) {
  const eastKm = degreeKm * Math.cos((lat * Math.PI) / 180);
  return (ordinal: number) =>
    Math.hypot(((lats[ordinal] as number) - lat) * degreeKm, ((lngs[ordinal] as number) - lng) * eastKm);
}

/** Products of a set that lie within a map section. */
export function ordinalsWithin(
  index: ProductIndex,
  among: Bitset,
  { west, south, east, north }: Bounds,
): Bitset {
  const found = new Bitset(new Uint32Array(among.words.length));
  among.forEach((ordinal) => {
    const [lat, lng] = [index.lats[ordinal] as number, index.lngs[ordinal] as number];
    if (lat >= south && lat <= north && lng >= west && lng <= east) found.add(ordinal);
  });
  return found;
}
