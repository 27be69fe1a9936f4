import { holdsCompound } from '#modules/search/understanding/parsing/holds-compound.ts';
import { kindsIn } from '#modules/search/understanding/parsing/kind-words.ts';
import { isFiller, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { apartInTitle } from './best-tier.ts';
import type { Match } from './match-documents.ts';

const staying = new Set('resort villa homestay hotel bungalow hostel glamping farmstay'.split(' '));

/**
 * Places that have the parts of an everyday word apart are not meant by it: 'gia đình' is not 'Gia Lai'. Nor are those that have the
 * word for a stay in one of their other names: 'villa Vũng Tàu' is not Villa Blanche.
 */
export function withoutScattered<F extends { matches: Match[] }>(found: F, text: string): F {
  const words = queryWordsOf(text);
  const ofKinds = kindsIn(words);
  const [alone, ...others] = words.filter((word, at) => !ofKinds[at] && !isFiller(word));
  // Unfinished words are not corrected: 'hủy' of 'hủy phòng' begins no Huỳnh.
  if (alone && others.length === 0 && alone.typed !== alone.key)
    return { ...found, matches: found.matches.filter(({ hasAccents }) => hasAccents) };
  const keys = words.map(({ key }) => key);
  if (!holdsCompound(keys) && !keys.some((key) => staying.has(key))) return found;
  return { ...found, matches: found.matches.filter(({ tier }) => tier < apartInTitle) };
}
