/** The tables that only this module writes. */
export const tables = [
  'plans',
  'plan_provinces',
  'plan_days',
  'plan_items',
  'plan_editors',
  'plan_changes',
  'plan_likes',
  'plan_votes',
  'plan_bookings',
  'plan_comments',
  'plan_comment_reports',
] as const;
