/** A vocabulary entry: a name ('da nang'), a pair of words ('khach san') or a word that the catalogue uses. */
export interface KnownWord {
  /** Search form. */
  term: string;
  /** Search form without spaces. */
  compact: string;
  kind: 'name' | 'pair' | 'word';
  /** Proper spelling: 'Đà Nẵng'. */
  spelling: string;
  /** Number of documents that contain it. */
  documents: number;
}

/** The part of the vocabulary that is needed to parse one query. */
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
