import { abbreviationTable } from '#modules/search/understanding/abbreviation-table.ts';
import { findKnownWords } from '#modules/search/understanding/find-known-words.ts';
import { type QueryWord, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import {
  type KnownWord,
  type Vocabulary,
  vocabularyOf,
} from '#modules/search/understanding/parsing/vocabulary.ts';
import { cutsOf, cutWords } from '#modules/search/understanding/respelling/cut-words.ts';
import { replaceWords } from '#modules/search/understanding/respelling/replace-words.ts';
import { withoutDoubled } from '#modules/search/understanding/respelling/without-doubled.ts';
import { withVietnameseSorts } from '#modules/search/understanding/with-vietnamese-sorts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { isCalledSo, phrasesThatStand } from './phrases-that-stand.ts';

/** A text with joined words cut where that makes names. @param known the words of it that are known */
export async function cutJoinedWords(db: Executor, text: string, known: KnownWord[]): Promise<string> {
  const words = queryWordsOf(text);
  const vocabulary = vocabularyOf(known);
  const cuts = new Map(
    words.flatMap((word) => {
      const ways = isAbbreviation(word) || isDoubled(word, vocabulary) ? [] : cutsOf(word, vocabulary);
      return ways.length > 0 ? [[word, ways] as const] : [];
    }),
  );
  if (cuts.size === 0) return text;
  // What is called so as it is typed stays so.
  // Foreign visitors join the names that they read on signs, and the sort of a place behind them is understood so.
  if ((words.length > 1 && (await isCalledSo(db, text))) || withVietnameseSorts(text) !== text) return text;
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

/** Whether a word has one letter pressed twice and is joined of no name: 'vuuong' is vương and no 'vũ uống'. */
const isDoubled = ({ key }: QueryWord, { byCompact }: Vocabulary) =>
  !byCompact.has(key) && withoutDoubled(key) !== key && byCompact.has(withoutDoubled(key));

const isAbbreviation = ({ key }: QueryWord) => Object.hasOwn(abbreviationTable, key);
