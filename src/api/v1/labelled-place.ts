import { type PlaceKind, placeKinds } from '#modules/catalog/codes.ts';

/** A place with its kind as it is documented: 'biển', 'sân bay'. */
export function labelledPlace<Place extends { kind: PlaceKind }>(place: Place) {
  return { ...place, kind: placeKinds[place.kind] };
}
