import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { normalizeTripLength } from '#modules/search/understanding/normalize-trip-length.ts';
import { fold } from '#platform/vietnamese/fold.ts';

/** Who says how long to be somewhere goes on a trip; within a day it is a tour. */
export function tripOf(text: string, isThere: (name: KindName) => boolean): KindName | undefined {
  const written = fold(normalizeTripLength(text));
  if (!/(^| )\d{1,2} (ngay|dem)( |$)/.test(written)) return undefined;
  return isThere('combo') && !/(^| )1 ngay(?! \d)( |$)/.test(written) ? 'combo' : 'tour';
}

/** Whoever says no more than an airport wants to get away from it. */
export const isAirport = /(^| )(san bay|airport)( |$)/;
