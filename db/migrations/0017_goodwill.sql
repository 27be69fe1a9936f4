-- `goodwill` is what we gave up of our own without owing it (positive).
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_account_check CHECK (account IN (
  'bank', 'cash', 'gateway', 'guest', 'refund_payable', 'unmatched', 'credit', 'goodwill'
));
