-- Whoever made a plan answers what is said below it, marked as theirs, and may hide what they do not want there.
ALTER TABLE plan_comments
  ADD COLUMN by_owner  boolean NOT NULL DEFAULT false,
  ADD COLUMN hidden_at timestamptz;
