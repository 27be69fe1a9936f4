-- extends
-- Above this price, in đồng, a manager approves what somebody else books for a firm, before it can be paid; null: nothing waits.
ALTER TABLE firms ADD COLUMN approval_over_vnd bigint CHECK (approval_over_vnd >= 0);

-- Of a booking that its firm has to approve; null for all others. It waits only as long as its firm is there.
ALTER TABLE bookings
  ADD COLUMN approval text CHECK (approval IN ('waiting', 'approved', 'refused')),
  -- What the manager wrote to whoever booked.
  ADD COLUMN approval_note text NOT NULL DEFAULT '',
  -- Up to which price it was approved, in đồng.
  ADD COLUMN approved_vnd bigint,
  ADD CONSTRAINT bookings_approved_price CHECK ((approval IS NOT DISTINCT FROM 'approved') = (approved_vnd IS NOT NULL));
CREATE INDEX bookings_approval ON bookings (firm_id) WHERE approval = 'waiting';
