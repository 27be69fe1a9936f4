/** Days that count: bookings of the past ones, availability of the coming ones. Stated in the published ranking rule. */
export const rankingDays = 30;

/** The facts that the default order of lists is based on. */
export interface RankingFacts {
  /** Bookings confirmed in the last `rankingDays`. */
  bookings: number;
  /** Average of the published reviews, 1–10; null without any. */
  rating: number | null;
  ratingCount: number;
  /** Days of the next `rankingDays` that were opened for sale, and those that are still available. */
  openDays: number;
  freeDays: number;
}

/** Bookings beyond this number do not raise the rank any further. */
const mostBookings = 30;
/** Assumed rating of a product without reviews, and how many reviews it takes to outweigh it. */
const prior = { rating: 7, count: 5 };

/** Rank of a product, 0 to 1000: bookings make up to 500, its review score 300, available days 200. */
export function rankingOf({ bookings, rating, ratingCount, openDays, freeDays }: RankingFacts): number {
  const score = ((rating ?? 0) * ratingCount + prior.rating * prior.count) / (ratingCount + prior.count);
  return Math.round(
    (500 * Math.min(bookings, mostBookings)) / mostBookings +
      (300 * (score - 1)) / 9 +
      (openDays > 0 ? (200 * freeDays) / openDays : 0),
  );
}
