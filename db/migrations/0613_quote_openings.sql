-- extends
-- When the guest of a quote that staff sent first opened its link; of no other booking is it known.
ALTER TABLE bookings ADD COLUMN opened_at timestamptz;
