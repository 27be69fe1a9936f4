import type { KindName } from '#modules/catalog/kinds/kind-names.ts';

/** What leaves together at a time: tours, sailings, and what is entered by the day. Rooms, cars and combos do not. */
export const departingKinds: readonly KindName[] = ['tour', 'cruise', 'experience', 'attraction'];
