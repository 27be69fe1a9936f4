import { abbreviationTable } from '#modules/search/understanding/abbreviation-table.ts';
import { completeName } from '#modules/search/understanding/complete-name.ts';
import { findKnownWords } from '#modules/search/understanding/find-known-words.ts';
import { getSearchWords } from '#modules/search/understanding/get-search-words.ts';
import { isSpelled } from '#modules/search/understanding/parsing/is-spelled.ts';
import { outsideNameIn } from '#modules/search/understanding/parsing/outside-name-in.ts';
import { endsOfOpenRuns, parseQueryAsTyped } from '#modules/search/understanding/parsing/parse-query.ts';
import { type QueryWord, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { type KnownWord, vocabularyOf } from '#modules/search/understanding/parsing/vocabulary.ts';
import { cutsOf, cutWords } from '#modules/search/understanding/respelling/cut-words.ts';
import { type Replacement, replaceWords } from '#modules/search/understanding/respelling/replace-words.ts';
import { rawHalvesOf, withoutRawKeys } from '#modules/search/understanding/respelling/without-raw-keys.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import { decodeTelex } from '#modules/search/understanding/typing/decode-telex.ts';
import { decodeVni } from '#modules/search/understanding/typing/decode-vni.ts';
import { withVietnameseSorts } from '#modules/search/understanding/with-vietnamese-sorts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { besideWish } from './beside-wish.ts';
import { bestTier, scatteredInTitle } from './best-tier.ts';
import { fixedWords } from './fixed-words.ts';
import { phrasesThatStand } from './phrases-that-stand.ts';

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

async function respelled(db: Executor, typed: string): Promise<string> {
  const readings = [typed, decodeTelex(typed, { isRaw: true }), decodeVni(typed)]
    .filter((text) => text !== null)
    .map(queryWordsOf);
  if ((readings[0] ?? []).length === 0) return typed;
  const halves = (readings[0] ?? []).flatMap((word) => rawHalvesOf(word.typed));
  const known = await findKnownWords(db, [
    ...readings,
    ...halves.map((both) => queryWordsOf(both.join(' '))),
  ]);
  const isWord = (key: string) => known.some(({ term }) => term === key);
  const text = withRawNames(withoutRawKeys(typed, isWord), known);
  const cut = await spaced(db, text, known);
  const written = await corrected(db, cut, known);
  // Words that were only joined are as they were typed.
  return written === cut && text === typed ? cut : withSpelledNames(db, written);
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

/** With joined words cut where that makes names. */
async function spaced(db: Executor, text: string, known: KnownWord[]): Promise<string> {
  const words = queryWordsOf(text);
  const vocabulary = vocabularyOf(known);
  const cuts = new Map(
    words.flatMap((word) => {
      const ways = isAbbreviation(word) ? [] : cutsOf(word, vocabulary);
      return ways.length > 0 ? [[word, ways] as const] : [];
    }),
  );
  if (cuts.size === 0) return text;
  // What is called so as it is typed stays so.
  const [isCalledSo] = await phrasesThatStand(db, [words.map(({ key }) => key)]);
  // Foreign visitors join the names that they read on signs, and the sort of a place behind them is understood so.
  if ((words.length > 1 && isCalledSo) || withVietnameseSorts(text) !== text) return text;
  const standing = await standingCuts(db, words, cuts);
  const variants = [...cuts].flatMap(([word, ways]) =>
    ways.map((way) => words.toSpliced(words.indexOf(word), 1, ...way)),
  );
  const further = await findKnownWords(db, variants);
  const chosen = cutWords(words, cuts, { vocabulary: vocabularyOf([...known, ...further]), standing });
  return replaceWords(
    text,
    words.map((word) => ({
      words: [word],
      by:
        chosen
          .get(word)
          ?.map(({ typed }) => typed)
          .join(' ') ?? null,
    })),
  );
}

/** The cuts that stand in a title, alone or with the word before or behind. */
async function standingCuts(db: Executor, words: QueryWord[], cuts: ReadonlyMap<QueryWord, QueryWord[][]>) {
  const windows = [...cuts].flatMap(([word, ways]) => {
    const at = words.indexOf(word);
    return ways.flatMap((way) =>
      [way, [...words.slice(Math.max(0, at - 1), at), ...way], [...way, ...words.slice(at + 1, at + 2)]].map(
        (window) => ({ way, keys: window.map(({ key }) => key) }),
      ),
    );
  });
  const stands = await phrasesThatStand(
    db,
    windows.map(({ keys }) => keys),
  );
  const standing = new Map<QueryWord[], number>();
  for (const [at, { way, keys }] of windows.entries())
    if (stands[at]) standing.set(way, Math.max(standing.get(way) ?? 0, keys.length));
  return standing;
}

const isAbbreviation = ({ key }: QueryWord) => Object.hasOwn(abbreviationTable, key);

/** With typos corrected, where nothing is called as typed. */
async function corrected(db: Executor, text: string, known: KnownWord[]): Promise<string> {
  const left = await besideWish(db, text);
  const fixed = await correctedIn(db, text, { left: text, known });
  return fixed === text && left !== text ? correctedIn(db, text, { left, known }) : fixed;
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
  const { notSold } = await getSearchWords(db);
  if (outsideNameIn(words, notSold) || (await completeName(db, left)) !== null) return text;
  const tier = await bestTier(db, left);
  if (tier !== null && tier !== scatteredInTitle) return text;
  const fixed = await fixedWords(db, words, { asTyped, known, isScattered: tier !== null });
  return fixed ? replaceWords(text, fixed) : text;
}
