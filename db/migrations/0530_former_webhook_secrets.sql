-- extends
-- The secret that signed before, which signs beside the new one for some days, so that a receiver can change over.
ALTER TABLE webhook_endpoints
  ADD COLUMN former_secret text,
  ADD COLUMN former_until timestamptz,
  ADD CHECK ((former_secret IS NULL) = (former_until IS NULL));
