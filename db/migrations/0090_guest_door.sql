-- extends
-- Guests have a door of their own beside the staff's (decision 0045). Who proved a phone alone has no mail.
ALTER TABLE users ALTER COLUMN email DROP NOT NULL;
-- E.164; it stands here only once its owner has proven it.
ALTER TABLE users ADD COLUMN phone text UNIQUE CHECK (phone ~ '^\+[0-9]{8,15}$');
ALTER TABLE users ADD CONSTRAINT users_reachable CHECK (email IS NOT NULL OR phone IS NOT NULL);

ALTER TABLE sessions DROP CONSTRAINT sessions_door_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_door_check CHECK (door IN ('staff', 'site'));
ALTER TABLE sessions DROP CONSTRAINT sessions_strength_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_strength_check CHECK (strength IN (
  'demo', 'password', 'password+code', 'passkey', 'oidc', 'oidc+mfa',
  'phone', 'phone+code', 'provider', 'provider+code'
));
