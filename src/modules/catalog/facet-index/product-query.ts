import type { KindName } from '../kinds/kind-names.ts';

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
  special?: boolean;
  /** Slugs. */
  provinces: string[];
  places: string[];
  /** Values by the key of a filter that the kind declares. */
  filters: Record<string, string[]>;
  priceMinVnd?: number;
  priceMaxVnd?: number;
  /** Ids that a search found, best first: only these are listed, and in this order unless another sort is asked for. */
  rankedIds?: number[];
}
