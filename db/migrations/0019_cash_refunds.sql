-- Money that goes back over the counter instead of by transfer: it leaves the cash box, and no statement of a bank has it.
ALTER TABLE refund_payouts
  ADD COLUMN is_cash boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT refund_payouts_cash_went_out CHECK (NOT is_cash OR channel = 'bank_transfer' AND state = 'succeeded');
