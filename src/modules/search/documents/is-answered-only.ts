import { findKnownWords } from '#modules/search/understanding/find-known-words.ts';
import { isQuestion } from '#modules/search/understanding/is-question.ts';
import { inKindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import { parseQueryAsTyped } from '#modules/search/understanding/parsing/parse-query.ts';
import { queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { vocabularyOf } from '#modules/search/understanding/parsing/vocabulary.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Whether a text asks something and names neither a place nor a kind: the site itself answers it, and shows no products. */
export async function isAnsweredOnly(db: Executor, text: string): Promise<boolean> {
  if (!isQuestion(text)) return false;
  const words = queryWordsOf(text);
  if (inKindPhrases(words.map(({ key }) => key)).some(Boolean)) return false;
  const [{ segments }] = parseQueryAsTyped(words, vocabularyOf(await findKnownWords(db, [words])));
  return !segments.some(({ isProper }) => isProper);
}
