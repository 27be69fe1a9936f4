-- extends
-- Cancellation policies that new plans and offers no longer choose from; those that have them keep them.
ALTER TABLE cancellation_policies ADD COLUMN status boolean NOT NULL DEFAULT true;
