/** Booking limits that apply to everything on sale. */
export const bookingLimits = {
  /** Days ahead of today: 18 months. */
  horizonDays: 548,
  /** The longest stay, hire or rental, in nights or days. */
  maxNights: 30,
  /** Per item; larger groups request a quote. */
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
