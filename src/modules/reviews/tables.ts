/** The tables that only this module writes. */
export const tables = [
  'reviews',
  'review_events',
  'review_votes',
  'review_photos',
  'review_videos',
  'review_versions',
  'review_reports',
  'review_appeals',
] as const;
