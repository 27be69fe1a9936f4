-- extends
-- Who a guest travels with, and whom invoices are written to: kept in the account to be chosen at checkout.
CREATE TABLE saved_travellers (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  full_name  text NOT NULL CHECK (full_name <> ''),
  -- Sex, birth date, nationality, document number: sealed as in a booking.
  details    jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX saved_travellers_user ON saved_travellers (user_id, created_at);

CREATE TABLE invoice_profiles (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id      uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  company_name text NOT NULL CHECK (company_name <> ''),
  tax_code     text NOT NULL,
  address      text NOT NULL,
  email        text,
  created_at   timestamptz NOT NULL
);
CREATE INDEX invoice_profiles_user ON invoice_profiles (user_id, created_at);
