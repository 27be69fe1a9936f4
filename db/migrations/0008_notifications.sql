-- Mails that were to be sent: the outbox of the live site, the mailbox of the development site.
CREATE TABLE mails (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What makes a mail the same mail: 'confirmed:<booking id>'. Sent once, whatever is repeated.
  dedupe_key text NOT NULL UNIQUE,
  booking_id uuid REFERENCES bookings,
  template   text NOT NULL,
  recipient  text NOT NULL,
  subject    text NOT NULL,
  html       text NOT NULL,
  plain      text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at    timestamptz
);
CREATE INDEX mails_created_at ON mails (created_at DESC);
