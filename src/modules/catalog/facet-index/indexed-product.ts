/**
 * What a product can be filtered by: its provinces, places and terms by their ids; values of its details, of its units and
 * plans, and its score as texts.
 */
export type OptionGroup =
  | 'province'
  | 'place'
  | 'term'
  | 'score'
  | `details.${string}`
  | `units.${string}`
  | `plans.${string}`;

/** A public product as the index takes it. */
export interface IndexedProduct {
  id: number;
  priceVnd: number;
  /** Of the usual order; what the editors set parts those that stand equal. */
  ranking: number;
  rating: number | null;
  special: boolean;
  titleHash: number;
  lat: number;
  lng: number;
  options: [group: OptionGroup, value: string][];
}
