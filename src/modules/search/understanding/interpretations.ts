import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { planEachTime } from '#platform/db/plan-once.ts';
import { expandAbbreviations } from './expand-abbreviations.ts';
import { type Conditions, conditionsOf } from './parsing/conditions-of.ts';
import { ngrams, substringsOf } from './parsing/ngrams.ts';
import { endsOfOpenRuns, parseQueryAsTyped, parseQueryCorrected } from './parsing/parse-query.ts';
import { properSpelling } from './parsing/proper-spelling.ts';
import { type QueryWord, queryWordsOf, withoutFillers } from './parsing/query-word.ts';
import { type KnownWord, type Vocabulary, vocabularyOf } from './parsing/vocabulary.ts';
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
    const [best, other] = parseQueryAsTyped(words, vocabulary);
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
  const [asTyped] = parseQueryAsTyped(words, vocabulary);
  const near = await findNearWords(db, ngrams(words, endsOfOpenRuns(asTyped)));
  for (const best of parseQueryCorrected(words, asTyped, vocabularyOf([...vocabulary.all, ...near]))) {
    yield { conditions: [conditionsOf(words, best)], correctedTo: properSpelling(words, best) };
  }
}

/** What the vocabulary knows of the words of some readings as they were typed, apart or written together. */
async function findKnownWords(db: Executor, readings: QueryWord[][]): Promise<KnownWord[]> {
  const compacts = [...new Set(readings.flatMap((words) => [...ngrams(words), ...substringsOf(words)]))];
  const last = readings[0]?.at(-1)?.key ?? '';
  const { rows } = await sql<KnownWord>`${planEachTime}
    SELECT term, compact, kind, spelling, documents FROM search_words WHERE compact = ANY(${compacts}::text[])
    UNION ALL
    (SELECT term, compact, kind, spelling, documents FROM search_words
      WHERE ${last.length >= 4} AND kind = 'name' AND compact LIKE ${`${last}%`}
      ORDER BY documents DESC LIMIT 5)`.execute(db);
  return rows;
}

/** What the vocabulary has within one typo of any of the given words, which are without spaces. */
async function findNearWords(db: Executor, compacts: string[]): Promise<KnownWord[]> {
  const shortened = [...new Set(compacts.flatMap(deleteVariants))];
  if (shortened.length === 0) return [];
  const { rows } = await sql<KnownWord>`${planEachTime}
    SELECT term, compact, kind, spelling, documents FROM search_words
    WHERE term IN (SELECT term FROM search_slips WHERE shortened = ANY(${shortened}::text[]))`.execute(db);
  return rows;
}

/**
 * The deletes of a word in the sense of SymSpell: the word, and all that is left of it when one letter is dropped. The table
 * `search_slips` is the index of the deletes of every known word: two words one typo apart (a letter too many, missing,
 * wrong, or two swapped) share one of these. [] below 4 letters, where nearly
 * every word is a typo of another, and with digits.
 */
export function deleteVariants(compact: string): string[] {
  if (!/^[a-z]{4,}$/.test(compact)) return [];
  const shortened = new Set([compact]);
  for (let at = 0; at < compact.length; at++) shortened.add(compact.slice(0, at) + compact.slice(at + 1));
  return [...shortened];
}
