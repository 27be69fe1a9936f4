-- extends
-- For what came in of late: rows are in the order in which they came, so the index takes next to nothing.
CREATE INDEX payment_inbox_received ON payment_inbox USING brin (received_at) WITH (pages_per_range = 16);
