-- extends
-- Who wants to hear by mail that a product has become cheaper on their days, or can be had on them again.
CREATE TABLE alerts (
  id           uuid PRIMARY KEY,
  email        text NOT NULL CHECK (email = lower(email)),
  -- Whose account it was asked from; by their proven address it needs no answer to a mail.
  user_id      uuid REFERENCES users ON DELETE CASCADE,
  kind         text NOT NULL CHECK (kind IN ('price', 'places')),
  product_id   int NOT NULL REFERENCES products ON DELETE CASCADE,
  starts_on    date NOT NULL,
  -- The day of leaving; null for what has a day of beginning alone.
  ends_on      date CHECK (ends_on > starts_on),
  rooms        int NOT NULL CHECK (rooms BETWEEN 1 AND 30),
  adults       int NOT NULL CHECK (adults BETWEEN 1 AND 60),
  state        text NOT NULL CHECK (state IN ('waiting', 'active', 'ended')),
  -- The lowest total that was seen when it was asked for or told of; null while it could not be had.
  lowest_vnd   bigint CHECK (lowest_vnd >= 0),
  -- What its last mail told.
  told_vnd     bigint CHECK (told_vnd >= 0),
  told_at      timestamptz,
  -- What was agreed to, word for word.
  consent      text NOT NULL,
  ip_hash      text,
  asked_at     timestamptz NOT NULL,
  confirmed_at timestamptz,
  checked_at   timestamptz,
  ended_at     timestamptz,
  CHECK (state <> 'active' OR confirmed_at IS NOT NULL),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL)),
  UNIQUE NULLS NOT DISTINCT (email, kind, product_id, starts_on, ends_on, rooms, adults)
);
CREATE INDEX alerts_active ON alerts (checked_at NULLS FIRST) WHERE state = 'active';
CREATE INDEX alerts_email ON alerts (email);
CREATE INDEX alerts_user ON alerts (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX alerts_product ON alerts (product_id);
