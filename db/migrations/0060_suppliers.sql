-- extends
-- How a supplier is reached and paid, and until when they may do what they do. Empty as long as nobody has said.
ALTER TABLE suppliers
  ADD COLUMN contact_name   text NOT NULL DEFAULT '',
  ADD COLUMN email          text NOT NULL DEFAULT '',
  ADD COLUMN phone          text NOT NULL DEFAULT '',
  ADD COLUMN zalo           text NOT NULL DEFAULT '',
  ADD COLUMN bank_name      text NOT NULL DEFAULT '',
  ADD COLUMN account_number text NOT NULL DEFAULT '',
  ADD COLUMN account_holder text NOT NULL DEFAULT '',
  ADD COLUMN licence_until  date,
  -- Raised by each edit: who saves an old one is told so.
  ADD COLUMN version        int NOT NULL DEFAULT 1;
CREATE INDEX suppliers_licence_until ON suppliers (licence_until) WHERE status AND licence_until IS NOT NULL;
CREATE INDEX suppliers_brand ON suppliers (brand COLLATE "vi-x-icu", id);

-- What a supplier's scanner shows to report its scans. The key itself is shown once and kept nowhere.
CREATE TABLE scanner_keys (
  id           int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  supplier_id  int NOT NULL REFERENCES suppliers,
  -- Where it is used: 'Cổng chính'.
  name         text NOT NULL CHECK (name <> ''),
  key_hash     text NOT NULL UNIQUE,
  made_at      timestamptz NOT NULL,
  made_by      text NOT NULL,
  last_used_at timestamptz,
  revoked_at   timestamptz
);
CREATE INDEX scanner_keys_supplier ON scanner_keys (supplier_id, id);
