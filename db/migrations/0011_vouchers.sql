-- What the guest shows on the day: one voucher for each item of a confirmed booking that has its days. Its QR is a signed
-- token made anew whenever it is shown; `version` tells the newest one from those that were replaced.
CREATE TABLE vouchers (
  code               text PRIMARY KEY CHECK (code ~ '^DV[2-9A-HJKMNP-Z]{7}-[1-9][0-9]?$'),
  booking_id         uuid NOT NULL REFERENCES bookings,
  -- Of the item in its booking, from 0.
  position           int NOT NULL,
  version            int NOT NULL DEFAULT 1 CHECK (version > 0),
  state              text NOT NULL DEFAULT 'issued' CHECK (state IN ('issued', 'active', 'used', 'voided', 'expired')),
  -- The first and the last day on which it can be used.
  valid_from         date NOT NULL,
  valid_until        date NOT NULL CHECK (valid_until >= valid_from),
  pax                int NOT NULL CHECK (pax >= 0),
  -- The number under which the supplier keeps the guest; empty until they have said so.
  supplier_reference text NOT NULL DEFAULT '',
  issued_at          timestamptz NOT NULL,
  voided_at          timestamptz,
  -- The earliest scan, whichever came in first.
  used_at            timestamptz,
  scanned_by         text,
  -- Scanned more than once: somebody has to look at it.
  is_contested       boolean NOT NULL DEFAULT false,
  UNIQUE (booking_id, position),
  CHECK ((state = 'used') = (used_at IS NOT NULL)),
  CHECK ((used_at IS NULL) = (scanned_by IS NULL)),
  CHECK ((state = 'voided') = (voided_at IS NOT NULL))
);
CREATE INDEX vouchers_days ON vouchers (valid_from, valid_until) WHERE state IN ('issued', 'active');

-- Every change of a voucher and every scan. Never changed, never removed.
CREATE TABLE voucher_events (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  voucher_code text NOT NULL REFERENCES vouchers,
  from_state   text,
  to_state     text NOT NULL,
  actor        text NOT NULL,
  reason       text NOT NULL,
  details      jsonb NOT NULL DEFAULT '{}',
  -- Made by the scanner, so that a scan which is sent again is known.
  scan_id      uuid UNIQUE,
  at           timestamptz NOT NULL
);
CREATE INDEX voucher_events_voucher ON voucher_events (voucher_code, id);
CREATE TRIGGER voucher_events_append_only BEFORE UPDATE OR DELETE ON voucher_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
