-- extends
-- Who is for an item of a plan: an account, or a device by the hash of its secret. Each counts once.
CREATE TABLE plan_votes (
  item_id uuid NOT NULL REFERENCES plan_items ON DELETE CASCADE,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  device  text,
  at      timestamptz NOT NULL,
  CHECK (num_nonnulls(user_id, device) = 1)
);
CREATE UNIQUE INDEX plan_votes_user ON plan_votes (item_id, user_id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX plan_votes_device ON plan_votes (item_id, device) WHERE device IS NOT NULL;
CREATE INDEX plan_votes_of_user ON plan_votes (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX plan_votes_of_device ON plan_votes (device) WHERE device IS NOT NULL;
