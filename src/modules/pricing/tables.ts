/** The tables that only this module writes. */
export const tables = [
  'price_rules',
  'price_rule_drafts',
  'daily_rates',
  'day_changes',
  'tax_rates',
  'price_log',
  'promotions',
  'day_edits',
  'price_recounts',
  'extra_departures',
] as const;
