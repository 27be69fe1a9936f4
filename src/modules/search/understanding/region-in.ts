import type { Bounds } from '#modules/catalog/facet-index/product-query.ts';
import { isSaid, type PlainWord, plainWordsOf } from './alike.ts';
import { kindPhrases } from './parsing/kind-words.ts';
import { isFiller } from './parsing/query-word.ts';

/** A region as the office keeps it. */
export interface RegionWords {
  name: string;
  phrases: readonly PlainWord[][];
  /** Names of its provinces. */
  provinces: readonly string[];
  /** The map section within them that is meant; null for all of each. */
  bounds: Bounds | null;
}

interface RegionFound {
  region: RegionWords;
  /** What else the text says, without words for a kind and those of travelling. */
  rest: string;
}

interface TypedWord extends PlainWord {
  typed: string;
}

/** The region that a text names, by its longest phrase: 'đông nam bộ' is no Nam Bộ; null where it names none. */
export function regionIn(text: string, regions: readonly RegionWords[]): RegionFound | null {
  const words = wordsOf(text);
  const named = regions.flatMap((region) =>
    region.phrases.flatMap((phrase) => {
      const at = words.findIndex((_, from) => isAt(words, from, phrase));
      return at >= 0 ? [{ region, at, length: phrase.length }] : [];
    }),
  );
  const [longest] = named.toSorted((one, other) => other.length - one.length);
  if (!longest) return null;
  const { region, at, length } = longest;
  // Words on both sides that only say that somebody wants to go there are no further wish.
  const rest = [...withoutTravels(words.slice(0, at)), ...withoutTravels(words.slice(at + length))];
  return { region, rest: rest.map(({ typed }) => typed).join(' ') };
}

function wordsOf(text: string): TypedWord[] {
  return text
    .trim()
    .split(/[\s,]+/)
    .flatMap((typed) => plainWordsOf(typed).map((word) => ({ ...word, typed })));
}

const isAt = (words: readonly PlainWord[], from: number, phrase: readonly PlainWord[]) =>
  phrase.length > 0 && phrase.every((word, next) => isSaid(words[from + next], word));

const travels =
  `du lịch, khu vực, vùng, vùng đất, các tỉnh, tỉnh, miền, khám phá, phượt, tham quan, nghỉ dưỡng, chơi, đi, ra, vào, lên, xuống,
  về, đến, tới, xứ, ở, kinh nghiệm, khởi hành, trip to, travel to, trip, travel`
    .split(',')
    .map((phrase) => plainWordsOf(phrase));
const kinds = kindPhrases.map((phrase) => phrase.map((key): PlainWord => ({ marked: key, key })));

/** Without words for kinds, which say where to look, and those of travelling. */
function withoutTravels(words: readonly TypedWord[]): TypedWord[] {
  const kept: TypedWord[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as TypedWord;
    const ofKind = kinds.filter((phrase) => phrase.every(({ key }, next) => words[at + next]?.key === key));
    const length = Math.max(
      0,
      ...[...ofKind, ...travels.filter((phrase) => isAt(words, at, phrase))].map((phrase) => phrase.length),
    );
    if (length === 0 && !isFiller({ typed: word.typed.toLowerCase(), key: word.key })) kept.push(word);
    at += Math.max(1, length);
  }
  return kept;
}
