/** The tables that only this module writes. */
export const tables = ['calendar_feeds', 'calendar_addresses'] as const;
