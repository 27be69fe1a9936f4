-- extends
-- no transaction
-- Bookings whose guest named a company and whose invoice is not written yet: a task for each.
DROP INDEX CONCURRENTLY IF EXISTS bookings_to_invoice;
CREATE INDEX CONCURRENTLY bookings_to_invoice ON bookings (confirmed_at)
  WHERE invoice IS NOT NULL AND invoice_no IS NULL AND state IN ('confirmed', 'completed');
