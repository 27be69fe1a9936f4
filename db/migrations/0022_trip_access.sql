-- Every pass to a booking (a browser's cookie, a link in a mail) names the version it was made for; raising the version
-- ends them all.
ALTER TABLE bookings ADD COLUMN pass_version int NOT NULL DEFAULT 1;

-- A code of six digits that was sent to a booking's own mail. The digits follow from the id and a key of the
-- installation, so they stand in no table.
CREATE TABLE access_codes (
  id         uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings,
  asked_at   timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries      int NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  used_at    timestamptz
);
CREATE INDEX access_codes_booking ON access_codes (booking_id, asked_at);
