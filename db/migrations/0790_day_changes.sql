-- extends
-- The units whose days (places or prices) changed, and in which transaction: processes keep the days of lists in memory and ask what is
-- new since their last snapshot. Rows are only added, so that writers never wait for one another, and go after an hour.
CREATE TABLE day_changes (
  unit_id    int NOT NULL,
  -- A transaction id as a number, for the planner knows nothing about xid8.
  changed_in bigint NOT NULL,
  noted_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX day_changes_order ON day_changes (changed_in, unit_id);
CREATE INDEX day_changes_age ON day_changes (noted_at);

CREATE FUNCTION note_day_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_changes SELECT DISTINCT unit_id, pg_current_xact_id()::text::bigint FROM changed;
  RETURN NULL;
END
$$;

DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['inventory', 'daily_rates'] LOOP
    EXECUTE format('CREATE TRIGGER note_days_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_day_changes()', source);
    EXECUTE format('CREATE TRIGGER note_days_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_day_changes()', source);
    EXECUTE format('CREATE TRIGGER note_days_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_day_changes()', source);
  END LOOP;
END
$$;
