import { searchKey } from '#modules/search/understanding/search-key.ts';

/** A word of a query: as typed (NFC, lower case) and in search form. */
export interface QueryWord {
  typed: string;
  key: string;
}

/** A name that somebody looks for has no more words than this; the rest is cut off. */
const maxWords = 12;
const maxLetters = 24;

/** The searchable words of a text; [] for nothing but punctuation, emoji or foreign scripts. */
export function queryWordsOf(text: string): QueryWord[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .map((typed) => ({ typed, key: searchKey(typed).replaceAll(' ', '') }))
    .filter(({ key }) => key !== '' && key.length <= maxLetters)
    .slice(0, maxWords);
}

const spelledFillers =
  `ở tại gần giá rẻ tốt đẹp nhất cho đi và với những các có nào đâu gì thế là hay nên muốn tìm đặt mua trong ngoài quanh khu vực
  in from of and near nearby for the best top book booking room rooms`.split(/\s+/);

/** Filler words that may be missing from a match: 'khách sạn giá rẻ ở gần Đà Lạt'. */
export const fillers = new Set(spelledFillers.map(searchKey));

/** Whether a word is one of them, with its marks or without any: 'mùa' is not 'mua', nor 'Nhật' 'nhất'. */
export const isFiller = ({ typed, key }: QueryWord) =>
  fillers.has(key) && (typed === key || spelledFillers.includes(typed));

/** The words without fillers, or null when that changes nothing or leaves nothing. */
export function withoutFillers(words: QueryWord[]): QueryWord[] | null {
  const kept = words.filter((word) => !isFiller(word));
  return kept.length > 0 && kept.length < words.length ? kept : null;
}
