-- extends
-- What a merge of two guests put into the account of one of them, so that it can be undone; null of merges of before, where that
-- cannot be told any more.
ALTER TABLE guest_merges
  ADD COLUMN claimed uuid[],
  ADD COLUMN account_id uuid REFERENCES users ON DELETE SET NULL;
