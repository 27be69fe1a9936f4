import { findKnownWords } from '#modules/search/understanding/find-known-words.ts';
import { holdsAt, plainWordsOf } from '#modules/search/understanding/alike.ts';
import { getSearchWords } from '#modules/search/understanding/get-search-words.ts';
import { isQuestion } from '#modules/search/understanding/is-question.ts';
import { isCompound } from '#modules/search/understanding/parsing/holds-compound.ts';
import { inKindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import { parseQueryAsTyped } from '#modules/search/understanding/parsing/parse-query.ts';
import { queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { vocabularyOf } from '#modules/search/understanding/parsing/vocabulary.ts';
import type { Executor } from '#platform/db/connect.ts';
import { isCalledSo } from './phrases-that-stand.ts';

/**
 * Whether a text asks something, or says by what a page of the site is asked for, and names neither a place nor a kind: the site itself
 * answers it, and shows no products.
 */
export async function isAnsweredOnly(db: Executor, text: string): Promise<boolean> {
  const asks = isQuestion(text);
  if (!asks && !(await isAskedFor(db, text))) return false;
  const words = queryWordsOf(text);
  const keys = words.map(({ key }) => key);
  if (inKindPhrases(keys).some(Boolean)) return false;
  const [{ segments }] = parseQueryAsTyped(words, vocabularyOf(await findKnownWords(db, [words])));
  let at = 0;
  const isNamed = segments.some(({ isProper, wordCount }) => {
    const said = keys.slice(at, at + wordCount);
    at += wordCount;
    return isProper && !isCompound(said);
  });
  return !isNamed && (asks || !(await isCalledSo(db, text)));
}

/** Whether a text has a phrase of several words by which a page of the site is asked for: 'xuất hóa đơn'. */
async function isAskedFor(db: Executor, text: string): Promise<boolean> {
  const words = plainWordsOf(text);
  const { answers } = await getSearchWords(db);
  return answers.some(({ title, said }) =>
    [title, ...said].some((phrase) => {
      const sought = plainWordsOf(phrase);
      return sought.length > 1 && words.some((_, at) => holdsAt(words, at, sought) > 0);
    }),
  );
}
