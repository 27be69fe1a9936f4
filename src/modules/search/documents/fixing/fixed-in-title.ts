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
/** What titles have between their parts. Other long texts ask for something: with common words only, each look-up takes 5 to 50 ms. */
const ofTitles = /[:,;|–]|\d[nN]\d/;
/** Of so many titles with the others the word is compared. */
const mostTitles = 3;

/**
 * A long text with the one word written otherwise that a title, which has all its others side by side, has one typo away; null where
 * none does. Whatever the word means as typed: 'Combo Đà Lạt 3N2Đ: phòng nhìn trông' is meant for '… nhìn thông'.
 */
export async function fixedInTitle(
  db: Executor,
  text: string,
  { words, unused }: Pick<TypedText, 'words' | 'unused'>,
): Promise<Replacement[] | null> {
  const isLikely = unused.length === 1 || (unused.length === 0 && ofTitles.test(text));
  if (words.length < fewestWords || !isLikely) return null;
  const keys = words.map(({ key }) => key);
  const half = Math.ceil(keys.length / 2);
  const halves = [keys.slice(0, half), keys.slice(half)];
  const [isCalledSo, isFirstRight, isSecondRight] = await phrasesThatStand(db, [keys, ...halves]);
  if (isCalledSo) return null;
  // The typo is in the half that stands nowhere; most texts that are no title have two of them.
  const tried = words.filter(
    (word, at) =>
      (at < half ? isSecondRight : isFirstRight) &&
      !/^\d/.test(word.key) &&
      (unused.length === 0 || unused.includes(word)),
  );
  if (tried.length === 0) return null;
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
