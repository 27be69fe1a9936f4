/** The tables that only this module writes. */
export const tables = ['reviews'] as const;
