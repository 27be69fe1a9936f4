/** The tables that only this module writes. */
export const tables = ['inventory', 'holds', 'hold_lines'] as const;
