-- extends
-- Who of the staff looks after a booking; nobody at first. Their name stays when they leave.
ALTER TABLE bookings ADD COLUMN owner text, ADD COLUMN owner_name text NOT NULL DEFAULT '',
  ADD CHECK ((owner IS NULL) = (owner_name = ''));

-- Who runs the day or keeps the books may take the list along, unless the company has decided on it already.
UPDATE staff_roles SET rights = '{"booking.export": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug IN ('dieu-hanh', 'ke-toan') AND jsonb_typeof(rights) = 'object';
