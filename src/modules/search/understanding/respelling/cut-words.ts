import { kindWords } from '#modules/search/understanding/parsing/kind-words.ts';
import { parseQueryAsTyped } from '#modules/search/understanding/parsing/parse-query.ts';
import { fillers, type QueryWord } from '#modules/search/understanding/parsing/query-word.ts';
import type { Parse } from '#modules/search/understanding/parsing/segment.ts';
import { splitWord } from '#modules/search/understanding/parsing/split-word.ts';
import type { Vocabulary } from '#modules/search/understanding/parsing/vocabulary.ts';
import { isPossibleSyllable } from '#modules/search/understanding/typing/is-possible-syllable.ts';

const fewestLetters = 4;

/** The ways to cut a word that is no word as it stands into several: 'khautay' is 'khau tay', 'danang' is 'da nang'. */
export function cutsOf({ typed, key }: QueryWord, vocabulary: Vocabulary): QueryWord[][] {
  // 'Halong' is written so too, 'hạlong' is not.
  if ((typed === key && isWord(key, vocabulary)) || isPossibleSyllable(typed) || !/^[a-z]+$/.test(key))
    return [];
  if (key.length < fewestLetters || typed.length !== key.length) return [];
  const known = (vocabulary.byCompact.get(key) ?? []).map(({ term }) => term.split(' '));
  const parts = splitWord(key, vocabulary)?.flatMap(({ terms }) => mostUsed(terms, vocabulary).split(' '));
  const halves = Array.from({ length: key.length - 1 }, (_, before) => [
    key.slice(0, before + 1),
    key.slice(before + 1),
  ]).filter((both) => both.every((part) => isWord(part, vocabulary) || fillers.has(part)));
  return [...known, ...(parts ? [parts] : []), ...halves]
    .filter((cut) => cut.length > 1 && cut.join('') === key)
    .map((cut) => {
      let at = 0;
      return cut.map((part) => {
        at += part.length;
        return { key: part, typed: typed.slice(at - part.length, at) };
      });
    });
}

/** Of the spellings of a part the one that most documents have: 'combo' and not 'cơm bò'. */
const mostUsed = (terms: readonly string[], { all }: Vocabulary): string =>
  all.filter(({ term }) => terms.includes(term)).toSorted((one, other) => other.documents - one.documents)[0]
    ?.term ??
  terms[0] ??
  '';

const isWord = (key: string, { byCompact }: Vocabulary) =>
  (byCompact.get(key) ?? []).some(({ term }) => term === key);

/**
 * How joined words are cut so that most of all words belong to names; none where no cut makes a name or a pair.
 * @param standing cuts whose parts stand side by side in a title, with the number of words that do so there
 */
export function cutWords(
  words: readonly QueryWord[],
  cuts: ReadonlyMap<QueryWord, QueryWord[][]>,
  { vocabulary, standing }: { vocabulary: Vocabulary; standing: ReadonlyMap<QueryWord[], number> },
): Map<QueryWord, QueryWord[]> {
  const chosen = new Map<QueryWord, QueryWord[]>();
  for (const [word, ways] of cuts) {
    const at = words.indexOf(word);
    const read = ways
      .map((way) => ({ way, parse: parseQueryAsTyped(words.toSpliced(at, 1, ...way), vocabulary)[0] }))
      .filter(
        ({ way, parse }) =>
          isNamedAt(parse, at, way.length) || standing.has(way) || kindWords.has(way[0]?.key ?? ''),
      )
      .toSorted(
        (one, other) =>
          (standing.get(other.way) ?? 0) - (standing.get(one.way) ?? 0) ||
          one.parse.cost - other.parse.cost ||
          one.way.length - other.way.length,
      );
    if (read[0]) chosen.set(word, read[0].way);
  }
  return chosen;
}

/** Whether one of some words belongs to a name or a pair of several. */
function isNamedAt({ segments }: Parse, at: number, length: number): boolean {
  let from = 0;
  return segments.some(({ wordCount, spelling }) => {
    const isAt = from < at + length && from + wordCount > at;
    from += wordCount;
    return isAt && wordCount > 1 && spelling !== null;
  });
}
