/** A run of words of a query with its meaning. */
export interface Segment {
  /** Number of words of the query that it covers. */
  wordCount: number;
  /** Search forms that it may stand for, the likeliest first: 'da lat', 'dalat'. Any of them matches. */
  terms: string[];
  /** The words of a term must be adjacent. */
  isName: boolean;
  /** Whether it says how long something is: '3 ngày'. */
  isLength?: boolean;
  /** Its spelling in the vocabulary: 'Đà Lạt'; null if unknown. */
  spelling: string | null;
  /** The vocabulary has it as the name of a place or province, so its spelling is certain. */
  isProper: boolean;
  /** It was typed with a typo, which is corrected here. */
  isCorrected: boolean;
  /** The vocabulary's spelling of it has other marks than were typed; a title may have those. */
  isMarkedOtherwise?: boolean;
  cost: number;
}

/** A query cut into segments, without gaps. */
export interface Parse {
  segments: Segment[];
  cost: number;
}
