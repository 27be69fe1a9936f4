/** What a visitor can go to. */
export const destinationTypes = ['province', 'place'] as const;
export type DestinationType = (typeof destinationTypes)[number];

/** Where they are kept, and the category of their addresses. */
export const destinationTables = {
  province: { table: 'provinces', category: 'Provinces' },
  place: { table: 'places', category: 'Place' },
} as const;
