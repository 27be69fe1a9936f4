export interface FacetView {
  key: string;
  label: string;
  options: { value: string; label: string; count: number }[];
}

/** What the filters' fields show. */
export interface FilterView {
  facets: FacetView[];
  priceRange: { minVnd: number; maxVnd: number };
  /** 'Giá', with dates 'Tổng tiền 2 đêm'. */
  priceLabel: string;
  /** Whether a price field contains something that is no price. */
  /** The field of a price that is not an amount; null where both are well. */
  priceFault: 'priceMin' | 'priceMax' | null;
  /** Months to choose from where the kind has a month filter and no day is fixed; else null. */
  months: { label: string; options: { value: string; label: string }[] } | null;
}
