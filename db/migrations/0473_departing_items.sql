-- extends
-- no transaction
-- Who goes on a day, by kind and without reading their items: an index of the kinds and one of the days together are all that was ever sold.
DROP INDEX CONCURRENTLY IF EXISTS booking_items_departing;
CREATE INDEX CONCURRENTLY booking_items_departing ON booking_items (from_on, kind, product_id)
  INCLUDE (booking_id, position, adults, child_ages) WHERE NOT snapshot ? 'ended';

-- What has become of the bookings of many items, without reading them.
DROP INDEX CONCURRENTLY IF EXISTS bookings_standing;
CREATE INDEX CONCURRENTLY bookings_standing ON bookings (id) INCLUDE (state, code);
