import { getSearchWords } from '#modules/search/understanding/get-search-words.ts';
import type { Executor } from '#platform/db/connect.ts';
import { completeName } from './complete-name.ts';
import { eitherOf } from './either-of.ts';
import { expandAbbreviations } from './expand-abbreviations.ts';
import { findKnownWords } from './find-known-words.ts';
import { type Interpretation, inGroup, type Ungrouped } from './interpretation.ts';
import { lengthAlone } from './length-alone.ts';
import { type FindNearWords, nearWordsFinder } from './near-words-finder.ts';
import { conditionsOf } from './parsing/conditions-of.ts';
import { isCompound } from './parsing/holds-compound.ts';
import { inTexts } from './parsing/in-texts.ts';
import { lengthOfNameAtStart } from './parsing/length-of-name-at-start.ts';
import { ngrams, soundedNgrams } from './parsing/ngrams.ts';
import { outsideNameIn } from './parsing/outside-name-in.ts';
import { endsOfOpenRuns, endsOpen, parseQueryAsTyped, parseQueryCorrected } from './parsing/parse-query.ts';
import { properSpelling } from './parsing/proper-spelling.ts';
import { type QueryWord, queryWordsOf, withoutFillers } from './parsing/query-word.ts';
import { type Vocabulary, vocabularyOf } from './parsing/vocabulary.ts';
import { withoutOthers } from './parsing/without-others.ts';
import { withoutSurroundings } from './parsing/without-surroundings.ts';
import { withoutWishes } from './parsing/without-wishes.ts';
import { searchCandidates } from './search-candidates.ts';

/**
 * The ways to understand a query, the most faithful first: as typed with abbreviations, with the words of names
 * separated, as Telex or VNI keys, without what people write around a name, with a typo corrected, and all of that again
 * without filler words and without other wishes; finally without words that nothing has together with the others. Lazy:
 * each costs at most one query.
 */
export async function* interpretations(db: Executor, text: string): AsyncGenerator<Interpretation> {
  const tried = new Set<string>();
  for await (const one of everyInterpretation(db, text)) {
    const { conditions, isForDestinations = false, isInTexts } = one;
    const fresh = conditions.filter(({ words }) => {
      if (isInTexts) return true;
      const isNew = words && !tried.has(`${isForDestinations} ${words}`) && !tried.has(`false ${words}`);
      tried.add(`${isForDestinations} ${words}`);
      return isNew;
    });
    if (fresh.length > 0) yield { ...one, conditions: fresh, isForDestinations };
  }
}

async function* everyInterpretation(db: Executor, text: string): AsyncGenerator<Interpretation> {
  const candidates = searchCandidates(text);
  const typedText = candidates.find(({ source }) => source === 'typed')?.text;
  const typed = queryWordsOf(typedText ?? '');
  if (typed.length === 0) return;
  const ofLength = lengthAlone(typedText ?? '');
  if (ofLength) {
    yield* ofLength;
    return;
  }
  const written = expandAbbreviations(typedText ?? '').slice(0, 3);
  const abbreviated = written.map(queryWordsOf);
  const decoded = candidates
    .filter(({ source, text }) => source !== 'typed' && !written.some((same) => same.toLowerCase() === text))
    .map((candidate) => queryWordsOf(candidate.text));
  const known = await findKnownWords(db, [typed, ...abbreviated, ...decoded]);
  const vocabulary = vocabularyOf(known);
  const isOpen = endsOpen(parseQueryAsTyped(typed, vocabulary)[0]);
  const completed = isOpen ? await completeName(db, typedText ?? '') : null;
  if (completed) {
    yield* everyInterpretation(db, completed);
    return;
  }

  const readings = [typed, ...abbreviated];
  const [bare, forDestinations] = (['anything', 'destinations'] as const).map((of) => {
    const cut = (all: QueryWord[][]) =>
      all
        .map((words) =>
          withoutSurroundings(
            words,
            of,
            (left) => lengthOfNameAtStart(left, vocabulary) > 0,
            (left) => left.length > 1 && lengthOfNameAtStart(left, vocabulary) === left.length,
          ),
        )
        .filter((words) => words !== null)
        .filter((words) => of === 'anything' || !isEverydayWord(words));
    return { readings: cut(readings), decoded: cut(decoded) };
  }) as [Readings, Readings];
  const findNear = nearWordsFinder(db);
  const { notSold } = await getSearchWords(db);
  // Where something like it is shown, its other words are looked for too.
  if (
    outsideNameIn(
      typed,
      notSold.filter(({ like }) => !like),
    )
  ) {
    yield* namedOutside(typed, vocabulary);
    return;
  }
  yield* inGroup(function* () {
    yield* faithful({ readings, decoded }, vocabulary);
    yield* faithful(bare, vocabulary);
  });
  yield* inGroup(() => eitherOf(written[0] ?? typedText ?? '', vocabulary));
  yield* onlyForDestinations(inGroup(() => faithful(forDestinations, vocabulary)));
  for (const words of [...readings.slice(0, 2), ...bare.readings.slice(0, 1)])
    yield* corrected(words, vocabulary, findNear);
  for (const words of forDestinations.readings.slice(0, 1))
    yield* onlyForDestinations(corrected(words, vocabulary, findNear));
  const shorter = withoutFillers(typed);
  for (const words of [...(shorter ? [shorter] : []), ...withoutWishes(typed)]) {
    for (const one of inGroup(() => faithful({ readings: [words], decoded: [] }, vocabulary)))
      yield { ...one, isShorter: true };
    yield* corrected(words, vocabulary, findNear);
  }
  const likeliest = [typed, ...abbreviated.slice(0, 1)];
  for (const words of likeliest) yield* saidInTexts(words, vocabulary);
  // The short name of a place is no unknown word: 'pq' is not what is left out.
  const ordered = /\p{Lu}/u.test(written[0] ?? '') ? likeliest.toReversed() : likeliest;
  const shortened = ordered.flatMap((words) => withoutOthers(words, vocabulary));
  for (const { words, leftOut } of shortened.filter((one) => !isEverydayWord(one.words))) {
    for (const one of inGroup(() => faithful({ readings: [words], decoded: [] }, vocabulary)))
      yield { ...one, leftOut };
    for (const one of saidInTexts(words, vocabulary)) yield { ...one, leftOut };
  }
}

