import { tripSearchKeys } from '#web/parts/trip-search/write-trip-search.ts';

/** Query keys that belong to one guest: a page with them is rendered for that guest alone, and they are not shared. */
export const ownKeys = ['flight', 'pickup', 'dropoff', 'voucher'];

/** Query keys of a booking widget's choice: see item-query.ts. */
export const itemKeys = [
  ...tripSearchKeys,
  ...ownKeys,
  'unit',
  'plan',
  'cm',
  'beds',
  'singles',
  'extra',
  'endTime',
  'open',
];
