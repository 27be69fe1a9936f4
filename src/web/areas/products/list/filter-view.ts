export interface FacetView {
  key: string;
  label: string;
  options: { value: string; label: string; count: number }[];
}

/** What the fields of the filters show. */
export interface FilterView {
  facets: FacetView[];
  priceRange: { minVnd: number; maxVnd: number };
  /** 'Giá', with dates 'Tổng tiền 2 đêm'. */
  priceLabel: string;
  /** Whether something stands for a price that is none. */
  hasPriceFault: boolean;
  /** Months to choose from where the kind takes one and no day is fixed; else null. */
  months: { label: string; options: { value: string; label: string }[] } | null;
}
