import { tripSearchKeys } from '#web/parts/trip-search/write-trip-search.ts';

/** What of a choice is one guest's own: a page that shows it is drawn for that guest alone, and nobody passes it on. */
export const ownKeys = ['flight', 'pickup', 'dropoff', 'voucher'];

/** A choice of the booking widget: see item-query.ts. */
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
