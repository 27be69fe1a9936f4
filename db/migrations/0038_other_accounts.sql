-- Money that a webhook service reports for an account which is not in the settings: staff see it, no booking is paid by it.
ALTER TABLE payment_inbox DROP CONSTRAINT payment_inbox_outcome_check;
ALTER TABLE payment_inbox ADD CONSTRAINT payment_inbox_outcome_check CHECK (outcome IN (
  'received', 'ignored', 'confirmed', 'late_confirmed', 'partial', 'balance', 'overpaid', 'unmatched', 'unallocated',
  'duplicate_payment', 'other_account'
));
