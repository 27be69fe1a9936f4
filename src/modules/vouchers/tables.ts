/** The tables that only this module writes. */
export const tables = ['vouchers', 'voucher_events'] as const;
