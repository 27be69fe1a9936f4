/** The tables that only this module writes. */
export const tables = ['ledger_proposals', 'day_closes'] as const;
