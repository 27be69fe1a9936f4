-- extends
-- Money that was matched with the wrong booking and taken back is no payment of that booking any more.
CREATE OR REPLACE FUNCTION refunds_within_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_vnd) FROM refunds WHERE booking_id = NEW.booking_id AND state <> 'rejected')
     > (SELECT coalesce(sum(amount_vnd), 0) FROM ledger_entries l
        WHERE booking_id = NEW.booking_id AND account IN ('bank', 'cash', 'gateway', 'unmatched', 'credit')
          AND amount_vnd > 0 AND cause <> 'gift_taken_back' AND NOT EXISTS (
            SELECT FROM ledger_entries u WHERE u.inbox_id = l.inbox_id AND u.cause = 'match_undone' AND u.id > l.id)) THEN
    RAISE EXCEPTION 'refunds of booking % exceed its payments', NEW.booking_id;
  END IF;
  RETURN NULL;
END $$;

-- Credit that somebody wants to give and may not give alone.
CREATE TABLE credit_proposals (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id    uuid NOT NULL REFERENCES bookings,
  amount_vnd    bigint NOT NULL CHECK (amount_vnd > 0),
  reason        text NOT NULL,
  state         text NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'given', 'rejected')),
  proposed_by   text NOT NULL,
  proposed_name text NOT NULL,
  proposed_at   timestamptz NOT NULL,
  decided_by    text,
  decided_name  text,
  decided_at    timestamptz,
  answer        text NOT NULL DEFAULT '',
  credit_code   text REFERENCES credits,
  CHECK ((state = 'proposed') = (decided_by IS NULL)),
  CHECK ((state = 'given') = (credit_code IS NOT NULL)),
  CHECK (decided_by IS DISTINCT FROM proposed_by OR state <> 'given')
);
CREATE UNIQUE INDEX credit_proposals_open ON credit_proposals (booking_id) WHERE state = 'proposed';
CREATE INDEX credit_proposals_booking ON credit_proposals (booking_id, id);

-- Who runs the day or keeps the books has the new rights, unless the company has decided on them already.
UPDATE staff_roles SET rights = '{"booking.move": 5000000, "credit.give": 2000000, "credit.approve": 5000000, "credit.extend": null}'::jsonb
  || rights, version = version + 1, updated_at = now()
WHERE slug = 'dieu-hanh' AND jsonb_typeof(rights) = 'object';
UPDATE staff_roles SET rights = '{"payment.unassign": null, "credit.approve": 50000000}'::jsonb || rights,
  version = version + 1, updated_at = now()
WHERE slug = 'ke-toan' AND jsonb_typeof(rights) = 'object';
UPDATE staff_roles SET rights = '{"booking.move": 1000000, "credit.give": 500000}'::jsonb || rights,
  version = version + 1, updated_at = now()
WHERE slug = 'tu-van' AND jsonb_typeof(rights) = 'object';
