-- extends
-- Who of those with an account works here. A guest has none of this.
CREATE TABLE staff (
  user_id    uuid PRIMARY KEY REFERENCES users,
  role_slug  text NOT NULL REFERENCES staff_roles,
  state      text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'blocked')),
  -- Of the demonstration: only where money is simulated.
  is_demo    boolean NOT NULL DEFAULT false,
  seen_at    timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX staff_role ON staff (role_slug);

-- Whoever has the link of one becomes a member of staff with its role, once.
CREATE TABLE staff_invitations (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Null for the first administrator, who says their own.
  email      text CHECK (email = lower(email)),
  role_slug  text NOT NULL REFERENCES staff_roles,
  invited_by text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX staff_invitations_open ON staff_invitations (expires_at) WHERE used_at IS NULL;

-- Keys that a device holds (WebAuthn).
CREATE TABLE passkeys (
  id           text PRIMARY KEY,
  user_id      uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name         text NOT NULL,
  public_key   bytea NOT NULL,
  counter      bigint NOT NULL,
  transports   text[] NOT NULL,
  created_at   timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id);
