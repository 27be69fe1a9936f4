import type { Executor } from '#platform/db/connect.ts';
import { expandAbbreviations } from './expand-abbreviations.ts';
import { findKnownWords, findNearWords } from './find-known-words.ts';
import { type Conditions, conditionsOf } from './parsing/conditions-of.ts';
import { ngrams } from './parsing/ngrams.ts';
import { endsOfOpenRuns, parseAsTyped, parseCorrected } from './parsing/parse-query.ts';
import { properSpelling } from './parsing/proper-spelling.ts';
import { type QueryWord, queryWordsOf, withoutFillers } from './parsing/query-word.ts';
import { type Vocabulary, vocabularyOf } from './parsing/vocabulary.ts';
import { withoutSurroundings } from './parsing/without-surroundings.ts';
import { searchCandidates } from './search-candidates.ts';

/** One way to understand a query. The first that finds something is the answer. */
export interface Interpretation {
  /** Readings that count together; the later ones, abbreviations written out, a little less. */
  conditions: Conditions[];
  /** The query in proper Vietnamese when it was not searched as typed. */
  correctedTo: string | null;
  /** It leaves out what is sold, so only provinces and places may be found by it. */
  isForDestinations?: boolean;
}

/**
 * The ways to understand a query, the most faithful first: as typed with abbreviations, with the words of names apart,
 * as Telex or VNI keys, without what people write around a name, with a typo corrected, and all that again without filler
 * words. Lazy: each costs at most one query.
 */
export async function* interpretations(db: Executor, text: string): AsyncGenerator<Interpretation> {
  const tried = new Set<string>();
  for await (const { conditions, correctedTo, isForDestinations = false } of everyInterpretation(db, text)) {
    const nameOf = (words: string) => `${isForDestinations} ${words}`;
    const isNew = ({ words }: Conditions) =>
      words && !tried.has(nameOf(words)) && !tried.has(`false ${words}`);
    const fresh = conditions.filter(isNew);
    for (const { words } of fresh) tried.add(nameOf(words));
    if (fresh.length > 0) yield { conditions: fresh, correctedTo, isForDestinations };
  }
}

async function* everyInterpretation(db: Executor, text: string): AsyncGenerator<Interpretation> {
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
  for (const words of readings.slice(0, 2)) yield* corrected(db, words, vocabulary);
  for (const { isForDestinations, readings } of bare)
    for (const words of readings.slice(0, 1))
      yield* onlyFor(isForDestinations, corrected(db, words, vocabulary));
  const shorter = withoutFillers(typed);
  if (!shorter) return;
  yield* faithful([shorter], [], vocabulary);
  yield* corrected(db, shorter, vocabulary);
}

async function* onlyFor(
  isForDestinations: boolean,
  interpretations: Iterable<Interpretation> | AsyncIterable<Interpretation>,
): AsyncGenerator<Interpretation> {
  for await (const interpretation of interpretations) yield { ...interpretation, isForDestinations };
}

function* faithful(
  typed: QueryWord[][],
  decoded: QueryWord[][],
  vocabulary: Vocabulary,
): Generator<Interpretation> {
  const parse = (words: QueryWord[]) => {
    const [best, other] = parseAsTyped(words, vocabulary);
    return { words, best, other };
  };
  const parses = typed.map(parse);
  const asTyped = { correctedTo: null };
  yield { ...asTyped, conditions: parses.map(({ words, best }) => conditionsOf(words, best)) };
  yield {
    ...asTyped,
    conditions: parses.flatMap(({ words, other }) => (other ? [conditionsOf(words, other)] : [])),
  };
  yield { ...asTyped, conditions: parses.map(({ words, best }) => conditionsOf(words, best, true)) };
  for (const { words, best } of decoded.map(parse)) {
    yield { conditions: [conditionsOf(words, best)], correctedTo: properSpelling(words, best) };
  }
}

async function* corrected(
  db: Executor,
  words: QueryWord[],
  vocabulary: Vocabulary,
): AsyncGenerator<Interpretation> {
  const [asTyped] = parseAsTyped(words, vocabulary);
  const near = await findNearWords(db, ngrams(words, endsOfOpenRuns(asTyped)));
  for (const best of parseCorrected(words, asTyped, vocabularyOf([...vocabulary.all, ...near]))) {
    yield { conditions: [conditionsOf(words, best)], correctedTo: properSpelling(words, best) };
  }
}
