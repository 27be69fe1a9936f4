import type { Executor } from '#platform/db/connect.ts';
import { phrasesThatStand } from '../phrases-that-stand.ts';
import type { Correction } from './correction.ts';
import type { TypedText } from './typed-text.ts';

/** A text of so many words, all of them known, asks for something, or is a title. */
const longFrom = 8;

export const isLongText = ({ words, unused }: Pick<TypedText, 'words' | 'unused'>): boolean =>
  words.length >= longFrom && unused.length === 0;

/**
 * Of the corrections that need the whole to stand somewhere, those after which a long text of known words may: the half that is left as
 * typed stands in a title then. Looking up each of a hundred took half a second in a large catalogue.
 */
export async function boldInLongText(
  db: Executor,
  text: Pick<TypedText, 'words' | 'unused'>,
  bold: Correction[],
): Promise<Correction[]> {
  const { words } = text;
  if (!isLongText(text) || bold.length === 0) return bold;
  const half = Math.ceil(words.length / 2);
  const keys = words.map(({ key }) => key);
  const [isFirstRight, isSecondRight] = await phrasesThatStand(db, [keys.slice(0, half), keys.slice(half)]);
  return bold.filter((correction) =>
    correction.every(({ at, segment }) =>
      at >= half ? isFirstRight : at + segment.wordCount > half || isSecondRight,
    ),
  );
}
