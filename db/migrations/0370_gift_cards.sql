-- extends
-- A card of money that somebody buys for somebody else. It is bought by a booking of its own; once that is paid, the money is
-- a credit under the card's number (`credits`), whose uses are the card's ledger.
CREATE TABLE gift_cards (
  id             uuid PRIMARY KEY,
  -- What people call it by; opens nothing.
  number         text NOT NULL UNIQUE CHECK (number ~ '^QT[2-9A-HJKMNP-Z]{8}$'),
  -- By which it is bought.
  booking_id     uuid NOT NULL UNIQUE REFERENCES bookings,
  booking_code   text NOT NULL,
  payer_name     text NOT NULL,
  -- The code that it is used by: what it is found by, and sealed for the mails and for whoever bought it.
  code_hash      text NOT NULL UNIQUE,
  code_sealed    text NOT NULL,
  amount_vnd     bigint NOT NULL CHECK (amount_vnd > 0),
  receiver_name  text NOT NULL,
  receiver_email text NOT NULL,
  message        text NOT NULL DEFAULT '',
  -- The day in Vietnam on which its receiver gets it.
  send_on        date NOT NULL,
  -- As it was said when it was bought; the credit has what became of it.
  valid_until    date NOT NULL,
  ordered_at     timestamptz NOT NULL,
  -- When its money was there.
  issued_at      timestamptz,
  -- When the mail to its receiver was given to the queue.
  sent_at        timestamptz,
  stopped_at     timestamptz,
  refunded_at    timestamptz,
  version        int NOT NULL DEFAULT 1,
  CHECK (valid_until >= send_on + INTERVAL '1 year'),
  CHECK (sent_at IS NULL OR issued_at IS NOT NULL),
  CHECK (refunded_at IS NULL OR issued_at IS NOT NULL)
);
CREATE INDEX gift_cards_due ON gift_cards (send_on) WHERE sent_at IS NULL AND issued_at IS NOT NULL;
CREATE INDEX gift_cards_ordered ON gift_cards (ordered_at DESC, number);

ALTER TABLE credits DROP CONSTRAINT credits_code_check;
ALTER TABLE credits ADD CONSTRAINT credits_code_check CHECK (code ~ '^(TD|QT)[2-9A-HJKMNP-Z]{8}$');

-- A card that is taken back unused: its money is the buyer's again and goes back as a refund; it did not come in a second time.
CREATE OR REPLACE FUNCTION refunds_within_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_vnd) FROM refunds WHERE booking_id = NEW.booking_id AND state <> 'rejected')
     > (SELECT coalesce(sum(amount_vnd), 0) FROM ledger_entries
        WHERE booking_id = NEW.booking_id AND account IN ('bank', 'cash', 'gateway', 'unmatched', 'credit')
          AND amount_vnd > 0 AND cause <> 'gift_taken_back') THEN
    RAISE EXCEPTION 'refunds of booking % exceed its payments', NEW.booking_id;
  END IF;
  RETURN NULL;
END $$;

-- What is sold is what a card pays for, not the card.
CREATE OR REPLACE FUNCTION booking_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_sale(id, changed_at) FROM bookings
  WHERE id = NEW.id AND NOT EXISTS (SELECT FROM gift_cards WHERE booking_id = NEW.id);
  RETURN NULL;
END $$;

-- A company that has settings sells cards by these numbers, and may change them.
UPDATE site_settings SET value = value || '{"giftCards": {"leastVnd": 100000, "mostVnd": 20000000, "validMonths": 24,
  "choices": [{"amountVnd": 500000}, {"amountVnd": 1000000}, {"amountVnd": 2000000}, {"amountVnd": 5000000}]}}', version = version + 1
WHERE NOT value ? 'giftCards';

-- Who runs the day or keeps the books looks after cards, unless the company has decided on it already.
UPDATE staff_roles SET rights = '{"gift.read": null, "gift.edit": null, "gift.stop": null, "gift.refund": 5000000}'::jsonb || rights,
  version = version + 1, updated_at = now()
WHERE slug = 'dieu-hanh' AND jsonb_typeof(rights) = 'object';
UPDATE staff_roles SET rights = '{"gift.read": null, "gift.stop": null, "gift.refund": 50000000}'::jsonb || rights,
  version = version + 1, updated_at = now()
WHERE slug = 'ke-toan' AND jsonb_typeof(rights) = 'object';
UPDATE staff_roles SET rights = '{"gift.read": null, "gift.edit": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug = 'tu-van' AND jsonb_typeof(rights) = 'object';
