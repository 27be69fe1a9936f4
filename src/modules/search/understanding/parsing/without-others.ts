import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import { parseQueryAsTyped } from './parse-query.ts';
import { isFiller, type QueryWord } from './query-word.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A shortened query with the words that it leaves out, which are shown to the visitor. */
export interface Shorter {
  words: QueryWord[];
  leftOut: string[];
}

/** With fewer meaningful words, a query is no longer what was asked for. */
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
 * Shortened queries for a text that nothing matches completely: first with one word less, unknown words first; then its
 * names with the kind it mentions, then the names alone, then the last name, which is the destination.
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
          .map(({ at }) => words.filter((word, other) => other !== at && !isFiller(word)))
      : [];
  const names = hasName ? [keep('named', 'kind'), keep('named'), lastName(words, standings)] : [];
  return [...oneLess, ...names].flatMap((kept) => {
    const leftOut = words.filter((word) => !kept.includes(word) && !isFiller(word));
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
  return words.map((word, at) => {
    if (named[at]) return 'named';
    if (kindWords.has(word.key)) return 'kind';
    return isFiller(word) ? 'filler' : 'other';
  });
}

function lastName(words: QueryWord[], standings: Standing[]): QueryWord[] {
  const end = standings.lastIndexOf('named');
  let start = end;
  while (standings[start - 1] === 'named') start--;
  return words.slice(start, end + 1);
}
