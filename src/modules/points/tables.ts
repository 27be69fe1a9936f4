/** The tables that only this module writes. */
export const tables = ['point_accounts', 'point_entries', 'referral_codes', 'referrals'] as const;
