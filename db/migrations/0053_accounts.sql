-- extends
-- People with an account, whichever door they use, in the shape that better-auth reads: decision 0034.
CREATE TABLE users (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name           text NOT NULL,
  email          text NOT NULL UNIQUE CHECK (email = lower(email)),
  email_verified boolean NOT NULL DEFAULT false,
  image          text,
  created_at     timestamptz NOT NULL,
  updated_at     timestamptz NOT NULL
);

-- A way in: 'credential' is a password, others are providers.
CREATE TABLE accounts (
  id                       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id                  uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  provider_id              text NOT NULL,
  account_id               text NOT NULL,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  -- scrypt, of 'credential' alone.
  password                 text,
  created_at               timestamptz NOT NULL,
  updated_at               timestamptz NOT NULL,
  UNIQUE (provider_id, account_id)
);
CREATE INDEX accounts_user ON accounts (user_id);

CREATE TABLE sessions (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id      uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- At the staff's door SHA-256 of what the cookie holds.
  token        text NOT NULL UNIQUE,
  expires_at   timestamptz NOT NULL,
  ip_address   text,
  user_agent   text,
  created_at   timestamptz NOT NULL,
  -- When it was last used, to a few minutes.
  updated_at   timestamptz NOT NULL,
  -- Which door it opens; no other takes it.
  door         text NOT NULL CHECK (door IN ('staff')),
  -- How whoever has it showed who they are; each door asks for what it needs.
  strength     text NOT NULL CHECK (strength IN ('demo', 'password', 'password+code', 'passkey')),
  -- When they last did so.
  confirmed_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_end ON sessions (expires_at);

-- What is asked once and answered once before its time is over: a reset of a password, a challenge for a passkey.
CREATE TABLE verifications (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  identifier text NOT NULL UNIQUE,
  value      text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX verifications_end ON verifications (expires_at);

-- Codes of an authenticator app (TOTP, RFC 6238).
CREATE TABLE second_factors (
  user_id      uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Encrypted: it must be known to be compared.
  secret       text NOT NULL,
  -- The last time step of which a code was taken: none is taken twice, nor an earlier one after it.
  last_step    bigint NOT NULL DEFAULT 0,
  created_at   timestamptz NOT NULL,
  -- Null until its first code was right.
  confirmed_at timestamptz
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Keyed hash of the code.
  hash    text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, hash)
);
