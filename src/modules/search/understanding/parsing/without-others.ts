import { isPossibleSyllable } from '#modules/search/understanding/typing/is-possible-syllable.ts';
import { besideNames, type Standing } from './beside-names.ts';
import { isCompound } from './holds-compound.ts';
import { small } from './in-texts.ts';
import { isSpelled } from './is-spelled.ts';
import { kindsIn, tellingKindIn } from './kind-words.ts';
import { parseQueryAsTyped } from './parse-query.ts';
import { isFiller, type QueryWord } from './query-word.ts';
import type { Parse } from './segment.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A shortened query with the words that it leaves out, which are shown to the visitor. */
export interface Shorter {
  words: QueryWord[];
  leftOut: string[];
}

/** With fewer meaningful words, a query is no longer what was asked for. */
const fewestLeft = 2;
const mostTried = 6;
/** Pairs of words that are left out together where no name is: 'công ty' of 'tất niên công ty'. */
const mostPairs = 4;

/**
 * Shortened queries for a text that nothing matches completely: first with one word less, unknown words first; then its
 * names with the kind it mentions, then the names alone, then the last name, which is the destination.
 */
export function withoutOthers(words: QueryWord[], vocabulary: Vocabulary): Shorter[] {
  // Of 'đường lâm hà nội' it may be Lâm Hà that is named, or Hà Nội.
  return parseQueryAsTyped(words, vocabulary).flatMap((parse) => shorterBy(words, parse, vocabulary));
}

function shorterBy(words: QueryWord[], parse: Parse, vocabulary: Vocabulary): Shorter[] {
  const standings = standingsOf(words, parse);
  const keep = (...kept: Standing[]) => words.filter((_, at) => kept.includes(standings[at] as Standing));
  const others = words.flatMap((word, at) => (standings[at] === 'other' ? [{ word, at }] : []));
  const isSmall = (word: QueryWord, at: number) =>
    isFiller(word) || (standings[at] === 'other' && small.has(word.key));
  // Half of an everyday word says nothing: 'ăn' of 'ăn tối'.
  const compoundAt = (at: number) =>
    [at - 1, at].find((first) =>
      isCompound(words.slice(Math.max(0, first), first + 2).map(({ key }) => key)),
    );
  const isHalf = ({ at }: { at: number }) => compoundAt(at) !== undefined;
  // Both halves go together.
  const isWithin = (at: number, other: number) => {
    const first = compoundAt(at) ?? at;
    return other === at || other === first || (isHalf({ at }) && other === first + 1);
  };
  const isKnown = ({ word }: { word: QueryWord }) => vocabulary.byCompact.has(word.key);
  const hasName = standings.includes('named');
  // 'dù lượn Mù Cang Chải': two words side by side mean something together only.
  const isPair = hasName && others.length === 2 && (others[1]?.at ?? 0) - (others[0]?.at ?? 0) === 1;
  const oneLess =
    !isPair && others.length + (hasName ? fewestLeft : 0) > fewestLeft
      ? [...others.filter((one) => !isKnown(one)), ...laterFirst(others.filter(isKnown))]
          .toSorted((one, other) => Number(isHalf(one)) - Number(isHalf(other)))
          .slice(0, mostTried)
          .filter(
            ({ at }) => hasName || others.some((one) => !isWithin(at, one.at) && !doing.has(one.word.key)),
          )
          .map(({ at }) => words.filter((word, other) => !isWithin(at, other) && !isSmall(word, other)))
      : [];
  const pairLess =
    !hasName && others.length >= fewestLeft + 2
      ? others
          .slice(1)
          .filter(({ at }) => !isHalf({ at }) && !isHalf({ at: at - 1 }))
          .toReversed()
          .slice(0, mostPairs)
          .map(({ at }) =>
            words.filter((word, other) => other !== at && other !== at - 1 && !isSmall(word, other)),
          )
      : [];
  const ofLength = standings.includes('length');
  // 'workshop làm lồng đèn': the word of a kind says where to look, and titles need not have it.
  const kindLess =
    !isPair && standings.includes('kind') && others.length >= fewestLeft
      ? [keep('named', 'length', 'other')]
      : [];
  const beside = besideNames({
    words,
    parse,
    standings,
    others,
    isTelling: (one) => isKnown(one) && isForeign(one.word),
  });
  const named = hasName ? [keep('named', 'kind'), keep('named'), ...beside.names] : [];
  // '3 ngày' is left out as a whole, and late: it says what is meant as a kind does.
  const names = [
    ...(hasName && ofLength ? [keep('named', 'kind', 'length'), keep('named', 'length')] : []),
    ...named,
  ];
  const ofKind = kindAlone(keep('kind'), others, isKnown);
  const kindOnly = hasName ? [] : ofKind;
  // Near a place that nobody knows: 'khách sạn gần bệnh viện Chợ Rẫy' is no hotel with a part of its name.
  const nearAt = words.findIndex(({ key }) => key === 'gan' || key === 'near');
  const isNearUnknown = kindOnly.length > 0 && nearAt >= 0 && others.some(({ at }) => at > nearAt);
  const smallLess = words.filter((word, at) => !isSmall(word, at));
  const shorter = isNearUnknown
    ? []
    : [smallLess, ...beside.oneKind, ...kindLess, ...oneLess, ...pairLess, ...beside.wishes];
  return [...shorter, ...names, ...kindOnly].flatMap((kept) => {
    const leftOut = words.filter((word) => !kept.includes(word) && !isFiller(word) && !small.has(word.key));
    return kept.length > 0 && kept.length < words.length
      ? [{ words: kept, leftOut: leftOut.map(({ typed }) => typed) }]
      : [];
  });
}

