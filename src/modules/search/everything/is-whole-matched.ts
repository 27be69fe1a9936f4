import { compoundsIn } from '#modules/search/understanding/parsing/holds-compound.ts';
import { queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Found } from './found.ts';

/**
 * Whether products or articles match the whole text as it was typed; everyday words of two syllables typed without marks only side by side: 'doi ngay' is
 * no 'đồi … ngày'.
 */
export function isWholeMatched({ text, groups, leftOut, correctedTo, isInTexts }: Found): boolean {
  if (isInTexts || leftOut.length > 0 || correctedTo) return false;
  const compounds = compoundsIn(queryWordsOf(text).map(({ typed }) => typed));
  const holds = ({ title }: { title: string }) =>
    compounds.every((compound) => ` ${searchKey(title)} `.includes(` ${compound} `));
  return groups.some(({ type, results }) => type !== 'destination' && results.some(holds));
}
