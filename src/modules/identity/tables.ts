/** The tables that this module alone writes. */
export const tables = [
  'staff_roles',
  'users',
  'accounts',
  'sessions',
  'verifications',
  'second_factors',
  'recovery_codes',
  'staff',
  'staff_invitations',
  'passkeys',
  'guest_consents',
  'phone_codes',
  'contact_changes',
  'saved_views',
] as const;
