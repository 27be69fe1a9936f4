-- extends
-- no transaction
-- The labels that fields suggest: those of the newest labelled bookings, read from the index alone.
DROP INDEX CONCURRENTLY IF EXISTS bookings_labelled;
CREATE INDEX CONCURRENTLY bookings_labelled ON bookings (created_at DESC) INCLUDE (labels) WHERE labels <> '{}';
