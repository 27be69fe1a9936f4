/** A row of the vocabulary: a name ('da nang'), a pair of words ('khach san') or a word that the catalogue uses. */
export interface KnownWord {
  /** Search form. */
  term: string;
  /** Search form without spaces. */
  compact: string;
  kind: 'name' | 'pair' | 'word';
  /** As it is written: 'Đà Nẵng'. */
  spelling: string;
  /** In how many documents. */
  documents: number;
}
