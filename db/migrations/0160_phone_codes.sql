-- extends
-- Six digits that prove a phone: sent to it, used once. The digits themselves are kept nowhere.
CREATE TABLE phone_codes (
  id         uuid PRIMARY KEY,
  -- E.164
  phone      text NOT NULL CHECK (phone ~ '^\+[0-9]{8,15}$'),
  -- Whose account gets the phone; null where it opens the door.
  user_id    uuid REFERENCES users ON DELETE CASCADE,
  asked_at   timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries      integer NOT NULL DEFAULT 0 CHECK (tries <= 5),
  used_at    timestamptz
);
CREATE INDEX phone_codes_asked ON phone_codes (asked_at);

-- What was sent to phones, once for its key.
CREATE TABLE phone_messages (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dedupe_key text NOT NULL UNIQUE,
  phone      text NOT NULL,
  template   text NOT NULL,
  -- Kept only where nobody sends it, to be read in the mailbox.
  body       text NOT NULL,
  -- By what it went out; null until then.
  channel    text CHECK (channel IN ('zns', 'sms')),
  created_at timestamptz NOT NULL,
  sent_at    timestamptz
);
CREATE INDEX phone_messages_created ON phone_messages (created_at DESC);

-- Keys that a provider gives anew each time they are used, sealed.
CREATE TABLE sender_keys (
  name       text PRIMARY KEY,
  value      text NOT NULL,
  updated_at timestamptz NOT NULL
);
