-- extends
-- What staff say a day costs, instead of what the rules make of it: it stays whatever is worked out anew.
ALTER TABLE daily_rates ADD COLUMN set_vnd bigint CHECK (set_vnd >= 0);

-- The last change that each of the staff made to days on sale, and what takes it back: [{unitId, day, seen, to}].
CREATE TABLE day_edits (
  made_by text PRIMARY KEY,
  field   text NOT NULL CHECK (field IN ('allotment', 'closed', 'price', 'minStay', 'noArrival', 'noDeparture')),
  cells   jsonb NOT NULL,
  at      timestamptz NOT NULL
);
