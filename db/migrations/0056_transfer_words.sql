-- extends
-- Transfers are found by any part of what was written on them.
CREATE INDEX payment_inbox_content ON payment_inbox USING gin (lower(content) gin_trgm_ops);
