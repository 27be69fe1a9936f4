import { sql } from 'kysely';
import { typoBetween } from '#modules/search/understanding/parsing/corrected-segments-at.ts';
import type { QueryWord } from '#modules/search/understanding/parsing/query-word.ts';
import type { Replacement } from '#modules/search/understanding/respelling/replace-words.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Executor } from '#platform/db/connect.ts';
import { phraseOfEveryType, phrasesThatStand } from '../phrases-that-stand.ts';
import type { TypedText } from './typed-text.ts';

/** So many words side by side are no chance: what has all others has the one between them as it is meant. */
const fewestWords = 5;
/** Of so many titles with the others the word is compared. */
const mostTitles = 3;

/**
 * A long text with the one word written otherwise that a title, which has all its others side by side, has one typo away; null where
 * none does. Whatever the word means as typed: 'Combo Đà Lạt 3N2Đ: phòng nhìn trông' is meant for '… nhìn thông'.
 */
export async function fixedInTitle(
  db: Executor,
  { words, unused }: Pick<TypedText, 'words' | 'unused'>,
): Promise<Replacement[] | null> {
  if (words.length < fewestWords || unused.length > 1) return null;
  const [isCalledSo] = await phrasesThatStand(db, [words.map(({ key }) => key)]);
  if (isCalledSo) return null;
  const tried = words.filter(
    (word) => !/^\d/.test(word.key) && (unused.length === 0 || unused.includes(word)),
  );
  const phrases = tried.map((word) => {
    const at = words.indexOf(word);
    const keysOf = (part: QueryWord[]) => part.map(({ key }) => key);
    return { word, before: keysOf(words.slice(0, at)), after: keysOf(words.slice(at + 1)) };
  });
  const queries = phrases.map(({ before, after }) => phraseOfEveryType([...before, null, ...after]));
  const { rows } = await sql<{ at: number; title: string }>`
    SELECT at::int, title
    FROM unnest(${queries}::text[]) WITH ORDINALITY AS one (phrase, at),
      LATERAL search_by_words(phrase::tsquery, ${sql.lit(mostTitles)})`.execute(db);
  for (const { at, title } of rows) {
    const phrase = phrases[at - 1];
    const meant = phrase && wordBetween(title, phrase);
    if (phrase && meant && typoBetween(phrase.word.key, searchKey(meant)))
      return words.map((word) => ({ words: [word], by: word === phrase.word ? meant : null }));
  }
  return null;
}

/** The word of a title that stands between others, in lower case. */
function wordBetween(title: string, { before, after }: { before: string[]; after: string[] }): string | null {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const keys = words.map(searchKey);
  const stands = (part: string[], from: number) => part.every((key, index) => keys[from + index] === key);
  const at = words.findIndex(
    (_, place) => place >= before.length && stands(before, place - before.length) && stands(after, place + 1),
  );
  return words[at] ?? null;
}
