import { mendedPiecesAt } from './corrected-segments-at.ts';
import type { QueryWord } from './query-word.ts';
import type { Piece, Reading } from './segment.ts';
import { piecesAt } from './segments-at.ts';
import type { Vocabulary } from './vocabulary.ts';

const KEPT = 4;
const MAX_MENDED = 3;

/** The likeliest ways to cut a query into names and words as it was typed, one or two; the first is what it says. */
export function readAsTyped(words: QueryWord[], vocabulary: Vocabulary): [Reading, ...Reading[]] {
  const [best = { pieces: [], cost: 0 }, other] = readings(words, (at) => piecesAt(words, at, vocabulary));
  return other ? [best, other] : [best];
}

/**
 * Ways to read a query in which something was mistyped, the likeliest first; [] when nothing is near. Only what `asTyped`
 * leaves open is mended: 'da nang' is what it says even where nothing in Đà Nẵng is found.
 */
export function readMended(words: QueryWord[], asTyped: Reading, vocabulary: Vocabulary): Reading[] {
  const ends = endsOfOpenRuns(asTyped);
  const all = readings(words, (at) => [
    ...piecesAt(words, at, vocabulary),
    ...mendedPiecesAt(words, at, ends[at] ?? at, vocabulary).map((piece) => [piece]),
  ]);
  return all.filter(({ pieces }) => pieces.some((piece) => piece.isMended)).slice(0, 2);
}

/** For each word, where the run of words ends that are no part of a known name or pair; the word itself when it is one. */
export function endsOfOpenRuns({ pieces }: Reading): number[] {
  const isOpen = pieces.flatMap(({ wordCount, spelling }) =>
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

/** The cheapest few ways to cover all words, with and without mended pieces. */
function readings(words: QueryWord[], stepsAt: (at: number) => Piece[][]): Reading[] {
  const upTo: Reading[][] = words.map(() => []);
  upTo[0] = [{ pieces: [], cost: 0 }];
  upTo.push([]);
  for (let at = 0; at < words.length; at++) {
    const begun = best(upTo[at] ?? []);
    if (begun.length === 0) continue;
    for (const step of stepsAt(at)) {
      const end = at + step.reduce((sum, piece) => sum + piece.wordCount, 0);
      const cost = step.reduce((sum, piece) => sum + piece.cost, 0);
      for (const reading of begun)
        upTo[end]?.push({ pieces: [...reading.pieces, ...step], cost: reading.cost + cost });
    }
  }
  return words.length === 0 ? [] : best(upTo[words.length] ?? []);
}

/** The cheapest, of those with and of those without a mended piece: neither must crowd out the other. */
function best(readings: Reading[]): Reading[] {
  const mended = (reading: Reading) => reading.pieces.filter((piece) => piece.isMended).length;
  const sorted = readings.toSorted((one, other) => one.cost - other.cost);
  return [
    ...sorted.filter((reading) => mended(reading) === 0).slice(0, KEPT),
    ...sorted.filter((reading) => mended(reading) > 0 && mended(reading) <= MAX_MENDED).slice(0, KEPT),
  ];
}
