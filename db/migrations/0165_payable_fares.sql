-- extends
-- What an offered fare is for, and how it is paid and given back: enough to be booked by its guest.
ALTER TABLE request_fares
  ADD COLUMN from_on date,
  ADD COLUMN to_on date CHECK (to_on >= from_on),
  -- By which a cancellation gives back; none: nothing comes back.
  ADD COLUMN policy_id int REFERENCES cancellation_policies,
  -- Due at once, the rest until the day; all of it without a day.
  ADD COLUMN due_now_vnd bigint CHECK (due_now_vnd > 0 AND due_now_vnd <= total_vnd),
  ADD COLUMN balance_due_on date,
  ADD CHECK ((balance_due_on IS NULL) = (due_now_vnd IS NULL OR due_now_vnd = total_vnd));

-- The fare that a booking was made of.
ALTER TABLE bookings ADD COLUMN fare_id uuid REFERENCES request_fares;
CREATE INDEX bookings_fare ON bookings (fare_id) WHERE fare_id IS NOT NULL;
