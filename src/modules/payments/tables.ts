/** The tables that only this module writes. */
export const tables = ['payment_attempts', 'payment_inbox', 'ledger_entries', 'refunds'] as const;
