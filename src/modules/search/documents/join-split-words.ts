import { kindWords } from '#modules/search/understanding/parsing/kind-words.ts';
import { isFiller, type QueryWord, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import type { KnownWord } from '#modules/search/understanding/parsing/vocabulary.ts';
import { replaceWords } from '#modules/search/understanding/respelling/replace-words.ts';
import { isSpokenWord } from '#modules/search/understanding/respelling/spoken-known-words.ts';
import { isPossibleSyllable } from '#modules/search/understanding/typing/is-possible-syllable.ts';
import type { Executor } from '#platform/db/connect.ts';
import { isCalledSo, phrasesThatStand } from './phrases-that-stand.ts';

/**
 * A text with words put together that a space has cut in two: 'Lai C hâu' is Lai Châu, 'resor t' is a resort. Only where one half is no
 * word and the whole stands beside its neighbours in a title, or names a kind.
 * @param known the words of it that are known, also joined
 */
export async function joinSplitWords(
  db: Executor,
  text: string,
  known: readonly KnownWord[],
): Promise<string> {
  const words = queryWordsOf(text);
  const isWord = (key: string) => isSpokenWord(key) || known.some(({ term }) => term === key);
  const splits = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next && mayBeOne([word, next], at + 2 === words.length, isWord) ? [at] : [];
  });
  if (splits.length === 0 || (await isCalledSo(db, text))) return text;
  const joinedAt = (at: number) => `${words[at]?.key}${words[at + 1]?.key}`;
  const windows = splits.flatMap((at) => [
    [...words.slice(Math.max(0, at - 1), at).map(({ key }) => key), joinedAt(at)],
    [joinedAt(at), ...words.slice(at + 2, at + 3).map(({ key }) => key)],
  ]);
  const stands = await phrasesThatStand(db, windows);
  const isMeant = (at: number) =>
    kindWords.has(joinedAt(at)) ||
    [2 * splits.indexOf(at), 2 * splits.indexOf(at) + 1].some(
      (place) => stands[place] && ((windows[place]?.length ?? 0) > 1 || words.length === 2),
    );
  const chosen = splits.filter(isMeant);
  return replaceWords(
    text,
    chosen
      .filter((at) => !chosen.includes(at - 1))
      .map((at) => {
        const halves = words.slice(at, at + 2);
        return { words: halves, by: halves.map(({ typed }) => typed).join('') };
      }),
  );
}

/** @param isLast whether nothing follows, so that the second half may be a word that somebody is about to type */
function mayBeOne(
  [first, second]: [QueryWord, QueryWord],
  isLast: boolean,
  isWord: (key: string) => boolean,
): boolean {
  const joined = first.key + second.key;
  if (!/^[a-z]{3,}$/.test(joined) || !isWord(joined) || [first, second].some(isFiller)) return false;
  const isHalf = ({ typed, key }: QueryWord) =>
    key.length === 1 || (!isPossibleSyllable(typed) && !isWord(key));
  const isMarked = first.typed !== first.key || second.typed !== second.key;
  // 'com bo' is a combo where nothing is called so; 'cơm bò' is none.
  if (!isMarked && kindWords.has(joined) && !isPossibleSyllable(joined)) return true;
  return isHalf(first) || (isHalf(second) && !isLast);
}
