/** One of these rights is needed to try out prices. */
export const tryOutRights = [
  'price.rules',
  'price.edit',
  'places.read',
  'booking.sell',
  'unit.edit',
] as const;
