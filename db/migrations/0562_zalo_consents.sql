-- extends
-- A guest agrees, in their account, to be asked for a review by Zalo.
ALTER TABLE guest_consents DROP CONSTRAINT guest_consents_kind_check,
  ADD CONSTRAINT guest_consents_kind_check CHECK (kind IN ('account', 'marketing', 'zalo'));
CREATE INDEX guest_consents_zalo ON guest_consents (user_id) WHERE kind = 'zalo' AND withdrawn_at IS NULL;
