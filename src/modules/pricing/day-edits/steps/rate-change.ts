/** As `DayChange`; a price that is to be null follows the rules again. */
export interface RateChange {
  unitId: number;
  day: string;
  seen: number | null;
  to: number | null;
}

/** A rate that has changed, and what changes it back. */
export interface ChangedRate extends RateChange {
  /** What it was set to; null where the rules made it. */
  was: number | null;
  /** What is shown of it now. */
  isNow: number | null;
}
