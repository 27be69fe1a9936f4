-- extends
-- Which run of the program asks a provider for this attempt, so that one that died with it is taken over at once.
ALTER TABLE payment_attempts ADD COLUMN started_by int;
