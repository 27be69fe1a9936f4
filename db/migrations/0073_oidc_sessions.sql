-- extends
-- Signed in by the company's own provider (OpenID Connect), with one factor there or with more.
ALTER TABLE sessions DROP CONSTRAINT sessions_strength_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_strength_check
  CHECK (strength IN ('demo', 'password', 'password+code', 'passkey', 'oidc', 'oidc+mfa'));
