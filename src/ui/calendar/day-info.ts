/** Information about a day besides its number. */
export interface DayInfo {
  /** Short price for the cell: '1,9tr'; absent when unknown. */
  price?: string | undefined;
  /** The price for screen readers: 'từ 1.900.000 ₫'. */
  spokenPrice?: string | undefined;
  isCheapest?: boolean | undefined;
  isFull?: boolean | undefined;
  /** Nothing can begin on it, even if places are left. */
  isClosed?: boolean | undefined;
  holiday?: string | undefined;
  /** Has a surcharge that other days do not have; included in the price. */
  hasSurcharge?: boolean | undefined;
  /** What the surcharge is for, or why the day is closed: read by screen readers, and shown on hover. */
  note?: string | undefined;
}
