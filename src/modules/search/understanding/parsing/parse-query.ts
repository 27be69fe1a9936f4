import { correctedSegmentsAt } from './corrected-segments-at.ts';
import type { QueryWord } from './query-word.ts';
import type { Parse, Segment } from './segment.ts';
import { segmentsAt } from './segments-at.ts';
import type { Vocabulary } from './vocabulary.ts';

const keptParses = 4;
const maxCorrected = 3;

/** The one or two likeliest ways to cut a query into names and words as typed; the first is the literal reading. */
export function parseQueryAsTyped(words: QueryWord[], vocabulary: Vocabulary): [Parse, ...Parse[]] {
  const [best = { segments: [], cost: 0 }, other] = parses(words, (at) => segmentsAt(words, at, vocabulary));
  return other ? [best, other] : [best];
}

/**
 * Ways to read a query that contains a typo, the likeliest first; [] if nothing is similar. Only what `asTyped` leaves
 * unknown is corrected: 'da nang' is taken literally even if nothing in Đà Nẵng is found.
 */
export function parseQueryCorrected(
  words: QueryWord[],
  asTyped: Parse,
  vocabulary: Vocabulary,
  most = 2,
): Parse[] {
  const ends = endsOfOpenRuns(asTyped);
  const all = parses(words, (at) => [
    ...segmentsAt(words, at, vocabulary),
    ...correctedSegmentsAt(words, at, { end: ends[at] ?? at, isBold: false }, vocabulary).map((segment) => [
      segment,
    ]),
  ]);
  return all.filter(({ segments }) => segments.some((segment) => segment.isCorrected)).slice(0, most);
}

/** For each word, the end of its run of words that belong to no known name or pair; the word itself if it belongs to one. */
export function endsOfOpenRuns({ segments }: Parse): number[] {
  const isOpen = segments.flatMap(({ wordCount, spelling }) =>
    Array<boolean>(wordCount).fill(wordCount === 1 || spelling === null),
  );
  const ends: number[] = [];
  for (let at = isOpen.length - 1; at >= 0; at--) {
    ends[at] = !isOpen[at]
      ? at
      : at + 1 < isOpen.length && isOpen[at + 1]
        ? (ends[at + 1] ?? at + 1)
        : at + 1;
  }
  return ends;
}

/** Whether the last word belongs to no known name, so that it may be the beginning of one. */
export function endsOpen({ segments }: Parse): boolean {
  const last = segments.at(-1);
  return last !== undefined && last.wordCount === 1 && !last.isProper;
}

/** The cheapest few ways to cover all words, with and without corrected segments. */
function parses(words: QueryWord[], stepsAt: (at: number) => Segment[][]): Parse[] {
  const upTo: Parse[][] = words.map(() => []);
  upTo[0] = [{ segments: [], cost: 0 }];
  upTo.push([]);
  for (let at = 0; at < words.length; at++) {
    const begun = best(upTo[at] ?? []);
    if (begun.length === 0) continue;
    for (const step of stepsAt(at)) {
      const end = at + step.reduce((sum, segment) => sum + segment.wordCount, 0);
      const cost = step.reduce((sum, segment) => sum + segment.cost, 0);
      for (const parse of begun)
        upTo[end]?.push({ segments: [...parse.segments, ...step], cost: parse.cost + cost });
    }
  }
  return words.length === 0 ? [] : best(upTo[words.length] ?? []);
}

/** The cheapest parses with and the cheapest without a corrected segment: neither group may crowd out the other. */
function best(parses: Parse[]): Parse[] {
  const corrected = (parse: Parse) => parse.segments.filter((segment) => segment.isCorrected).length;
  const sorted = parses.toSorted((one, other) => one.cost - other.cost);
  return [
    ...sorted.filter((parse) => corrected(parse) === 0).slice(0, keptParses),
    ...sorted
      .filter((parse) => corrected(parse) > 0 && corrected(parse) <= maxCorrected)
      .slice(0, keptParses),
  ];
}
