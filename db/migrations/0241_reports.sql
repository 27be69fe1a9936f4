-- extends
-- Sums of `sale_lines` by day, so that two years are read as fast as two weeks. Days up to `until_on` are summed; the lines of
-- later ones are read themselves.
CREATE TABLE sale_days (
  day             date NOT NULL,
  kind            text NOT NULL,
  product_id      int NOT NULL,
  province_id     int,
  channel         text NOT NULL,
  -- The first of the month of service.
  month_on        date NOT NULL,
  sold_items      int NOT NULL,
  cancelled_items int NOT NULL,
  sold_vnd        bigint NOT NULL,
  changed_vnd     bigint NOT NULL,
  cancelled_vnd   bigint NOT NULL,
  cost_vnd        bigint NOT NULL,
  -- What of it was sold with a known cost.
  costed_vnd      bigint NOT NULL
);
CREATE INDEX sale_days_day ON sale_days (day);

CREATE TABLE sale_days_summed (
  is_only  boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  until_on date NOT NULL
);
INSERT INTO sale_days_summed (until_on) VALUES ('2000-01-01');

-- A line of a day that is summed already, or one that goes with what the demo invented, has that day and the later ones
-- summed again. Whoever sums waits for those who write (lock 240), so that no line is missed.
CREATE FUNCTION sale_days_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(240);
  UPDATE sale_days_summed SET until_on = first.day - 1
  FROM (SELECT min(day) AS day FROM lines) first WHERE first.day <= until_on;
  RETURN NULL;
END $$;
CREATE TRIGGER sale_lines_written AFTER INSERT ON sale_lines
  REFERENCING NEW TABLE AS lines FOR EACH STATEMENT EXECUTE FUNCTION sale_days_again();
CREATE TRIGGER sale_lines_removed AFTER DELETE ON sale_lines
  REFERENCING OLD TABLE AS lines FOR EACH STATEMENT EXECUTE FUNCTION sale_days_again();

-- How many units of a product there were on a day and how many of them are sold, as of the last count. Products with vehicles
-- are not among them: what can be had of those is told by hours.
CREATE TABLE occupancy_days (
  day        date NOT NULL,
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  places     int NOT NULL,
  sold       int NOT NULL,
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (day, product_id)
);

-- Refunds by when they were asked for and when they were over.
CREATE INDEX refunds_created ON refunds (created_at);
CREATE INDEX refunds_ended ON refunds (ended_at) WHERE ended_at IS NOT NULL;

-- Who leads the company and its books reads reports, unless the company has decided on it already.
UPDATE staff_roles SET rights = '{"report.read": null, "report.export": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug IN ('dieu-hanh', 'ke-toan') AND jsonb_typeof(rights) = 'object';
