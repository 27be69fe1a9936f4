import { isPossibleSyllable } from '#modules/search/understanding/typing/is-possible-syllable.ts';
import { toTraditionalTonePlacement } from '#modules/search/understanding/typing/tone-placement.ts';
import type { Conditions } from './conditions-of.ts';
import { kindsIn } from './kind-words.ts';
import { isFiller, type QueryWord } from './query-word.ts';
import type { Parse, Segment } from './segment.ts';

/** Small words that a text about the same thing need not have, besides fillers: 'karaoke trên du thuyền'. */
export const small: ReadonlySet<string> = new Set(
  'tren duoi co duoc khi luc bang cung mot ra vao ve len xuong and with in on the'.split(' '),
);

/** How many words of a search may stand between two that are side by side in a text: 'lặn [ngắm] san hô'. */
const reach = 2;

/**
 * The conditions for texts of products that say what a search wants; null for a search that texts cannot answer. In a long text nearly
 * every syllable occurs, so each word must stand beside another one of the search; a name of a place and the words of a kind may be
 * anywhere. A word alone counts if it is no bare syllable: 'karaoke', 'lửa', but not 'lan'.
 */
export function inTexts(words: QueryWord[], { segments }: Parse): Omit<Conditions, 'names'> | null {
  const ofKinds = kindsIn(words);
  let from = 0;
  const named: string[] = [];
  const others: { word: QueryWord; at: number }[] = [];
  for (const segment of segments) {
    const typed = words.slice(from, from + segment.wordCount);
    if (segment.isProper && typed.length !== 1) named.push(nameQuery(segment));
    else
      for (const [at, word] of typed.entries()) {
        if (ofKinds[from + at]) named.push(quoted(word));
        else if (!isFiller(word) && !small.has(word.key)) others.push({ word, at: from + at });
      }
    from += segment.wordCount;
  }
  const placed = others.map(({ word, at }, index) => {
    const near = others.filter((other, place) => place !== index && Math.abs(other.at - at) <= reach);
    if (near.length === 0) return isTellingAlone(word) ? quoted(word) : null;
    const sides = near.flatMap((other) => {
      const [first, second] = other.at < at ? [other.word, word] : [word, other.word];
      // 'lặn ngắm san hô' for 'lặn san hô'
      const steps = Math.abs(other.at - at) === 1 ? ['<->', '<2>'] : ['<->'];
      return steps.map((step) => `(${quoted(first)} ${step} ${quoted(second)})`);
    });
    return `(${sides.join(' | ')})`;
  });
  if (others.length === 0 || placed.includes(null)) return null;
  const marked = others.flatMap(({ word: { typed, key } }) => (typed === key ? [] : [typed]));
  return {
    words: [...named, ...placed].join(' & '),
    wholes: [],
    accents: {
      traditional: marked.map((word) => `%${toTraditionalTonePlacement(word)}%`),
      modern: [],
    },
    isFirm: true,
  };
}

const quoted = ({ key }: QueryWord) => `'${key}'`;

const nameQuery = ({ terms }: Segment) =>
  `(${terms
    .map(
      (term) =>
        `(${term
          .split(' ')
          .map((word) => `'${word}'`)
          .join(' <-> ')})`,
    )
    .join(' | ')})`;

const isTellingAlone = ({ typed, key }: QueryWord) =>
  key.length >= 3 && !/^\d+$/.test(key) && (typed !== key || !isPossibleSyllable(key));
