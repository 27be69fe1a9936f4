-- extends
-- no transaction
-- A guest is found by their mail address whether or not their booking lies in an account.
DROP INDEX CONCURRENTLY IF EXISTS bookings_email;
CREATE INDEX CONCURRENTLY bookings_email ON bookings (lower(email));
DROP INDEX CONCURRENTLY IF EXISTS bookings_unclaimed_email;

-- Rows do not stay in the order in which they came: each change of a booking writes it elsewhere, and a summary of blocks finds less and less.
DROP INDEX CONCURRENTLY IF EXISTS bookings_created;
CREATE INDEX CONCURRENTLY bookings_created ON bookings (created_at);
