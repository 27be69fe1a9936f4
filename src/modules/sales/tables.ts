/** The tables that only this module writes. */
export const tables = ['sale_lines', 'cost_rates'] as const;
