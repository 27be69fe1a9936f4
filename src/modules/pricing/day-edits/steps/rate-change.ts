/** Like `DayChange`; a price set to null follows the rules again. */
export interface RateChange {
  unitId: number;
  day: string;
  seen: number | null;
  to: number | null;
}

/** A changed rate, with what undoes the change. */
export interface ChangedRate extends RateChange {
  /** The value set before; null where it followed the rules. */
  was: number | null;
  /** The value displayed now. */
  isNow: number | null;
}
