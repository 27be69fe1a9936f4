-- extends
-- What is left of a guest's credit, for their account's page.
CREATE INDEX credits_left_phone ON credits (phone) WHERE rest_vnd > 0 AND phone <> '';
CREATE INDEX credits_left_email ON credits (lower(email)) WHERE rest_vnd > 0 AND email <> '';
