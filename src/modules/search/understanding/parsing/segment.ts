/** A stretch of a query and what it is taken for. */
export interface Segment {
  /** Number of words of the query that it takes. */
  wordCount: number;
  /** Search forms that it may stand for, the likeliest first: 'da lat', 'dalat'. Any of them counts. */
  terms: string[];
  /** The words of a term must stand side by side. */
  isName: boolean;
  /** How the vocabulary writes it: 'Đà Lạt'; null when it does not know it. */
  spelling: string | null;
  /** The vocabulary knows it as the name of a place or province, so its spelling is beyond doubt. */
  isProper: boolean;
  /** It was typed with a typo, which is corrected here. */
  isCorrected: boolean;
  cost: number;
}

/** A query cut into segments, without gaps. */
export interface Parse {
  segments: Segment[];
  cost: number;
}
