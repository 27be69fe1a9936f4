import { completeName } from '#modules/search/understanding/complete-name.ts';
import { findKnownWords } from '#modules/search/understanding/find-known-words.ts';
import { getSearchWords } from '#modules/search/understanding/get-search-words.ts';
import { holdsCompound } from '#modules/search/understanding/parsing/holds-compound.ts';
import { isSpelled } from '#modules/search/understanding/parsing/is-spelled.ts';
import { inKindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import { outsideNameIn } from '#modules/search/understanding/parsing/outside-name-in.ts';
import { endsOfOpenRuns, parseQueryAsTyped } from '#modules/search/understanding/parsing/parse-query.ts';
import { isFiller, type QueryWord, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { type KnownWord, vocabularyOf } from '#modules/search/understanding/parsing/vocabulary.ts';
import { withoutSurroundings } from '#modules/search/understanding/parsing/without-surroundings.ts';
import { type Replacement, replaceWords } from '#modules/search/understanding/respelling/replace-words.ts';
import { isSpokenWord } from '#modules/search/understanding/respelling/spoken-known-words.ts';
import { withoutDoubled } from '#modules/search/understanding/respelling/without-doubled.ts';
import {
  rawHalvesOf,
  withoutInnerDigits,
  withoutRawKeys,
} from '#modules/search/understanding/respelling/without-raw-keys.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import { decodeTelex } from '#modules/search/understanding/typing/decode-telex.ts';
import { decodeVni } from '#modules/search/understanding/typing/decode-vni.ts';
import { toTraditionalTonePlacement } from '#modules/search/understanding/typing/tone-placement.ts';
import type { Feature } from '#modules/search/understanding/wish/take-features.ts';
import type { Executor } from '#platform/db/connect.ts';
import { besideWish } from './beside-wish.ts';
import { cutJoinedWords } from './cut-joined-words.ts';
import { fixedInTitle } from './fixing/fixed-in-title.ts';
import { fixedWords } from './fixing/fixed-words.ts';
import { joinSplitWords } from './join-split-words.ts';
import { isCalledSo, isCalledWithMarks } from './phrases-that-stand.ts';
import { standingOf } from './standing-of.ts';

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
  if (known && isRaw && changedWords(typed, text) === 1 && !(await isCalledWithMarks(db, text))) {
    const fixed = await corrected(db, typed, known);
    if (fixed !== typed) return withSpelledNames(db, fixed);
  }
  const written = known ? await corrected(db, text, known) : text;
  return written === text && !isRaw ? withSpelledWhole(text, known ?? []) : withSpelledNames(db, written);
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
    ...[withoutInnerDigits(typed), withoutDoubled(typed)]
      .filter((other) => other !== typed)
      .map(queryWordsOf),
  ]);
  const isWord = (key: string) => known.some(({ term }) => term === key);
  const text = withRawNames(withoutRawKeys(typed, isWord), known);
  const joined = await joinSplitWords(db, text, known);
  return { text: await cutJoinedWords(db, joined, known), known, isRaw: joined !== typed };
}

/**
 * A text without marks that says nothing but a name, and perhaps a kind before it, with that name as it is spelled: what is called so
 * comes first then, as for who typed the marks. 'khach san gia dinh' is for families, and in no Gia Định.
 */
function withSpelledWhole(text: string, known: readonly KnownWord[]): string {
  const words = queryWordsOf(text);
  if (words.some(({ typed, key }) => typed !== key) || holdsCompound(words.map(({ key }) => key)))
    return text;
  const isKind = inKindPhrases(words.map(({ key }) => key));
  const from = isKind.indexOf(false);
  const name = words.slice(Math.max(0, from));
  const keys = name.map(({ key }) => key).join(' ');
  const spelled = known.find(({ kind, term }) => kind === 'name' && term === keys && term.includes(' '));
  return spelled ? replaceWords(text, [{ words: name, by: spelled.spelling }]) : text;
}

