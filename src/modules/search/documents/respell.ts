import { completeName } from '#modules/search/understanding/complete-name.ts';
import { findKnownWords } from '#modules/search/understanding/find-known-words.ts';
import { getSearchWords } from '#modules/search/understanding/get-search-words.ts';
import { isSpelled } from '#modules/search/understanding/parsing/is-spelled.ts';
import { inKindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import { outsideNameIn } from '#modules/search/understanding/parsing/outside-name-in.ts';
import { endsOfOpenRuns, parseQueryAsTyped } from '#modules/search/understanding/parsing/parse-query.ts';
import { isFiller, type QueryWord, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { type KnownWord, vocabularyOf } from '#modules/search/understanding/parsing/vocabulary.ts';
import { type Replacement, replaceWords } from '#modules/search/understanding/respelling/replace-words.ts';
import { rawHalvesOf, withoutRawKeys } from '#modules/search/understanding/respelling/without-raw-keys.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import { decodeTelex } from '#modules/search/understanding/typing/decode-telex.ts';
import { decodeVni } from '#modules/search/understanding/typing/decode-vni.ts';
import type { Executor } from '#platform/db/connect.ts';
import { besideWish } from './beside-wish.ts';
import { bestTier, scatteredInTitle } from './best-tier.ts';
import { cutJoinedWords } from './cut-joined-words.ts';
import { fixedWords } from './fixed-words.ts';
import { isCalledSo } from './phrases-that-stand.ts';

const asking = new WeakMap<Executor, Map<string, Promise<string>>>();

/**
 * A text in its proper spelling where it was typed as raw keys, with words joined or with a typo; else as typed. All that reads a text
 * reads this, so that a misspelled one is answered like the proper one. Suggestions ask for five lists at once: they share the work.
 */
export function respell(db: Executor, typed: string): Promise<string> {
  const known = asking.get(db) ?? new Map<string, Promise<string>>();
  asking.set(db, known);
  const asked = known.get(typed) ?? respelled(db, typed).finally(() => known.delete(typed));
  known.set(typed, asked);
  return asked;
}

/** Whether a proper spelling has other words than were typed, besides their marks. */
export const isRespelled = (typed: string, spelled: string): boolean =>
  searchKey(spelled) !== searchKey(typed);

async function respelled(db: Executor, typed: string): Promise<string> {
  const { text, known, isRaw } = await withoutKeys(db, typed);
  // A single word with keys may have a typo instead: 'thanj hoa' is Thanh Hóa, and no 'thạn'.
  if (known && isRaw && changedWords(typed, text) === 1 && !(await isCalledSo(db, text))) {
    const fixed = await corrected(db, typed, known);
    if (fixed !== typed) return withSpelledNames(db, fixed);
  }
  const written = known ? await corrected(db, text, known) : text;
  // Words that were only joined are as they were typed.
  return written === text && !isRaw ? text : withSpelledNames(db, written);
}

/** @returns the text, its words that are known (null for a text without words), and whether it was raw keys */
async function withoutKeys(
  db: Executor,
  typed: string,
): Promise<{ text: string; known: KnownWord[] | null; isRaw: boolean }> {
  const readings = [typed, decodeTelex(typed, { isRaw: true }), decodeVni(typed)]
    .filter((text) => text !== null)
    .map(queryWordsOf);
  if ((readings[0] ?? []).length === 0) return { text: typed, known: null, isRaw: false };
  const halves = (readings[0] ?? []).flatMap((word) => rawHalvesOf(word.typed));
  const known = await findKnownWords(db, [
    ...readings,
    ...halves.map((both) => queryWordsOf(both.join(' '))),
  ]);
  const isWord = (key: string) => known.some(({ term }) => term === key);
  const text = withRawNames(withoutRawKeys(typed, isWord), known);
  return { text: await cutJoinedWords(db, text, known), known, isRaw: text !== typed };
}

/** With its names as they are spelled, for what the visitor is told that was meant. */
async function withSpelledNames(db: Executor, text: string): Promise<string> {
  const words = queryWordsOf(text);
  const [{ segments }] = parseQueryAsTyped(words, vocabularyOf(await findKnownWords(db, [words])));
  let at = 0;
  const replacements = segments.map(({ wordCount, isProper, spelling }): Replacement => {
    const typed = words.slice(at, at + wordCount);
    at += wordCount;
    const isName =
      isProper && spelling !== null && wordCount > 1 && typed.every(isSpelled(spelling, wordCount));
    return { words: typed, by: isName ? spelling : null };
  });
  return replaceWords(text, replacements);
}

/** With words that are the raw keys of a name of two in its spelling: 'haajlong' is Hạ Long. */
function withRawNames(text: string, known: readonly KnownWord[]): string {
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const halves = rawHalvesOf(word).map((both) => both.map(searchKey).join(' '));
    return known.find(({ kind, term }) => kind === 'name' && halves.includes(term))?.spelling ?? word;
  });
}

/** With typos corrected, where nothing is called as typed. */
async function corrected(db: Executor, text: string, known: KnownWord[]): Promise<string> {
  const left = await besideWish(db, text);
  const fixed = await correctedIn(db, text, { left: text, known });
  return fixed === text && left !== text ? correctedIn(db, text, { left, known }) : fixed;
}

const changedWords = (typed: string, text: string) => {
  const words = text.split(/\s+/);
  return typed.split(/\s+/).filter((word, at) => word !== words[at]).length;
};

/** Words that nothing has in its name, besides lengths of trips. */
function unusedWords(words: QueryWord[], known: readonly KnownWord[]): QueryWord[] {
  const terms = new Set(known.map(({ term }) => term));
  return words.filter(({ key }) => !terms.has(key) && !/^\d/.test(key));
}

/** With typos corrected in the part of it that is looked for. */
async function correctedIn(
  db: Executor,
  text: string,
  { left, known }: { left: string; known: KnownWord[] },
): Promise<string> {
  const words = queryWordsOf(left);
  const [asTyped] = parseQueryAsTyped(words, vocabularyOf(known));
  const ends = endsOfOpenRuns(asTyped);
  if (ends.every((end, at) => end === at)) return text;
  const isKind = inKindPhrases(words.map(({ key }) => key));
  if (words.every((word, at) => isKind[at] || isFiller(word))) return text;
  if (await isCalledSo(db, left)) return text;
  const { notSold } = await getSearchWords(db);
  if (outsideNameIn(words, notSold) || (await completeName(db, left)) !== null) return text;
  const unused = unusedWords(words, known);
  // Nothing is called so with a word that nobody uses, unless it is the beginning of one.
  const isUnfinished = unused.every((word) => word === words.at(-1));
  const tier = isUnfinished ? await bestTier(db, left) : null;
  if (tier !== null && tier !== scatteredInTitle) return text;
  const fixed = await fixedWords(db, words, { asTyped, known, unused, isScattered: tier !== null });
  return fixed ? replaceWords(text, fixed) : text;
}
