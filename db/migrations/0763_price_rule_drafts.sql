-- extends
-- Rules of price that are saved without being in force: they are tried on a year of prices, and then put in force like any other change.
CREATE TABLE price_rule_drafts (
  id         int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  -- The rule that it changes, of which there is one draft; null where it adds one. No reference: an undo writes rules anew.
  rule_id    int,
  change     jsonb NOT NULL,
  saved_by   text NOT NULL,
  saved_name text NOT NULL,
  saved_at   timestamptz NOT NULL,
  UNIQUE (product_id, rule_id)
);
