/** Every kind of product by its name in API addresses and in the database. Adding a kind starts here. */
export const kindNames = [
  'hotel',
  'combo',
  'tour',
  'cruise',
  'attraction',
  'experience',
  'car',
  'service',
] as const;
export type KindName = (typeof kindNames)[number];
