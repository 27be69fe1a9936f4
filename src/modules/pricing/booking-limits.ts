/** What everything that is sold can be booked within. */
export const bookingLimits = {
  /** How far ahead of today, in days: 18 months. */
  horizonDays: 548,
  /** The longest stay, hire or rental, in nights or days. */
  maxNights: 30,
} as const;
