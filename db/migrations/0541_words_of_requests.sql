-- extends
-- What people know a request by, as bookings have it: any part of its code, phone, name without marks and mail finds it.
ALTER TABLE requests ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (
  lower(code) || ' ' || regexp_replace(phone, '^\+84', '0') || ' ' || search_letters(full_name) || ' ' || lower(coalesce(email, ''))
) STORED;
CREATE INDEX requests_words ON requests USING gin (words gin_trgm_ops);
