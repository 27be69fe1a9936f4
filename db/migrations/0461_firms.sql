-- extends
-- A firm that guests book for: what invoices are written to, and who belongs to it.
CREATE TABLE firms (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name         text NOT NULL CHECK (name <> ''),
  tax_code     text NOT NULL CHECK (tax_code <> ''),
  address      text NOT NULL CHECK (address <> ''),
  -- Where invoices go; null where that is the booking's own mailbox.
  email        text,
  version      int NOT NULL DEFAULT 1,
  created_at   timestamptz NOT NULL
);

CREATE TABLE firm_members (
  firm_id   uuid NOT NULL REFERENCES firms ON DELETE CASCADE,
  user_id   uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  role      text NOT NULL CHECK (role IN ('manager', 'booker')),
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (firm_id, user_id)
);
CREATE INDEX firm_members_user ON firm_members (user_id);

-- Who was asked to join and has not answered. The answer takes the row away.
CREATE TABLE firm_invitations (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  firm_id    uuid NOT NULL REFERENCES firms ON DELETE CASCADE,
  email      text NOT NULL CHECK (email = lower(email)),
  role       text NOT NULL CHECK (role IN ('manager', 'booker')),
  invited_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  UNIQUE (firm_id, email)
);
CREATE INDEX firm_invitations_email ON firm_invitations (email);

-- Booked for a firm; it stays with whoever booked it when the firm is gone.
ALTER TABLE bookings ADD COLUMN firm_id uuid REFERENCES firms ON DELETE SET NULL;
CREATE INDEX bookings_firm ON bookings (firm_id, created_at DESC) WHERE firm_id IS NOT NULL;
