/** The tables that only this module writes. */
export const tables = ['newsletter_subscribers'] as const;
