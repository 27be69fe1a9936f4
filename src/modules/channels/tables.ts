/** The tables that only this module writes. */
export const tables = [
  'calendar_feeds',
  'calendar_addresses',
  'partners',
  'partner_keys',
  'partner_bookings',
  'partner_test_bookings',
  'webhook_endpoints',
  'webhook_deliveries',
] as const;
