import type { KnownWord } from './known-word.ts';

/** The part of the vocabulary that one query is read by. */
export interface Vocabulary {
  all: KnownWord[];
  /** By compact form, names first. */
  byCompact: ReadonlyMap<string, KnownWord[]>;
}

const kindOrder = ['name', 'pair', 'word'];

export function vocabularyOf(known: KnownWord[]): Vocabulary {
  const all = [...new Map(known.map((word) => [word.term, word])).values()].sort(
    (one, other) =>
      kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind) || other.documents - one.documents,
  );
  return { all, byCompact: Map.groupBy(all, (word) => word.compact) };
}
