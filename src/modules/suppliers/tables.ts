/** The tables that only this module writes. */
export const tables = ['scanner_keys', 'supplier_asks', 'supplier_copies'] as const;
