-- How often somebody did something in a window of time, for every process to see. Not worth the log of the database:
-- after a crash everybody starts anew.
CREATE UNLOGGED TABLE allowances (
  -- A keyed hash of the limit's name and of whoever it counts.
  subject   text PRIMARY KEY,
  taken     int NOT NULL,
  resets_at timestamptz NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX allowances_resets_at ON allowances (resets_at);

-- Takes one of each limit, or nothing of any. Gives a row when a limit is used up: its place in the lists, from 1, and for
-- how many seconds. Rows are locked in the order of their names, so that two calls never wait for each other.
CREATE FUNCTION take_allowance(subjects text[], most int[], seconds int[], at timestamptz)
  RETURNS TABLE (used_up int, retry_after_seconds int)
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO allowances AS known (subject, taken, resets_at)
  SELECT wanted.subject, 1, at + make_interval(secs => wanted.seconds)
  FROM unnest(subjects, seconds) AS wanted (subject, seconds)
  ORDER BY wanted.subject
  ON CONFLICT ON CONSTRAINT allowances_pkey DO UPDATE SET
    taken = CASE WHEN known.resets_at <= at THEN 1 ELSE known.taken + 1 END,
    resets_at = CASE WHEN known.resets_at <= at THEN excluded.resets_at ELSE known.resets_at END;

  RETURN QUERY
  SELECT wanted.place::int, greatest(1, ceil(extract(epoch FROM known.resets_at - at)))::int
  FROM unnest(subjects, most) WITH ORDINALITY AS wanted (subject, most, place)
  JOIN allowances known ON known.subject = wanted.subject
  WHERE known.taken > wanted.most
  ORDER BY wanted.place
  LIMIT 1;
  IF FOUND THEN
    UPDATE allowances SET taken = taken - 1 WHERE allowances.subject = ANY (subjects);
  END IF;
END
$$;
