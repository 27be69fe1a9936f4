import { kindWordsAlone } from '#modules/catalog/kinds/kind-named-in.ts';
import { completeName } from '#modules/search/understanding/complete-name.ts';
import { findKnownWords } from '#modules/search/understanding/find-known-words.ts';
import { getSearchWords } from '#modules/search/understanding/get-search-words.ts';
import { inKindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import { outsideNameIn } from '#modules/search/understanding/parsing/outside-name-in.ts';
import { endsOfOpenRuns, parseQueryAsTyped } from '#modules/search/understanding/parsing/parse-query.ts';
import { isFiller, type QueryWord, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { type KnownWord, vocabularyOf } from '#modules/search/understanding/parsing/vocabulary.ts';
import { withoutSurroundings } from '#modules/search/understanding/parsing/without-surroundings.ts';
import type { ReadyWords } from '#modules/search/understanding/ready-words.ts';
import { replaceWords } from '#modules/search/understanding/respelling/replace-words.ts';
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
import type { Executor } from '#platform/db/connect.ts';
import { besideWish } from './beside-wish.ts';
import { cutJoinedWords } from './cut-joined-words.ts';
import { fixedInTitle } from './fixing/fixed-in-title.ts';
import { fixedWords, mayBeFixed } from './fixing/fixed-words.ts';
import { joinSplitWords } from './join-split-words.ts';
import { isCalledSo, isCalledWithMarks } from './phrases-that-stand.ts';
import { standingOf } from './standing-of.ts';
import { withSpelledNames, withSpelledWhole } from './with-spelled-names.ts';

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
  const changed = isRaw ? changedWords(typed, text) : [];
  if (
    known &&
    changed.length === 1 &&
    !changed.some(isKindAsWritten) &&
    !(await isCalledWithMarks(db, text))
  ) {
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

/** What was written for words that were typed otherwise. */
const changedWords = (typed: string, text: string) => {
  const words = text.split(/\s+/);
  return typed.split(/\s+/).flatMap((word, at) => (word === words[at] ? [] : [words[at] ?? '']));
};

/** 'ves' is 'vé', whatever else it is near to. */
const isKindAsWritten = (word: string) => kindWordsAlone.get(searchKey(word)) === word.toLowerCase();

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
  const { notSold, features, regions } = await getSearchWords(db);
  const read = { words, asTyped, known, unused, wished: wishedWords(words, features, regions) };
  if (!(await mayBeFixed(db, read))) return text;
  const standing = await standingOf(db, part, {
    isUnfinished: unused.every((word) => word === last),
    isLastKnown: known.some(({ term }) => term === last?.key),
  });
  if (standing === 'side by side') return text;
  const outside = outsideNameIn(words, notSold);
  // 'thuy dien' is Thụy Điển, and in 'thuy dien hoa bihn' a part of a name.
  if (outside && unused.every((word) => isWithin(outside, words.indexOf(word)))) return text;
  const completed = await completeName(db, part);
  if (completed !== null && (await isBareCalledSo(db, completed))) return text;
  const fixed = await fixedWords(db, {
    ...read,
    standing: completed === null && !outside ? standing : 'begun',
  });
  return fixed ? replaceWords(text, fixed) : text;
}

const isWithin = ({ at, length }: { at: number; length: number }, place: number) =>
  place >= at && place < at + length;

/** The words by which facilities are wished for, and those of regions: 'dong bac' is no Đông Ba. */
function wishedWords(
  words: readonly QueryWord[],
  features: ReadyWords['features'],
  regions: ReadyWords['regions'],
): QueryWord[] {
  const phrases = [
    ...features.flatMap(({ said }) => said.map((phrase) => phrase.split(' '))),
    ...regions.flatMap((region) => region.phrases.map((phrase) => phrase.map(({ key }) => key))),
  ];
  const isSaid = (at: number) => (phrase: string[]) =>
    phrase.some((_, before) => phrase.every((key, next) => words[at - before + next]?.key === key));
  return words.filter((_, at) => phrases.some(isSaid(at)));
}

/** Whether something is called so, with the words around a name or without them: 'homestay Đà Lạt', but not 'hai Pongour'. */
async function isBareCalledSo(db: Executor, text: string): Promise<boolean> {
  const bare = withoutSurroundings(queryWordsOf(text), 'destinations');
  return isCalledSo(db, bare ? bare.map(({ typed }) => typed).join(' ') : text);
}
