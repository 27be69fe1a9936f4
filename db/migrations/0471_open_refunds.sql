-- extends
-- no transaction
-- Refunds that somebody has to look after, in the order of the queue.
DROP INDEX CONCURRENTLY IF EXISTS refunds_queue;
CREATE INDEX CONCURRENTLY refunds_queue ON refunds (promised_on, created_at, id) WHERE state NOT IN ('succeeded', 'rejected');
DROP INDEX CONCURRENTLY IF EXISTS refunds_open;
