/** What a product can be filtered by: its provinces, places and terms by their ids, values of its details as texts. */
export type OptionGroup = 'province' | 'place' | 'term' | `details.${string}`;

/** A public product as the index takes it. */
export interface IndexedProduct {
  id: number;
  priceVnd: number;
  /** Of the usual order; what the editors set parts those that stand equal. */
  ranking: number;
  rating: number | null;
  special: boolean;
  titleHash: number;
  options: [group: OptionGroup, value: string][];
}
