/** The tables that this module alone writes. */
export const tables = [
  'provinces',
  'places',
  'terms',
  'suppliers',
  'cancellation_policies',
  'products',
  'product_provinces',
  'product_places',
  'product_terms',
  'product_images',
  'units',
  'unit_terms',
  'unit_images',
  'rate_plans',
  'itinerary_days',
] as const;
