/** What is known of a day besides its number. */
export interface DayInfo {
  /** '1,9tr': for the cell; absent where no price is known. */
  price?: string | undefined;
  /** The price as it is said: 'từ 1.900.000 ₫'. */
  spokenPrice?: string | undefined;
  isCheapest?: boolean | undefined;
  isFull?: boolean | undefined;
  /** Nothing begins on it, whatever is left. */
  isClosed?: boolean | undefined;
  holiday?: string | undefined;
  /** Something is charged on this day that others do not have; inside of the price. */
  hasSurcharge?: boolean | undefined;
  /** What the day adds, or why it is closed: said to a screen reader, and shown when the day is pointed at. */
  note?: string | undefined;
}
