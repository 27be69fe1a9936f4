import { sql } from 'kysely';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { type QueryWord, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import { toTraditionalTonePlacement } from '#modules/search/understanding/typing/tone-placement.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { SearchType } from './match-documents.ts';

const types: SearchType[] = ['place', 'province', ...kindNames, 'article'];

/** Words side by side in any of the types, each of which has its own words in the index; null is any word, or none at an end. */
export function phraseOfEveryType(words: readonly (string | null)[]): string {
  const stepTo = (at: number) =>
    words.slice(0, at).every((word) => word === null) ? '' : words[at - 1] === null ? ' <2> ' : ' <-> ';
  const phraseOf = (type: SearchType) =>
    words.map((word, at) => (word === null ? '' : `${stepTo(at)}'${type}${word}'`)).join('');
  return types.map((type) => `(${phraseOf(type)})`).join(' | ');
}

/**
 * Which phrases, given as their words in search form, stand side by side in a title or a name of anything. Each type is looked up by
 * itself: the index joins the words of a phrase quickly, but of eleven alternatives it reads all words that any of them has.
 */
export async function phrasesThatStand(
  db: Executor,
  phrases: readonly (readonly string[])[],
): Promise<boolean[]> {
  const queries = phrases.map((words) => words.map((word) => `'#${word}'`).join(' <-> '));
  const { rows } = await sql<{ phrase: string }>`
    SELECT phrase FROM unnest(${[...new Set(queries)]}::text[]) AS one (phrase)
    WHERE EXISTS (SELECT FROM unnest(${types}::text[]) AS of (type),
      LATERAL search_by_words(replace(phrase, '#', of.type)::tsquery, 1))`.execute(db);
  const standing = new Set(rows.map(({ phrase }) => phrase));
  return queries.map((query) => standing.has(query));
}

/** What a phrase is that stands in names or titles: the whole of one, the beginning of a title, or only a part. */
export type Standing = 'name' | 'beginning' | 'part';

/** The same for phrases of which it is known that they stand somewhere, in their order. */
export async function standingOfPhrases(
  db: Executor,
  phrases: readonly (readonly string[])[],
): Promise<Standing[]> {
  if (phrases.length === 0) return [];
  const texts = phrases.map((words) => words.join(' '));
  const { rows } = await sql<{ phrase: string; isName: boolean; isBeginning: boolean }>`
    SELECT phrase,
      EXISTS (SELECT FROM search_words WHERE term = phrase AND kind = 'name') OR EXISTS (
        SELECT FROM unnest(${types}::text[]) AS of (type), LATERAL search_by_title_start(type, phrase || ' ', 1) d
        WHERE title_key = ' ' || phrase || ' '
      ) AS "isName",
      EXISTS (
        SELECT FROM unnest(${types}::text[]) AS of (type), LATERAL search_by_title_start(type, phrase || ' ', 1)
      ) AS "isBeginning"
    FROM unnest(${[...new Set(texts)]}::text[]) AS one (phrase)`.execute(db);
  const known = new Map(rows.map((row) => [row.phrase, row]));
  return texts.map((text) => {
    const { isName = false, isBeginning = false } = known.get(text) ?? {};
    return isName ? 'name' : isBeginning ? 'beginning' : 'part';
  });
}

/** How many of those that have words are read for their marks. */
const mostRead = 100;
const mostWritten = 10;

/**
 * Whether something that has all words side by side has them with the marks that were typed.
 * @param isExact whether a word typed without any is meant so
 */
export async function isCalledWithMarks(
  db: Executor,
  text: string,
  { isExact = false } = {},
): Promise<boolean> {
  const sought = queryWordsOf(text);
  if (sought.every(({ typed, key }) => typed === key) && !isExact) return true;
  const phrase = phraseOfEveryType(sought.map(({ key }) => key));
  const { rows } = await sql<{ called: string }>`
    SELECT lower(title || ' | ' || names) AS called
    FROM search_by_words(${phrase}::tsquery, ${sql.lit(mostRead)})`.execute(db);
  const isWritten = (word: string | undefined, { typed, key }: QueryWord) =>
    word !== undefined &&
    (typed === key && !isExact ? searchKey(word) === key : word === toTraditionalTonePlacement(typed));
  return rows.some(({ called }) => {
    const words = toTraditionalTonePlacement(called).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return words.some((_, from) => sought.every((word, at) => isWritten(words[from + at], word)));
  });
}

/** As what phrases that stand are written in names and titles, with their marks and in lower case. */
export async function writtenPhrases(
  db: Executor,
  phrases: readonly (readonly string[])[],
): Promise<string[][]> {
  if (phrases.length === 0) return [];
  const { rows } = await sql<{ at: number; called: string }>`
    SELECT at::int, lower(title || ' | ' || names) AS called
    FROM unnest(${phrases.map(phraseOfEveryType)}::text[]) WITH ORDINALITY AS one (phrase, at),
      LATERAL search_by_words(phrase::tsquery, ${sql.lit(mostWritten)})`.execute(db);
  return phrases.map((keys, index) => [
    ...new Set(
      rows
        .filter(({ at }) => at === index + 1)
        .flatMap(({ called }) => {
          const words = called.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
          const from = words.findIndex((_, start) =>
            keys.every((key, next) => searchKey(words[start + next] ?? '') === key),
          );
          return from < 0 ? [] : [words.slice(from, from + keys.length).join(' ')];
        }),
    ),
  ]);
}

/** Whether a name or title has all words side by side; two of them within one name or part of a title: 'Vườn thú: xe kính' is no 'Thu xe'. */
export async function isCalledSo(db: Executor, text: string): Promise<boolean> {
  const keys = queryWordsOf(text).map(({ key }) => key);
  const [stands] = await phrasesThatStand(db, [keys]);
  return stands === true && (keys.length !== 2 || (await isWithinPart(db, keys)));
}

async function isWithinPart(db: Executor, keys: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ called: string }>`
    SELECT title || ' | ' || names AS called
    FROM search_by_words(${phraseOfEveryType(keys)}::tsquery, ${sql.lit(mostRead)})`.execute(db);
  const phrase = ` ${keys.join(' ')} `;
  return rows.some(({ called }) =>
    called.split(/[:|,;()]| [–-] /).some((part) => ` ${searchKey(part)} `.includes(phrase)),
  );
}