/** 'thanh toan' of 'thanh toan tai khach san' names no place. */
const isEverydayWord = (words: QueryWord[]) => isCompound(words.map(({ typed }) => typed));

/** What the texts of products say, where none of their names does. */
function* saidInTexts(words: QueryWord[], vocabulary: Vocabulary): Generator<Interpretation> {
  const [parse] = parseQueryAsTyped(words, vocabulary);
  const said = inTexts(words, parse);
  const { names } = conditionsOf(words, parse);
  if (said) yield* inGroup(() => [{ conditions: [{ ...said, names }], correctedTo: null, isInTexts: true }]);
}

/** Only products whose titles hold the whole text: parts of a name that is not sold mean something else. */
function namedOutside(words: QueryWord[], vocabulary: Vocabulary): Generator<Interpretation> {
  const [{ segments, ...parse }] = parseQueryAsTyped(words, vocabulary);
  const [first, ...others] = segments;
  const together = {
    ...parse,
    segments: first
      ? [{ ...first, wordCount: words.length, terms: [words.map(({ key }) => key).join(' ')], isName: true }]
      : others,
  };
  return inGroup(function* () {
    yield { conditions: [conditionsOf(words, together)], correctedTo: null };
  });
}

interface Readings {
  readings: QueryWord[][];
  decoded: QueryWord[][];
}

async function* onlyForDestinations(
  interpretations: Iterable<Interpretation> | AsyncIterable<Interpretation>,
): AsyncGenerator<Interpretation> {
  for await (const interpretation of interpretations) yield { ...interpretation, isForDestinations: true };
}

function* faithful({ readings, decoded }: Readings, vocabulary: Vocabulary): Generator<Ungrouped> {
  const parse = (words: QueryWord[]) => {
    const [best, other] = parseQueryAsTyped(words, vocabulary);
    return { words, best, other };
  };
  const parses = readings.map(parse);
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
  words: QueryWord[],
  vocabulary: Vocabulary,
  findNear: FindNearWords,
): AsyncGenerator<Interpretation> {
  const [asTyped] = parseQueryAsTyped(words, vocabulary);
  const ends = endsOfOpenRuns(asTyped);
  const near = await findNear(ngrams(words, ends), soundedNgrams(words, ends));
  const parses = parseQueryCorrected(words, asTyped, vocabularyOf([...vocabulary.all, ...near]));
  yield* inGroup(() =>
    parses.map((best) => ({
      conditions: [conditionsOf(words, best)],
      correctedTo: properSpelling(words, best),
    })),
  );
}
