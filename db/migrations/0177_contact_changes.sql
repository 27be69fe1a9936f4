-- extends
-- A guest's new mail or phone, until both the old one and it are proven; of each kind one at a time.
CREATE TABLE contact_changes (
  id            uuid PRIMARY KEY,
  user_id       uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind          text NOT NULL CHECK (kind IN ('email', 'phone')),
  -- The new one: in lower case, or E.164.
  value         text NOT NULL,
  asked_at      timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL,
  -- Also set where there is no old one to be proven.
  old_proven_at timestamptz,
  new_proven_at timestamptz,
  -- The digits that were sent to phones.
  old_code_id   uuid,
  new_code_id   uuid,
  UNIQUE (user_id, kind)
);
CREATE INDEX contact_changes_end ON contact_changes (expires_at);
