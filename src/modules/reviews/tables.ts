/** The tables that only this module writes. */
export const tables = ['reviews', 'review_events', 'review_votes'] as const;
