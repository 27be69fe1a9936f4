-- extends
-- no transaction
-- What became of the money of a message: whether its match with a booking was taken back again.
DROP INDEX CONCURRENTLY IF EXISTS ledger_entries_inbox;
CREATE INDEX CONCURRENTLY ledger_entries_inbox ON ledger_entries (inbox_id, id) WHERE inbox_id IS NOT NULL;
