/** The tables that only this module writes. */
export const tables = [
  'payment_attempts',
  'payment_inbox',
  'ledger_entries',
  'ledger_days',
  'ledger_day_changes',
  'refunds',
  'refund_approvals',
  'refund_payouts',
  'refund_events',
  'refund_bank_accounts',
  'credits',
  'credit_uses',
  'reconciliations',
] as const;
