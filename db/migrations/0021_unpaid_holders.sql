-- Who made a booking, as keyed hashes, to limit what one person holds without paying: the mailbox, whatever its spelling,
-- and the address it was made from. Forgotten two days later.
ALTER TABLE bookings ADD COLUMN mailbox_hash text;
ALTER TABLE bookings ADD COLUMN address_hash text;
CREATE INDEX bookings_mailbox_unpaid ON bookings (mailbox_hash) WHERE mailbox_hash IS NOT NULL;
CREATE INDEX bookings_address_unpaid ON bookings (address_hash) WHERE address_hash IS NOT NULL;

-- A promotion is used so often by one customer, by phone or by mailbox.
ALTER TABLE promotion_uses ADD COLUMN mailbox_hash text;

-- When the guest or staff confirmed that the booking will be paid at the counter; places are kept for long only then.
ALTER TABLE bookings ADD COLUMN counter_confirmed_at timestamptz;
