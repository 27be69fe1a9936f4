-- extends
-- From where the guest who made a booking on the site came: the campaign that its link named, or the other site's host. Null where
-- nothing is known of it, as for who typed the address, and of all that was made before.
ALTER TABLE bookings ADD COLUMN source text CHECK (source ~ '^[a-z0-9][a-z0-9._-]{0,39}$');
