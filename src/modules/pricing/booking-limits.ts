/** What everything that is sold can be booked within. */
export const bookingLimits = {
  /** How far ahead of today, in days: 18 months. */
  horizonDays: 548,
  /** The longest stay, hire or rental, in nights or days. */
  maxNights: 30,
  /** Of one item; larger groups ask for a quote of their own. */
  maxAdults: 20,
  maxChildren: 6,
  maxRooms: 8,
  maxCabins: 6,
  maxPacks: 10,
  maxPieces: 300,
  maxVehicles: 5,
  /** In all vehicles together. */
  maxPassengers: 60,
} as const;
