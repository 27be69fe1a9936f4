-- extends
-- How long a stay that begins on the day may be at most, 0 without a limit; and how many days before it the unit is no longer
-- sold for an arrival on it, 0 until the day itself. Lists pack both into one number: see trip-days-sql.ts.
ALTER TABLE daily_rates
  ADD COLUMN max_stay     smallint NOT NULL DEFAULT 0 CHECK (max_stay BETWEEN 0 AND 30),
  ADD COLUMN release_days smallint NOT NULL DEFAULT 0 CHECK (release_days BETWEEN 0 AND 90);

-- 'several': each of the cells says which field it is of.
ALTER TABLE day_edits DROP CONSTRAINT day_edits_field_check;
ALTER TABLE day_edits ADD CONSTRAINT day_edits_field_check CHECK (field IN (
  'allotment', 'closed', 'price', 'minStay', 'maxStay', 'releaseDays', 'noArrival', 'noDeparture', 'several'));
