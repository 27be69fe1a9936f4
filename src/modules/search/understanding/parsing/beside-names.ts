import { tellingKindIn } from './kind-words.ts';
import type { QueryWord } from './query-word.ts';
import type { Parse } from './segment.ts';

/** What a word of a query is. */
export type Standing = 'named' | 'kind' | 'length' | 'filler' | 'other';

interface Query {
  words: QueryWord[];
  parse: Parse;
  standings: readonly Standing[];
  others: readonly { word: QueryWord; at: number }[];
  /** Whether a word says something alone. */
  isTelling: (one: { word: QueryWord; at: number }) => boolean;
}

const fewestWishes = 3;
const mostPairs = 4;

/** Shortened queries for a text that names a place and of which nothing has all words; none for any other. */
export function besideNames(query: Query): {
  /** With a part of what is wished for there. */
  wishes: QueryWord[][];
  /** With one of two kinds. */
  oneKind: QueryWord[][];
  /** A single name. */
  names: QueryWord[][];
} {
  const { words, parse, standings } = query;
  if (!standings.includes('named')) return { wishes: [], oneKind: [], names: [] };
  const names = [lastName(words, standings), ...eachName(words, parse, standings)];
  return { wishes: partOfWishes(query), oneKind: oneOfTwoKinds(words, standings), names };
}

/**
 * 'vé xem show ký ức Hội An': a foreign word says something alone. 'tour Phú Quốc câu cá lặn san hô': of so much that is wished for
 * something at least is there.
 */
function partOfWishes({ words, standings, others, isTelling }: Query): QueryWord[][] {
  if (others.length < fewestWishes) return [];
  const isBeside = (at: number) => standings[at] === 'named' || standings[at] === 'kind';
  const telling = others
    .filter(isTelling)
    .map(({ at }) => words.filter((_, other) => other === at || isBeside(other)));
  const pairs = others.filter(({ at }, next) => others[next - 1]?.at === at - 1);
  const paired = pairs
    .toReversed()
    .slice(0, mostPairs)
    .map(({ at }) => words.filter((_, other) => other === at || other === at - 1 || isBeside(other)));
  return [...telling, ...(others.length > fewestWishes ? paired : [])];
}

/** 'combo Hạ Long du thuyền 2N1Đ': the list of one kind has not the word for another. */
function oneOfTwoKinds(words: QueryWord[], standings: readonly Standing[]): QueryWord[][] {
  const saysLength = words.some(
    ({ key }, at) => standings[at] === 'length' || /^\d{1,2}[nd]\d{1,2}[nd]$/.test(key),
  );
  const first = tellingKindIn(words.slice(0, standings.lastIndexOf('kind')));
  const rest = words.filter((word) => !first.includes(word));
  return saysLength && first.length > 0 && tellingKindIn(rest).length > 0 ? [rest] : [];
}

/** Of several names side by side each with the kind, the last first: 'tour Ninh Bình Tam Cốc Tràng An'. */
function eachName(words: QueryWord[], { segments }: Parse, standings: readonly Standing[]): QueryWord[][] {
  let from = 0;
  const names = segments.flatMap(({ wordCount }) => {
    const at = from;
    from += wordCount;
    return standings[at] === 'named' ? [{ at, end: from }] : [];
  });
  const isRun = names.every(({ at }, next) => next === 0 || names[next - 1]?.end === at);
  if (names.length < 2 || !isRun || !standings.includes('kind')) return [];
  return names
    .toReversed()
    .map(({ at, end }) => words.filter((_, one) => standings[one] === 'kind' || (one >= at && one < end)));
}

function lastName(words: QueryWord[], standings: readonly Standing[]): QueryWord[] {
  const end = standings.lastIndexOf('named');
  let start = end;
  while (standings[start - 1] === 'named') start--;
  return words.slice(start, end + 1);
}
