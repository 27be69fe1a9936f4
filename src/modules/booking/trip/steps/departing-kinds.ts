import type { KindName } from '#modules/catalog/kinds/kind-names.ts';

/** Kinds with departures: tours, sailings, and day tickets. Rooms, cars and combos have none. */
export const departingKinds: readonly KindName[] = ['tour', 'cruise', 'experience', 'attraction'];
