/** The tables that only this module writes. */
export const tables = ['alerts'] as const;
