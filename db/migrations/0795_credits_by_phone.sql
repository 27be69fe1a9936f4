-- extends
-- Whoever takes a call sees what credit its number still has.
CREATE INDEX credits_phone ON credits (phone) WHERE rest_vnd > 0;
