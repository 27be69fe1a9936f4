import type { Executor } from '#platform/db/connect.ts';
import { expandAbbreviations } from './abbreviations.ts';
import { findKnownWords, findNearWords } from './find-known-words.ts';
import { type Conditions, conditionsOf } from './parsing/conditions-of.ts';
import { windowsOf } from './parsing/ngrams.ts';
import { endsOfOpenRuns, readAsTyped, readMended } from './parsing/parse-query.ts';
import { spellingOf } from './parsing/proper-spelling.ts';
import { type QueryWord, queryWordsOf, withoutFillers } from './parsing/query-word.ts';
import { type Vocabulary, vocabularyOf } from './parsing/vocabulary.ts';
import { withoutSurroundings } from './parsing/without-surroundings.ts';
import { searchCandidates } from './search-candidates.ts';

/** One way to understand a query. The first that finds something is the answer. */
export interface Attempt {
  /** Readings that count together; the later ones, abbreviations written out, a little less. */
  conditions: Conditions[];
  /** The query in proper Vietnamese when it was not searched as typed. */
  correctedTo: string | null;
  /** It leaves out what is sold, so only provinces and places may be found by it. */
  isForDestinations?: boolean;
}

/**
 * The ways to understand a query, the most faithful first: as typed with abbreviations, with the words of names apart,
 * as Telex or VNI keys, without what people write around a name, with a slip mended, and all that again without filler
 * words. Lazy: each costs at most one query.
 */
export async function* attempts(db: Executor, text: string): AsyncGenerator<Attempt> {
  const tried = new Set<string>();
  for await (const { conditions, correctedTo, isForDestinations = false } of everyAttempt(db, text)) {
    const nameOf = (words: string) => `${isForDestinations} ${words}`;
    const isNew = ({ words }: Conditions) =>
      words && !tried.has(nameOf(words)) && !tried.has(`false ${words}`);
    const fresh = conditions.filter(isNew);
    for (const { words } of fresh) tried.add(nameOf(words));
    if (fresh.length > 0) yield { conditions: fresh, correctedTo, isForDestinations };
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

  const readings = [typed, ...abbreviated];
  yield* faithful(readings, decoded, vocabulary);
  const bare = (['anything', 'destinations'] as const).map((of) => {
    const cut = (all: QueryWord[][]) =>
      all.map((words) => withoutSurroundings(words, of)).filter((words) => words !== null);
    return { isForDestinations: of === 'destinations', readings: cut(readings), decoded: cut(decoded) };
  });
  for (const { isForDestinations, readings, decoded } of bare)
    yield* onlyFor(isForDestinations, faithful(readings, decoded, vocabulary));
  for (const words of readings.slice(0, 2)) yield* mended(db, words, vocabulary);
  for (const { isForDestinations, readings } of bare)
    for (const words of readings.slice(0, 1))
      yield* onlyFor(isForDestinations, mended(db, words, vocabulary));
  const shorter = withoutFillers(typed);
  if (!shorter) return;
  yield* faithful([shorter], [], vocabulary);
  yield* mended(db, shorter, vocabulary);
}

async function* onlyFor(
  isForDestinations: boolean,
  attempts: Iterable<Attempt> | AsyncIterable<Attempt>,
): AsyncGenerator<Attempt> {
  for await (const attempt of attempts) yield { ...attempt, isForDestinations };
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
