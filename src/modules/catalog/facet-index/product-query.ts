import type { KindName } from '../kinds/kind-names.ts';
import type { TripStanding } from './trip-standing.ts';

export const sortOrders = [
  'popularity:desc',
  'finalPrice:asc',
  'finalPrice:desc',
  'title:asc',
  'ratingAvg:desc',
] as const;
export type SortOrder = (typeof sortOrders)[number];

/** A map section, in degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Filters and order of a list. Every array of values means 'any of these'. */
export interface ProductQuery {
  kind: KindName;
  page: number;
  limit: number;
  sortBy: SortOrder;
  special?: boolean | undefined;
  /** Slugs. */
  provinces: string[];
  places: string[];
  /** At most so many kilometres from a place as the crow flies: 'ho-hoan-kiem.3'. */
  near?: string[] | undefined;
  /** Slug of the place that the list is about: products near it are counted. */
  landmark?: string | undefined;
  /** Only products within this map section. */
  bounds?: Bounds | undefined;
  /** Only products farther from a point than so many kilometres: around a city, and not in it. */
  beyond?: { lat: number; lng: number; kilometres: number } | undefined;
  /** Values by filter key, as declared by the kind. */
  filters: Record<string, string[]>;
  /** The price on the card, or of the whole trip where there is a `standing`. */
  priceMinVnd?: number | undefined;
  priceMaxVnd?: number | undefined;
  /** Prices and availability for a trip: unavailable products come last. */
  standing?: TripStanding | undefined;
  /** Ids of search results, best first: only these are listed, in this order unless another sort is requested. */
  rankedIds?: number[] | undefined;
}

/** Parses 'west,south,east,north' in degrees; null for an invalid map section. */
export function parseBounds(text: string): Bounds | null {
  const numbers = text
    .split(',')
    .map((part) => (/^-?\d{1,3}(\.\d{1,8})?$/.test(part) ? Number(part) : Number.NaN));
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers;
  const isPart = west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
  return numbers.length === 4 && isPart ? { west, south, east, north } : null;
}
