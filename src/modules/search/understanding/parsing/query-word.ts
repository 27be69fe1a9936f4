import { searchKey } from '#modules/search/understanding/search-key.ts';

/** A word of a query: as typed (NFC, lower case) and in search form. */
export interface QueryWord {
  typed: string;
  key: string;
}

/** More words than this are not a name that anybody looks for; the rest is left out. */
const maxWords = 12;
const maxLetters = 24;

/** The words of a text that can be searched; [] for nothing but signs, emoji or foreign scripts. */
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

/** Words that carry no name and may be missing from what is found: 'khách sạn giá rẻ ở gần Đà Lạt'. */
export const fillers = new Set(
  'o tai gan gia re tot dep nhat cho di va voi nhung cac co nao dau gi the la hay nen muon tim kiem dat mua trong ngoai quanh khu vuc'.split(
    ' ',
  ),
);

/** The words without fillers, or null when that changes nothing or leaves nothing. */
export function withoutFillers(words: QueryWord[]): QueryWord[] | null {
  const kept = words.filter(({ key }) => !fillers.has(key));
  return kept.length > 0 && kept.length < words.length ? kept : null;
}
