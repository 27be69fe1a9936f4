import { holdsCompound } from '#modules/search/understanding/parsing/holds-compound.ts';
import { kindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import { fillers } from '#modules/search/understanding/parsing/query-word.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';

/** Without words at both ends that belonged to what was taken out: 'đà lạt cho' of 'đà lạt cho 2 người'. */
export function withoutEdges(text: string): string {
  const words = text.split(' ').filter(Boolean);
  const isFiller = (word: string | undefined) =>
    word !== undefined && (fillers.has(searchKey(word)) || edges.has(searchKey(word)));
  while (isFiller(words[0]) && !beginsKind(words) && !beginsCompound(words)) words.shift();
  // 'nhất' is one behind another, 'rẻ nhất', and else of a name: 'Tân Sơn Nhất'.
  while (isFiller(words.at(-1)) && (searchKey(words.at(-1) ?? '') !== 'nhat' || isFiller(words.at(-2))))
    words.pop();
  return words.join(' ');
}

/** 'khu' of 'khu nghỉ dưỡng'. */
const beginsKind = (words: readonly string[]) =>
  kindPhrases.some(
    (phrase) => phrase.length > 1 && phrase.every((key, at) => searchKey(words[at] ?? '') === key),
  );

/** 'gia' of 'gia đình'. */
const beginsCompound = (words: readonly string[]) => holdsCompound(words.slice(0, 2).map(searchKey));

/** Words that what was taken out leaves behind at the ends: 'được' of 'đi xe lăn được'. */
const edges = new Set('duoc co mang theo them nua with in khong ko k tren nay'.split(' '));
