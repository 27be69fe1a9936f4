-- extends
-- A quote that staff put together anew after it was sent is a booking of its own. Those of before say which is the newest.
ALTER TABLE bookings
  ADD COLUMN quote_version int NOT NULL DEFAULT 1 CHECK (quote_version > 0),
  ADD COLUMN replaced_by   uuid REFERENCES bookings ON DELETE SET NULL CHECK (replaced_by <> id);
CREATE INDEX bookings_replaced ON bookings (replaced_by) WHERE replaced_by IS NOT NULL;
