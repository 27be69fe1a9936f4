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

/** A part of a map, in degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What filters and orders a list. Every list of values means 'any of these'. */
export interface ProductQuery {
  kind: KindName;
  page: number;
  limit: number;
  sortBy: SortOrder;
  special?: boolean | undefined;
  /** Slugs. */
  provinces: string[];
  places: string[];
  /** Not farther from a place than so many kilometres as the crow flies: 'ho-hoan-kiem.3'. */
  near?: string[] | undefined;
  /** The place that the list is about, by its slug: how many lie near it is counted. */
  landmark?: string | undefined;
  /** Only what lies within, as a map shows it. */
  bounds?: Bounds | undefined;
  /** Values by the key of a filter that the kind declares. */
  filters: Record<string, string[]>;
  /** Of the price on the card, or of the whole trip where there is a `standing`. */
  priceMinVnd?: number | undefined;
  priceMaxVnd?: number | undefined;
  /** What a trip costs and where it can be had: what cannot be had comes last. */
  standing?: TripStanding | undefined;
  /** Ids that a search found, best first: only these are listed, and in this order unless another sort is asked for. */
  rankedIds?: number[] | undefined;
}

/** Reads 'west,south,east,north' in degrees; null where that is no part of a map. */
export function parseBounds(text: string): Bounds | null {
  const numbers = text
    .split(',')
    .map((part) => (/^-?\d{1,3}(\.\d{1,8})?$/.test(part) ? Number(part) : Number.NaN));
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers;
  const isPart = west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
  return numbers.length === 4 && isPart ? { west, south, east, north } : null;
}
