import { isPossibleSyllable } from '#modules/search/understanding/typing/is-possible-syllable.ts';
import { kindPhrases } from './kind-words.ts';
import type { QueryWord } from './query-word.ts';

/** A word for something that is not sold here, as the office keeps them. */
export interface OutsideName {
  /** What is said not to be here. */
  name: string;
  /** A page that helps instead; empty for none. */
  href: string;
  /** What is looked for in its place; empty for nothing. */
  like: string;
  /** The words of the phrase in search form, and as spelled. */
  keys: string[];
  marked: string[];
}

/** A name found in a text: its words there are from `at` on. */
export interface OutsideFound {
  name: string;
  href: string;
  like: string;
  at: number;
  length: number;
  /** Whether it is one short syllable, which longer names of titles may begin with. */
  isShort: boolean;
}

/** Words before a short name that make it a country: 'tour Mỹ' is no trip to Mỹ Khê. */
const leads = new Set(['tour', 'lich', 'di', 'sang', 'bay', 'visa', 'hoc', 'nuoc', 'san', 'dao']);

/** Behind them it is said of people, and no place: 'phụ thu người nước ngoài'. */
const people = new Set(['nguoi', 'khach']);

/** What is near something is looked for, and not that itself: 'nhà nghỉ gần bến xe'. */
const nearby = new Set(['gan', 'canh', 'near']);

/**
 * The name that comes first in a text, of several there the longest, with the marks that were typed or without any; null for none: 'visa cho
 * người nước ngoài' asks for a visa.
 */
export function outsideNameIn(
  words: readonly QueryWord[],
  names: readonly OutsideName[],
): OutsideFound | null {
  const found = names.flatMap(({ name, href, like, keys, marked }) => {
    const at = words.findIndex((_, from) => isNamedAt(words, from, { keys, marked }));
    return at < 0 ? [] : [{ name, href, like, at, length: keys.length, isShort: isShort({ keys, marked }) }];
  });
  return found.toSorted((one, other) => one.at - other.at || other.length - one.length)[0] ?? null;
}

function isNamedAt(
  words: readonly QueryWord[],
  from: number,
  { keys, marked }: Pick<OutsideName, 'keys' | 'marked'>,
): boolean {
  const isSaid =
    keys.length > 0 &&
    keys.every((key, at) => {
      const word = words[from + at];
      return word?.key === key && (word.typed === key || word.typed === marked[at]);
    });
  if (!isSaid || isWithinKind(words, from, keys.length) || isSaidOf(words[from - 1]?.key ?? '', from))
    return false;
  if (!isShort({ keys, marked })) return true;
  const isLast = words.slice(from + 1).every((word) => /^\d|^(ngay|dem)$/.test(word.key));
  return isLast && words[from]?.typed === marked[0] && leads.has(words[from - 1]?.key ?? '');
}

/** What something else comes with, or goes by: 'combo Đà Lạt có xe giường nằm'. */
const besides = new Set(['bang', 'co', 'gom', 'kem']);

const isSaidOf = (before: string, at: number) =>
  nearby.has(before) || people.has(before) || (at > 1 && besides.has(before));

function isShort({ keys: [key = '', ...others], marked }: Pick<OutsideName, 'keys' | 'marked'>): boolean {
  // 'flc' is no Vietnamese syllable, and so nothing else than the brand.
  if (others.length > 0 || !isPossibleSyllable(key)) return false;
  return key.length <= 3 || (key !== marked[0] && key.length <= 4);
}

/** Whether a word of a kind reaches over the end of a name: 'xe khách sạn' is about a hotel and no coach. */
function isWithinKind(words: readonly QueryWord[], from: number, length: number): boolean {
  const end = from + length;
  return kindPhrases.some((phrase) =>
    words.some(
      (_, at) =>
        at < end &&
        at >= from &&
        at + phrase.length > end &&
        phrase.every((key, next) => words[at + next]?.key === key),
    ),
  );
}
