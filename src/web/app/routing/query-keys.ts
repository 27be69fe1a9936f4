import { kinds } from '#modules/catalog/kinds/registry.ts';

/** Words of a choice that are one guest's own: a page that shows them is drawn for that guest alone. */
const ownWords = ['flight', 'pickup', 'dropoff', 'voucher'];

/** Every query key that some page reads. A key that is missing here is not seen by a shared page. */
export const knownQueryKeys = new Set([
  '_routes',
  'search',
  'page',
  'sortBy',
  'special',
  'provinces',
  'places',
  'priceMin',
  'priceMax',
  ...kinds.flatMap((kind) => kind.filters.map((filter) => filter.key)),
  'category',
  'tag',
  'province',
  'region',
  'month',
  // Whose reviews, in which order: see parts/reviews/load-reviews.ts.
  'reviews',
  'reviewSort',
  'reviewPage',
  // What a device saved or compares.
  'kind',
  'ids',
  // A choice of the booking box: see parts/booking/item-query.ts.
  'unit',
  'plan',
  'from',
  'to',
  'quantity',
  'adults',
  'children',
  'ages',
  'cm',
  'beds',
  'singles',
  'extra',
  'time',
  'endTime',
  'open',
  ...ownWords,
]);

export const saysOwnWords = (query: URLSearchParams) => ownWords.some((word) => query.get(word));
