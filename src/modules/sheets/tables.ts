/** The tables that only this module writes. */
export const tables = ['sheet_imports', 'sheet_rows'] as const;
