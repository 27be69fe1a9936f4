import type { Executor } from '#platform/db/connect.ts';
import { expandAbbreviations } from '#platform/vietnamese/abbreviations.ts';
import { searchCandidates } from '#platform/vietnamese/search-candidates.ts';
import { type Conditions, conditionsOf } from '../rules/conditions-of.ts';
import { type QueryWord, queryWordsOf, withoutFillers } from '../rules/query-word.ts';
import { endsOfOpenRuns, readAsTyped, readMended } from '../rules/read-query.ts';
import { spellingOf } from '../rules/spelling-of.ts';
import { type Vocabulary, vocabularyOf } from '../rules/vocabulary.ts';
import { windowsOf } from '../rules/windows-of.ts';
import { findKnownWords, findNearWords } from './find-known-words.ts';

/** One way to understand a query. The first that finds something is the answer. */
export interface Attempt {
  /** Readings that count together; the later ones, abbreviations written out, a little less. */
  conditions: Conditions[];
  /** The query in proper Vietnamese when it was not searched as typed. */
  correctedTo: string | null;
}

/**
 * The ways to understand a query, the most faithful first: as typed with abbreviations, with the words of names apart,
 * as Telex or VNI keys, with a slip mended, and all that again without filler words. Lazy: each costs at most one query.
 */
export async function* attempts(db: Executor, text: string): AsyncGenerator<Attempt> {
  const tried = new Set<string>();
  for await (const { conditions, correctedTo } of everyAttempt(db, text)) {
    const fresh = conditions.filter(({ words }) => words && !tried.has(words));
    for (const { words } of fresh) tried.add(words);
    if (fresh.length > 0) yield { conditions: fresh, correctedTo };
  }
}

async function* everyAttempt(db: Executor, text: string): AsyncGenerator<Attempt> {
  const candidates = searchCandidates(text);
  const typedText = candidates.find(({ source }) => source === 'typed')?.text;
  const typed = queryWordsOf(typedText ?? '');
  if (typed.length === 0) return;
  const written = expandAbbreviations(typedText ?? '').slice(0, 3);
  const abbreviated = written.map(queryWordsOf);
  const decoded = candidates
    .filter(({ source, text }) => source !== 'typed' && !written.some((same) => same.toLowerCase() === text))
    .map((candidate) => queryWordsOf(candidate.text));
  const known = await findKnownWords(db, [typed, ...abbreviated, ...decoded]);
  const vocabulary = vocabularyOf(known);

  yield* faithful([typed, ...abbreviated], decoded, vocabulary);
  for (const words of [typed, ...abbreviated.slice(0, 1)]) yield* mended(db, words, vocabulary);
  const shorter = withoutFillers(typed);
  if (!shorter) return;
  yield* faithful([shorter], [], vocabulary);
  yield* mended(db, shorter, vocabulary);
}

function* faithful(typed: QueryWord[][], decoded: QueryWord[][], vocabulary: Vocabulary): Generator<Attempt> {
  const read = (words: QueryWord[]) => {
    const [reading, other] = readAsTyped(words, vocabulary);
    return { words, reading, other };
  };
  const readings = typed.map(read);
  const asTyped = { correctedTo: null };
  yield { ...asTyped, conditions: readings.map(({ words, reading }) => conditionsOf(words, reading)) };
  yield {
    ...asTyped,
    conditions: readings.flatMap(({ words, other }) => (other ? [conditionsOf(words, other)] : [])),
  };
  yield { ...asTyped, conditions: readings.map(({ words, reading }) => conditionsOf(words, reading, true)) };
  for (const { words, reading } of decoded.map(read)) {
    yield { conditions: [conditionsOf(words, reading)], correctedTo: spellingOf(words, reading) };
  }
}

async function* mended(db: Executor, words: QueryWord[], vocabulary: Vocabulary): AsyncGenerator<Attempt> {
  const [asTyped] = readAsTyped(words, vocabulary);
  const near = await findNearWords(db, windowsOf(words, endsOfOpenRuns(asTyped)));
  for (const reading of readMended(words, asTyped, vocabularyOf([...vocabulary.all, ...near]))) {
    yield { conditions: [conditionsOf(words, reading)], correctedTo: spellingOf(words, reading) };
  }
}
