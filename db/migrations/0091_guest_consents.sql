-- extends
-- What guests agreed to: word for word, when and where; withdrawn one by one.
CREATE TABLE guest_consents (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id      uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind         text NOT NULL CHECK (kind IN ('account', 'marketing')),
  wording      text NOT NULL,
  -- The page or call that it was given by.
  source       text NOT NULL,
  given_at     timestamptz NOT NULL,
  withdrawn_at timestamptz
);
CREATE INDEX guest_consents_user ON guest_consents (user_id);
CREATE UNIQUE INDEX guest_consents_open ON guest_consents (user_id, kind) WHERE withdrawn_at IS NULL;
