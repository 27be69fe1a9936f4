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
