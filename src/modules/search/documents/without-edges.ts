import { fillers } from '#modules/search/understanding/parsing/query-word.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';

/** Without words at both ends that belonged to what was taken out: 'đà lạt cho' of 'đà lạt cho 2 người'. */
export function withoutEdges(text: string): string {
  const words = text.split(' ').filter(Boolean);
  const isFiller = (word: string | undefined) =>
    word !== undefined && (fillers.has(searchKey(word)) || edges.has(searchKey(word)));
  while (isFiller(words[0])) words.shift();
  while (isFiller(words.at(-1))) words.pop();
  return words.join(' ');
}

/** Words that what was taken out leaves behind at the ends: 'được' of 'đi xe lăn được'. */
const edges = new Set('duoc co mang theo them nua with in khong ko k tren nay'.split(' '));
