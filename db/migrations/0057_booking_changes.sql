-- extends
-- Other days or guests for a confirmed booking that wait for their difference to be paid: until then the booking stays as
-- it is. What is changed without a payment has no row here.
CREATE TABLE booking_changes (
  id          uuid PRIMARY KEY,
  booking_id  uuid NOT NULL REFERENCES bookings,
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'expired', 'replaced', 'ended')),
  -- The whole quote as it will be, and which of its items are other ones.
  quote       jsonb NOT NULL,
  positions   int[] NOT NULL,
  -- What the booking will have to have paid for it to take place, and its new total.
  due_now_vnd bigint NOT NULL CHECK (due_now_vnd BETWEEN 0 AND total_vnd),
  total_vnd   bigint NOT NULL,
  -- Keeps the places that the booking has not got yet; its time is that of the offer.
  hold_id     uuid NOT NULL UNIQUE REFERENCES holds,
  made_by     text NOT NULL,
  made_at     timestamptz NOT NULL,
  ended_at    timestamptz,
  CHECK ((ended_at IS NULL) = (state = 'open'))
);
CREATE UNIQUE INDEX booking_changes_open ON booking_changes (booking_id) WHERE state = 'open';
CREATE INDEX booking_changes_booking ON booking_changes (booking_id);
