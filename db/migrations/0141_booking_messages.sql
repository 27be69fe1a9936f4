-- extends
-- What a guest and the company write to each other about a booking.
CREATE TABLE booking_messages (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id  uuid NOT NULL REFERENCES bookings,
  is_guest    boolean NOT NULL,
  text        text NOT NULL CHECK (text <> ''),
  -- 'guest' or 'staff:<id>', and what staff were called that day.
  actor       text NOT NULL,
  actor_name  text NOT NULL DEFAULT '',
  at          timestamptz NOT NULL,
  -- Staff have answered it, or found that it needs no answer.
  settled_at  timestamptz,
  CHECK (is_guest = (actor = 'guest'))
);
CREATE INDEX booking_messages_booking ON booking_messages (booking_id, id);
CREATE INDEX booking_messages_waiting ON booking_messages (booking_id) WHERE is_guest AND settled_at IS NULL;

-- The company's invoice for a booking, once it is written: what stands on it cannot be changed here any more.
ALTER TABLE bookings
  ADD COLUMN invoice_no        text,
  ADD COLUMN invoice_issued_at timestamptz,
  ADD CONSTRAINT bookings_invoice_issued CHECK ((invoice_no IS NULL) = (invoice_issued_at IS NULL));

-- Who talks to guests answers what they write, and who keeps the books writes invoices, unless the company has decided already.
UPDATE staff_roles SET rights = '{"booking.message": null, "booking.invoice": null}'::jsonb || rights,
  version = version + 1, updated_at = now()
WHERE slug IN ('dieu-hanh', 'tu-van') AND jsonb_typeof(rights) = 'object';
UPDATE staff_roles SET rights = '{"booking.invoice": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug = 'ke-toan' AND jsonb_typeof(rights) = 'object';
