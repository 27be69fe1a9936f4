/** Days that count: bookings of so many behind, places of so many ahead. The published rule names them. */
export const rankingDays = 30;

/** What the usual order of lists goes by. */
export interface RankingFacts {
  /** Confirmed in the last `rankingDays`. */
  bookings: number;
  /** Average of the published reviews, 1–10; null without any. */
  rating: number | null;
  ratingCount: number;
  /** Days of the next `rankingDays` that were opened for sale, and those with something left. */
  openDays: number;
  freeDays: number;
}

/** Bookings beyond so many put nobody further in front. */
const mostBookings = 30;
/** What a product without reviews counts as, and how many reviews it takes to outweigh that. */
const prior = { rating: 7, count: 5 };

/** Where a product stands, 0 to 1000: bookings make up to 500, the score of its reviews 300, free days 200. */
export function rankingOf({ bookings, rating, ratingCount, openDays, freeDays }: RankingFacts): number {
  const score = ((rating ?? 0) * ratingCount + prior.rating * prior.count) / (ratingCount + prior.count);
  return Math.round(
    (500 * Math.min(bookings, mostBookings)) / mostBookings +
      (300 * (score - 1)) / 9 +
      (openDays > 0 ? (200 * freeDays) / openDays : 0),
  );
}
