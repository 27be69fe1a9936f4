import { holdsAt, plainWordsOf } from '#modules/search/understanding/alike.ts';
import { findKnownWords } from '#modules/search/understanding/find-known-words.ts';
import { getSearchWords } from '#modules/search/understanding/get-search-words.ts';
import { isQuestion, isQuestionOfRules } from '#modules/search/understanding/is-question.ts';
import { isCompound } from '#modules/search/understanding/parsing/holds-compound.ts';
import { inKindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import { parseQueryAsTyped } from '#modules/search/understanding/parsing/parse-query.ts';
import { queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { vocabularyOf } from '#modules/search/understanding/parsing/vocabulary.ts';
import type { Executor } from '#platform/db/connect.ts';
import { asksOnlyWhere } from './asks-where.ts';
import { isCalledSo } from './phrases-that-stand.ts';

/**
 * Whether a text asks something, or says by what a page of the site is asked for, and names neither a place nor a kind: the site itself
 * answers it, and shows no products.
 */
export async function isAnsweredOnly(db: Executor, text: string): Promise<boolean> {
  const asks = isQuestion(text);
  const phrase = await phraseForPage(db, text);
  if (!asks && !phrase) return false;
  const words = queryWordsOf(text);
  const keys = words.map(({ key }) => key);
  const isKind = inKindPhrases(keys);
  const isOwn = (key: string, at: number) =>
    phrase?.includes(key) || isCompound(keys.slice(at - 1, at + 1)) || isCompound(keys.slice(at, at + 2));
  const isOfRules = asks && (phrase !== null || isQuestionOfRules(text));
  if (!isOfRules && keys.some((key, at) => isKind[at] && !isOwn(key, at))) return false;
  const [{ segments }] = parseQueryAsTyped(words, vocabularyOf(await findKnownWords(db, [words])));
  let at = 0;
  const isNamed = segments.some(({ isProper, wordCount }) => {
    const said = keys.slice(at, at + wordCount);
    at += wordCount;
    return isProper && !isCompound(said);
  });
  return !isNamed && (asks || !(await isCalledSo(db, text)));
}

/** Whether the site itself answers a text, and lists nothing for it: not where it only asks where something is. */
export const isAnsweredBySite = async (db: Executor, text: string): Promise<boolean> =>
  (await isAnsweredOnly(db, text)) && !(await asksOnlyWhere(db, text));

/** The longest phrase in a text by which a page of the site is asked for, in search form: 'xuất hóa đơn'; null for none. */
export async function phraseForPage(db: Executor, text: string): Promise<string[] | null> {
  const words = plainWordsOf(text);
  const { asked } = await getSearchWords(db);
  const said = asked.filter((one) => words.some((_, at) => holdsAt(words, at, one) > 0));
  const [phrase] = said.toSorted((one, other) => other.length - one.length);
  return phrase?.map(({ key }) => key) ?? null;
}
