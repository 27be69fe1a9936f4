/** The tables that this module alone writes. */
export const tables = ['saved_travellers', 'invoice_profiles', 'pickup_places'] as const;
