/** The tables that only this module writes. */
export const tables = [
  'sale_days',
  'sale_day_totals',
  'sale_months',
  'sale_pick_up_months',
  'sale_source_days',
  'sale_days_summed',
  'occupancy_days',
  'booked_days',
  'booked_days_again',
  'visit_days',
  'report_mails',
  'report_mail_readers',
] as const;
