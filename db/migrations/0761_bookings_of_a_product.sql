-- extends
-- no transaction
-- Bookings and vouchers of a supplier or product, which staff filter by.
DROP INDEX CONCURRENTLY IF EXISTS booking_items_product;
CREATE INDEX CONCURRENTLY booking_items_product ON booking_items (product_id, booking_id);
-- Refunds that are over, the last first.
DROP INDEX CONCURRENTLY IF EXISTS refunds_ended;
CREATE INDEX CONCURRENTLY refunds_ended ON refunds (ended_at, id) WHERE state IN ('succeeded', 'rejected');
