import {
  toModernTonePlacement,
  toTraditionalTonePlacement,
} from '#modules/search/understanding/typing/tone-placement.ts';
import { isCompound } from './holds-compound.ts';
import { isSpelled } from './is-spelled.ts';
import { kindWords } from './kind-words.ts';
import { isFiller, type QueryWord } from './query-word.ts';
import type { Parse, Segment } from './segment.ts';

/** A parse in the form of database conditions. Everything in it consists of [a-z0-9] and of operators written here. */
export interface Conditions {
  /** tsquery: every segment. */
  words: string;
  /** The whole query in search form, in one or two spellings, as it would occur in a title. */
  wholes: string[];
  /** LIKE patterns of the words typed with accents, with tone marks in the traditional and in the modern position. */
  accents: { traditional: string[]; modern: string[] } | null;
  /**
   * Whether something in it is more than single words: a name, or words that titles have side by side. Without that,
   * words with other marks than the typed ones mean something else: 'đổi tiền' is no 'đồi … Tiên'.
   */
  isFirm: boolean;
  /** The provinces and places that it names, with their marks or without any, in search form as typed and as corrected. */
  names: string[];
}

const hasMarks = (typed: string) => /[^a-z0-9]/.test(typed);

/** `isLoose` no longer requires the words of a name to be adjacent. The last word may be unfinished. */
export function conditionsOf(words: QueryWord[], { segments }: Parse, isLoose = false): Conditions {
  const isCorrected = segments.some((segment) => segment.isCorrected);
  const asTyped = words.map(({ key }) => key).join(' ');
  const asMeant = segments.map((segment) => wrote(segment)).join(' ');
  const marked = isCorrected ? [] : words.map(({ typed }) => typed).filter(hasMarks);
  return {
    words: segments
      .map((segment, index) => segmentQuery(segment, index === segments.length - 1, isLoose))
      .join(' & '),
    wholes: [...new Set(isCorrected ? [asMeant] : [asTyped, asMeant])],
    accents: marked.length
      ? {
          traditional: marked.map((word) => `%${toTraditionalTonePlacement(word)}%`),
          modern: marked.map((word) => `%${toModernTonePlacement(word)}%`),
        }
      : null,
    isFirm: isCorrected || isFirm(words, segments),
    names: namesIn(words, segments),
  };
}

function isFirm(words: QueryWord[], segments: Segment[]): boolean {
  const own = words.filter((word) => !isFiller(word) && !kindWords.has(word.key) && !/^\d/.test(word.key));
  if (own.length <= 1) return true;
  let at = 0;
  return segments.some(({ wordCount, isProper, terms, spelling }) => {
    const typed = words.slice(at, at + wordCount);
    at += wordCount;
    const isJoined = wordCount !== 1 || (isProper && terms.some((term) => term.includes(' ')));
    if (spelling === null || !isJoined || isKind(terms)) return false;
    // One wrong mark is a slip: 'mủi né'. With all of them others it is another word: 'chưa thấy' is no Chùa Thầy.
    return (
      own.length <= wordCount || !isProper || typed.length < 2 || typed.some(isSpelled(spelling, wordCount))
    );
  });
}

function namesIn(words: QueryWord[], segments: Segment[]): string[] {
  let at = 0;
  return segments.flatMap((segment) => {
    const { wordCount, isProper, isCorrected, spelling } = segment;
    const typed = words.slice(at, at + wordCount);
    at += wordCount;
    if (!isProper || spelling === null || isCompound(typed.map((word) => word.typed))) return [];
    const asTyped = typed.map(({ key }) => key).join(' ');
    if (isCorrected) return [asTyped, wrote(segment)];
    return typed.every(isSpelled(spelling, wordCount)) ? [asTyped] : [];
  });
}

const isKind = (terms: string[]) =>
  terms.some((term) => term.split(' ').every((word) => kindWords.has(word)));

/** The spelling with spaces is the one used in titles: 'da lat' rather than 'dalat'. */
function wrote({ terms }: Segment): string {
  return terms.find((term) => term.includes(' ')) ?? terms[0] ?? '';
}

function segmentQuery(segment: Segment, isLast: boolean, isLoose: boolean): string {
  // The words of a place's name mean nothing apart: 'Nam Du' is no 'dừa Quảng Nam'.
  const isTogether = segment.isLength || (segment.isName && !(isLoose && !segment.isProper));
  const choices = segment.terms.map((term) => {
    const words = term.split(' ').map((word, index, all) => {
      const isWhole = segment.isCorrected || segment.isLength || (segment.isProper && segment.wordCount > 1);
      const isUnfinished = isLast && !isWhole && index === all.length - 1;
      return `'${word}'${isUnfinished ? ':*' : ''}`;
    });
    return words.join(isTogether ? ' <-> ' : ' & ');
  });
  return choices.length > 1 ? `(${choices.map((choice) => `(${choice})`).join(' | ')})` : (choices[0] ?? '');
}
