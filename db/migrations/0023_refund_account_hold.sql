-- A transfer of a refund whose account was changed waits, so that its owner has time to object; null after a first naming.
ALTER TABLE refund_bank_accounts ADD COLUMN transfer_from timestamptz;
