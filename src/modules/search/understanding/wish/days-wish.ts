/** The dates that a text says, as far as they are given. */
export interface DaysWish {
  /** ISO days. */
  from?: string | undefined;
  to?: string | undefined;
  /** 'YYYY-MM', if no day of it is given. */
  month?: string;
}

/** Dates while they are read: the last day may follow from the nights. */
export type Wish = DaysWish & { nights?: number };
