import {
  toModernTonePlacement,
  toTraditionalTonePlacement,
} from '#modules/search/understanding/typing/tone-placement.ts';
import type { QueryWord } from './query-word.ts';
import type { Parse, Segment } from './segment.ts';

/** A parse in the form of database conditions. Everything in it consists of [a-z0-9] and of operators written here. */
export interface Conditions {
  /** tsquery: every segment. */
  words: string;
  /** The whole query in search form, in one or two spellings, as it would occur in a title. */
  wholes: string[];
  /** LIKE patterns of the words typed with accents, with tone marks in the traditional and in the modern position. */
  accents: { traditional: string[]; modern: string[] } | null;
}

const hasMarks = (typed: string) => /[^a-z0-9]/.test(typed);

/** `isLoose` no longer requires the words of a name to be adjacent. The last word may be unfinished. */
export function conditionsOf(words: QueryWord[], { segments }: Parse, isLoose = false): Conditions {
  const isCorrected = segments.some((segment) => segment.isCorrected);
  const asTyped = words.map(({ key }) => key).join(' ');
  const asMeant = segments.map((segment) => wrote(segment)).join(' ');
  const marked = isCorrected ? [] : words.map(({ typed }) => typed).filter(hasMarks);
  return {
    words: segments
      .map((segment, index) => segmentQuery(segment, index === segments.length - 1, isLoose))
      .join(' & '),
    wholes: [...new Set(isCorrected ? [asMeant] : [asTyped, asMeant])],
    accents: marked.length
      ? {
          traditional: marked.map((word) => `%${toTraditionalTonePlacement(word)}%`),
          modern: marked.map((word) => `%${toModernTonePlacement(word)}%`),
        }
      : null,
  };
}

/** The spelling with spaces is the one used in titles: 'da lat' rather than 'dalat'. */
function wrote({ terms }: Segment): string {
  return terms.find((term) => term.includes(' ')) ?? terms[0] ?? '';
}

function segmentQuery(segment: Segment, isLast: boolean, isLoose: boolean): string {
  const isTogether = segment.isName && !isLoose;
  const choices = segment.terms.map((term) => {
    const words = term.split(' ').map((word, index, all) => {
      const isUnfinished = isLast && !segment.isCorrected && index === all.length - 1;
      return `'${word}'${isUnfinished ? ':*' : ''}`;
    });
    return words.join(isTogether ? ' <-> ' : ' & ');
  });
  return choices.length > 1 ? `(${choices.map((choice) => `(${choice})`).join(' | ')})` : (choices[0] ?? '');
}
