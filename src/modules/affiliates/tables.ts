/** The tables that only this module writes. */
export const tables = [
  'affiliates',
  'affiliate_terms',
  'affiliate_clicks',
  'affiliate_bookings',
  'affiliate_lines',
  'affiliate_statements',
  'affiliate_statement_lines',
  'affiliate_payments',
] as const;
