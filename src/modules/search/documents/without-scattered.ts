import { holdsCompound } from '#modules/search/understanding/parsing/holds-compound.ts';
import { queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { apartInTitle } from './best-tier.ts';
import type { Match } from './match-documents.ts';

const staying = new Set('resort villa homestay hotel bungalow hostel glamping farmstay'.split(' '));

/**
 * Places that have the parts of an everyday word apart are not meant by it: 'gia đình' is not 'Gia Lai'. Nor are those that have the
 * word for a stay in one of their other names: 'villa Vũng Tàu' is not Villa Blanche.
 */
export function withoutScattered<F extends { matches: Match[] }>(found: F, text: string): F {
  const keys = queryWordsOf(text).map(({ key }) => key);
  if (!holdsCompound(keys) && !keys.some((key) => staying.has(key))) return found;
  return { ...found, matches: found.matches.filter(({ tier }) => tier < apartInTitle) };
}
