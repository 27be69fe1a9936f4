-- extends
-- The labels that fields suggest: those of the newest labelled bookings, read from the index alone.
CREATE INDEX bookings_labelled ON bookings (created_at DESC) INCLUDE (labels) WHERE labels <> '{}';