/** The kind alone, beside what nothing has: 'du thuyền Heritage', 'tổ chức sinh nhật trên du thuyền'. */
function kindAlone(
  ofKind: QueryWord[],
  others: readonly { word: QueryWord }[],
  isKnown: (one: { word: QueryWord }) => boolean,
): QueryWord[][] {
  const telling = others.filter(({ word }) => !small.has(word.key));
  const isUnknown = telling.length > 0 && telling.every((one) => !isKnown(one) && isForeign(one.word));
  const kept = ofKind.filter(({ key }) => !small.has(key));
  const phrase = tellingKindIn(kept);
  // Of more that nothing has, the kind is not what is asked about: 'đi ca nô cần lưu ý gì khi mang thai'.
  if (phrase.length > 0 && (phrase.length === kept.length || others.length < fewestLeft)) return [phrase];
  return isUnknown && kept.length > 0 ? [kept] : [];
}

const isForeign = ({ key }: QueryWord) => key.length > 3 && !isPossibleSyllable(key);

/** Of 'lặn ngắm san hô' the diving is wanted: what a text begins with is left out last, unless one may do that with anything. */
function laterFirst<One extends { word: QueryWord }>([first, ...later]: One[]): One[] {
  if (first === undefined) return [];
  return doing.has(first.word.key) ? [first, ...later] : [...later, first];
}

/** 'học làm gốm', 'xem múa rối' */
export const doing: ReadonlySet<string> = new Set('hoc xem ngam di thu choi tham gia muon can'.split(' '));

function standingsOf(words: QueryWord[], { segments }: Parse): Standing[] {
  let from = 0;
  const lengths = segments.flatMap(({ wordCount, isLength = false }) =>
    Array<boolean>(wordCount).fill(isLength),
  );
  const named = segments.flatMap(({ wordCount, isProper, terms, spelling }) => {
    const typed = words.slice(from, from + wordCount);
    from += wordCount;
    const isName =
      isProper &&
      spelling !== null &&
      typed.some(isSpelled(spelling, wordCount)) &&
      !isCompound(typed.map((word) => word.typed));
    return Array<boolean>(wordCount).fill(isName && (terms[0] ?? '').length >= 3);
  });
  const ofKinds = kindsIn(words);
  return words.map((word, at) => {
    if (named[at]) return 'named';
    if (ofKinds[at]) return 'kind';
    if (lengths[at]) return 'length';
    return isFiller(word) ? 'filler' : 'other';
  });
}
