/** The tables that only this module writes. */
export const tables = ['sale_days', 'sale_days_summed', 'occupancy_days'] as const;
