/** How far ahead of today everything can be booked, in days: 18 months. */
export const horizonDays = 548;
