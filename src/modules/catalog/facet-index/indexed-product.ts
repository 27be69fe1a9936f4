/**
 * Option groups: provinces, places and terms by their ids; values of a product's details, of its units and plans, and its
 * score, as texts.
 */
export type OptionGroup =
  | 'province'
  | 'place'
  | 'term'
  | 'score'
  | `details.${string}`
  | `units.${string}`
  | `plans.${string}`;

export type IndexedOption = readonly [group: OptionGroup, value: string];

/** A public product as input of the index. */
export interface IndexedProduct {
  id: number;
  priceVnd: number;
  /** Position in the default order; the editors' priority breaks ties. */
  ranking: number;
  rating: number | null;
  special: boolean;
  titleHash: number;
  lat: number;
  lng: number;
  options: readonly IndexedOption[];
}
