/** The tables that only this module writes. */
export const tables = ['requests', 'request_offers', 'request_fares', 'request_events'] as const;
