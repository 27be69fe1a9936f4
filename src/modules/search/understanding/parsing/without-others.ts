import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import { parseQueryAsTyped } from './parse-query.ts';
import { fillers, type QueryWord } from './query-word.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A query with less in it, and what is left out of it, to be said to whoever typed it. */
export interface Shorter {
  words: QueryWord[];
  leftOut: string[];
}

/** With fewer words that say something, a query is not what was asked for. */
const fewestLeft = 2;
const mostTried = 6;

const kindWords = new Set(
  kindNames.flatMap((name) =>
    [kindProfiles[name].labels.one, ...kindProfiles[name].searchWords].flatMap((word) =>
      searchKey(word).split(' '),
    ),
  ),
);

type Standing = 'named' | 'kind' | 'filler' | 'other';

/**
 * What is left of a query of which nothing has all words: first one word less, those first that nothing here knows, then what
 * it calls by name with the kind it names, then the names alone, then the last of them, which is where somebody goes.
 */
export function withoutOthers(words: QueryWord[], vocabulary: Vocabulary): Shorter[] {
  const standings = standingsOf(words, vocabulary);
  const keep = (...kept: Standing[]) => words.filter((_, at) => kept.includes(standings[at] as Standing));
  const others = words.flatMap((word, at) => (standings[at] === 'other' ? [{ word, at }] : []));
  const isKnown = ({ word }: { word: QueryWord }) => vocabulary.byCompact.has(word.key);
  const hasName = standings.includes('named');
  const oneLess =
    others.length + (hasName ? fewestLeft : 0) > fewestLeft
      ? [...others.filter((one) => !isKnown(one)), ...others.filter(isKnown)]
          .slice(0, mostTried)
          .map(({ at }) => words.filter((word, other) => other !== at && !fillers.has(word.key)))
      : [];
  const names = hasName ? [keep('named', 'kind'), keep('named'), lastName(words, standings)] : [];
  return [...oneLess, ...names].flatMap((kept) => {
    const leftOut = words.filter((word) => !kept.includes(word) && !fillers.has(word.key));
    return kept.length > 0 && kept.length < words.length
      ? [{ words: kept, leftOut: leftOut.map(({ typed }) => typed) }]
      : [];
  });
}

function standingsOf(words: QueryWord[], vocabulary: Vocabulary): Standing[] {
  const [{ segments }] = parseQueryAsTyped(words, vocabulary);
  const named = segments.flatMap(({ wordCount, isProper, terms }) =>
    Array<boolean>(wordCount).fill(isProper && (terms[0] ?? '').length >= 3),
  );
  return words.map(({ key }, at) => {
    if (named[at]) return 'named';
    if (kindWords.has(key)) return 'kind';
    return fillers.has(key) ? 'filler' : 'other';
  });
}

function lastName(words: QueryWord[], standings: Standing[]): QueryWord[] {
  const end = standings.lastIndexOf('named');
  let start = end;
  while (standings[start - 1] === 'named') start--;
  return words.slice(start, end + 1);
}
