-- extends
-- Whose account a booking lies in: made while signed in, or claimed with a proof. It outlives the account.
ALTER TABLE bookings ADD COLUMN account_id uuid REFERENCES users ON DELETE SET NULL;
CREATE INDEX bookings_account ON bookings (account_id, created_at DESC) WHERE account_id IS NOT NULL;
CREATE INDEX bookings_unclaimed_email ON bookings (lower(email)) WHERE account_id IS NULL;