/** With its names as they are spelled, for what the visitor is told that was meant. */
async function withSpelledNames(db: Executor, text: string): Promise<string> {
  const words = queryWordsOf(text);
  const [{ segments }] = parseQueryAsTyped(words, vocabularyOf(await findKnownWords(db, [words])));
  let at = 0;
  const replacements = segments.map(async ({ wordCount, isProper, spelling }): Promise<Replacement> => {
    const typed = words.slice(at, at + wordCount);
    at += wordCount;
    const isName =
      isProper && spelling !== null && wordCount > 1 && typed.every(isSpelled(spelling, wordCount));
    return { words: typed, by: isName && !(await isOtherName(db, typed, spelling)) ? spelling : null };
  });
  return replaceWords(text, await Promise.all(replacements));
}

/** Whether words with some marks are a name of their own that differs by the others' marks: 'Tân Thanh' is no Tân Thành. */
async function isOtherName(db: Executor, words: QueryWord[], spelling: string): Promise<boolean> {
  const typed = words.map((word) => word.typed).join(' ');
  const isMarked = words.some((word) => word.typed !== word.key);
  if (!isMarked || toTraditionalTonePlacement(typed) === toTraditionalTonePlacement(spelling.toLowerCase()))
    return false;
  return isCalledWithMarks(db, typed, { isExact: true });
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
  const fixed = await correctedIn(db, text, { part: text, left, known });
  return fixed === text && left !== text ? correctedIn(db, text, { part: left, left, known }) : fixed;
}

const changedWords = (typed: string, text: string) => {
  const words = text.split(/\s+/);
  return typed.split(/\s+/).filter((word, at) => word !== words[at]).length;
};

/** Words that nothing has in its name and that nobody uses, besides lengths of trips. @param left what is looked for of the text */
function unusedWords(words: QueryWord[], known: readonly KnownWord[], left: string): QueryWord[] {
  const terms = new Set(known.map(({ term }) => term));
  const sought = new Set(queryWordsOf(left).map(({ key }) => key));
  const isUnknown = ({ key }: QueryWord) => !terms.has(key) && !isSpokenWord(key) && !/^\d/.test(key);
  return words.filter((word) => sought.has(word.key) && isUnknown(word));
}

/** With typos corrected in a part of it. @param left what is looked for of it, without days, guests and prices */
async function correctedIn(
  db: Executor,
  text: string,
  { part, left, known }: { part: string; left: string; known: KnownWord[] },
): Promise<string> {
  const words = queryWordsOf(part);
  const [asTyped] = parseQueryAsTyped(words, vocabularyOf(known));
  const ends = endsOfOpenRuns(asTyped);
  if (ends.every((end, at) => end === at)) return text;
  const isKind = inKindPhrases(words.map(({ key }) => key));
  if (words.every((word, at) => isKind[at] || isFiller(word))) return text;
  const unused = unusedWords(words, known, left);
  const last = words.at(-1);
  const inTitle = await fixedInTitle(db, part, { words, unused });
  if (inTitle) return replaceWords(text, inTitle);
  const standing = await standingOf(db, part, {
    isUnfinished: unused.every((word) => word === last),
    isLastKnown: known.some(({ term }) => term === last?.key),
  });
  if (standing === 'side by side') return text;
  const { notSold, features } = await getSearchWords(db);
  if (outsideNameIn(words, notSold)) return text;
  const completed = await completeName(db, part);
  if (completed !== null && (await isBareCalledSo(db, completed))) return text;
  const fixed = await fixedWords(db, {
    ...{ words, asTyped, known, unused, wished: wishedWords(words, features) },
    standing: completed === null ? standing : 'begun',
  });
  return fixed ? replaceWords(text, fixed) : text;
}

/** The words by which facilities are wished for. */
function wishedWords(words: readonly QueryWord[], features: readonly Feature[]): QueryWord[] {
  const phrases = features.flatMap(({ said }) => said.map((phrase) => phrase.split(' ')));
  const isSaid = (at: number) => (phrase: string[]) =>
    phrase.some((_, before) => phrase.every((key, next) => words[at - before + next]?.key === key));
  return words.filter((_, at) => phrases.some(isSaid(at)));
}

/** Whether something is called so, with the words around a name or without them: 'homestay Đà Lạt', but not 'hai Pongour'. */
async function isBareCalledSo(db: Executor, text: string): Promise<boolean> {
  const bare = withoutSurroundings(queryWordsOf(text), 'destinations');
  return isCalledSo(db, bare ? bare.map(({ typed }) => typed).join(' ') : text);
}
