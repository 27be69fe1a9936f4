/** Every kind of product by its name in addresses of the API and in the database. A new kind begins here. */
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
