-- extends
-- What the office's list of bookings goes by: when something last happened, and what people know a booking by on the phone.
ALTER TABLE bookings ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
UPDATE bookings b SET changed_at = coalesce(
  (SELECT max(at) FROM booking_events e WHERE e.booking_id = b.id), b.created_at);

-- Code, phone as it is dialled here, name without marks, mail: any part of them finds it.
ALTER TABLE bookings ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (
  lower(code) || ' ' || regexp_replace(phone, '^\+84', '0') || ' ' || search_letters(full_name) || ' ' || lower(email)
) STORED;
CREATE INDEX bookings_words ON bookings USING gin (words gin_trgm_ops);
CREATE INDEX bookings_changed ON bookings (changed_at, id);
CREATE INDEX bookings_state_changed ON bookings (state, changed_at, id);
CREATE INDEX booking_items_kind ON booking_items (kind, booking_id);

-- What staff tell each other about a booking. Guests never see it.
CREATE TABLE booking_notes (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id  uuid NOT NULL REFERENCES bookings,
  text        text NOT NULL CHECK (text <> ''),
  -- 'staff:<id>', and as they were called that day.
  actor       text NOT NULL,
  actor_name  text NOT NULL,
  at          timestamptz NOT NULL
);
CREATE INDEX booking_notes_booking ON booking_notes (booking_id, id);

CREATE INDEX mails_booking ON mails (booking_id, id);
