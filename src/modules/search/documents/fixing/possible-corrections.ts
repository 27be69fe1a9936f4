import { abbreviationTable } from '#modules/search/understanding/abbreviation-table.ts';
import { isQuestion } from '#modules/search/understanding/is-question.ts';
import type { FindNearWords } from '#modules/search/understanding/near-words-finder.ts';
import { correctedSegmentsAt } from '#modules/search/understanding/parsing/corrected-segments-at.ts';
import { holdsCompound } from '#modules/search/understanding/parsing/holds-compound.ts';
import { isSpelled } from '#modules/search/understanding/parsing/is-spelled.ts';
import { kindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import { ngrams, soundedNgrams } from '#modules/search/understanding/parsing/ngrams.ts';
import { parseQueryCorrected } from '#modules/search/understanding/parsing/parse-query.ts';
import { fillers, isFiller, type QueryWord } from '#modules/search/understanding/parsing/query-word.ts';
import {
  type KnownWord,
  type Vocabulary,
  vocabularyOf,
} from '#modules/search/understanding/parsing/vocabulary.ts';
import {
  isSpokenWord,
  spokenKnownWords,
} from '#modules/search/understanding/respelling/spoken-known-words.ts';
import { isPossibleSyllable } from '#modules/search/understanding/typing/is-possible-syllable.ts';
import { type Correction, correctionOf } from './correction.ts';
import type { TypedText } from './typed-text.ts';

/** Words that are known besides belong to names mostly: of more corrections the likeliest are tried. */
const mostTried = 160;
const mostParses = 4;

/**
 * The corrections that come into question, the likeliest first of each sort.
 * - `likely`: words that belong to no name are read as near ones that they may be meant for, several of them if need be.
 * - `bold`: one word or name is read as any that is one typo away, whatever it means as typed. These need more to be believed.
 */
export async function possibleCorrections(
  { words, asTyped, known, unused, wished, standing }: TypedText,
  findNear: FindNearWords,
): Promise<{ likely: Correction[]; bold: Correction[] }> {
  const open = words.map(() => words.length);
  const near = await findNear(ngrams(words), soundedNgrams(words, open));
  // What the catalogue has is spelled there; the others are known without their marks only.
  const vocabulary = vocabularyOf([...spokenKnownWords, ...known, ...near]);
  const likely = parseQueryCorrected(words, asTyped, vocabulary, mostParses).map(({ segments }) =>
    correctionOf(words, segments),
  );
  const isNoWish = ({ typed }: Correction[number]) => !typed.some((word) => wished.includes(word));
  // What asks something is no name, whatever its words are near to; names in it may have typos.
  const asks = isQuestion(words.map(({ typed }) => typed).join(' '));
  return {
    likely: likely
      .filter((one) =>
        everyCorrected(one, (placed) => !placed.typed.some(isAbbreviation) && isNoWish(placed)),
      )
      .filter((one) => !asks || everyCorrected(one, ({ segment }) => segment.isProper)),
    bold: asks
      ? []
      : boldCorrections(words, unused, vocabulary).filter(
          (one) =>
            one.every(isNoWish) &&
            !one.some(
              ({ typed, segment, at }) =>
                (isName(typed, known) && !beginsKind(segment.terms[0] ?? '', words[at + 1])) ||
                (standing !== 'nowhere' && isNameAlone(typed, known)),
            ),
        ),
  };
}

function boldCorrections(words: QueryWord[], unused: readonly QueryWord[], vocabulary: Vocabulary) {
  return (
    words
      .flatMap((_, at) =>
        correctedSegmentsAt(words, at, { end: words.length, isBold: true }, vocabulary).map((segment) => ({
          segment,
          typed: words.slice(at, at + segment.wordCount),
          at,
        })),
      )
      .filter(({ segment, typed }) => !fillers.has(segment.terms[0] ?? '') && !isFillerAlone(typed))
      .filter(({ segment, typed }) => !isFillerMore(typed, segment.terms[0] ?? ''))
      .filter(({ segment, typed }) => !isRightAsTyped(typed, segment.terms[0] ?? ''))
      // The whole cannot stand anywhere with a word that nobody uses.
      .filter(({ typed }) => unused.length === 0 || typed.some((word) => unused.includes(word)))
      .filter(({ at, segment }) => !holdsCompound(keysAround(words, at, segment.wordCount)))
      .toSorted((one, other) => one.segment.cost - other.segment.cost)
      .slice(0, mostTried)
      .map((placed): Correction => [placed])
  );
}

/** A single word that visitors use in English, or a name that is written in one as well: 'hotel' is no hostel, 'hanoi' no typo. */
function isRightAsTyped([word, ...others]: readonly QueryWord[], meant: string): boolean {
  if (!word || others.length > 0) return false;
  return (
    meant.replaceAll(' ', '') === word.key || (isSpokenWord(word.key) && !isPossibleSyllable(word.typed))
  );
}

/** Nothing but a small word more is no correction: 'chỗ ở' of 'cho', 'ở Nha Trang' of 'Nha Trang'. */
const isFillerMore = (typed: readonly QueryWord[], meant: string) =>
  typed.map(({ key }) => key).join(' ') ===
  meant
    .split(' ')
    .filter((word) => !fillers.has(word))
    .join(' ');

const isFillerAlone = ([word, ...others]: readonly QueryWord[]) =>
  word !== undefined && others.length === 0 && isFiller(word);

/** 'hue xe may' is 'thuê xe máy'. */
const beginsKind = (meant: string, next: QueryWord | undefined) =>
  kindPhrases.some(([first, second]) => first === meant && second !== undefined && second === next?.key);

/** With so many documents a name of one word is no typo: 'hue' is no 'thuê'. */
const wellKnown = 5;

/** What is a name as it stands: 'Cần Thơ' is no 'căn hộ'. */
const isName = (typed: readonly QueryWord[], known: readonly KnownWord[]) => {
  const keys = typed.map(({ key }) => key).join(' ');
  return known.some(
    ({ kind, term, documents }) =>
      kind === 'name' && term === keys && (typed.length > 1 || documents >= wellKnown),
  );
};

/** Of 'cruise halong', which begins something, Halong is no typo of Hà Đông. */
const isNameAlone = ([word, ...others]: readonly QueryWord[], known: readonly KnownWord[]) =>
  word !== undefined &&
  others.length === 0 &&
  known.some(
    ({ kind, term, spelling }) => kind === 'name' && term === word.key && isSpelled(spelling, 1)(word, 0),
  );

const everyCorrected = (correction: Correction, meets: (placed: Correction[number]) => boolean) =>
  correction.every((placed) => !placed.segment.isCorrected || meets(placed));

const isAbbreviation = ({ key }: QueryWord) => Object.hasOwn(abbreviationTable, key);

const keysAround = (words: QueryWord[], at: number, length: number) =>
  words.slice(Math.max(0, at - 1), at + length + 1).map(({ key }) => key);
