import type { Conditions } from './parsing/conditions-of.ts';

/** One way to understand a query. The first that finds something is the answer. */
export interface Interpretation {
  /** Readings that are matched together; the later ones, abbreviations written out, rank a little lower. */
  conditions: Conditions[];
  /** The query in proper Vietnamese when it was not searched as typed. */
  correctedTo: string | null;
  /** It omits the words for what is sold, so it may only find provinces and places. */
  isForDestinations?: boolean;
  /** It is without fillers and wishes. */
  isShorter?: boolean;
  /** It is met by what texts of products say, and not by their names. */
  isInTexts?: boolean;
  /** Words, as typed, that it drops because nothing matches all of them. */
  leftOut?: readonly string[];
  /** The conditions of all interpretations that are computed together with it: if none is met, all of them find nothing. */
  group: () => readonly Conditions[];
}

export type Ungrouped = Omit<Interpretation, 'group'>;

/** Interpretations are computed one by one as requested, the conditions of the whole group on first use. */
export function* inGroup(workOut: () => Iterable<Ungrouped>): Generator<Interpretation> {
  let all: Conditions[] | undefined;
  const group = () => {
    all ??= Array.from(workOut()).flatMap(({ conditions }) => conditions);
    return all;
  };
  for (const interpretation of workOut()) yield { ...interpretation, group };
}
