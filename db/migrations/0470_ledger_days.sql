-- extends
-- What each account got and gave on each day in Vietnam, summed. Entries that came since the last summing stand in
-- `ledger_day_changes` until they are added: both together are the ledger at any moment.
CREATE TABLE ledger_days (
  day     date NOT NULL,
  account text NOT NULL,
  in_vnd  bigint NOT NULL,
  -- Negative.
  out_vnd bigint NOT NULL,
  PRIMARY KEY (day, account)
);

-- One row for each statement, day and account, so that nobody who pays waits for another.
CREATE TABLE ledger_day_changes (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day     date NOT NULL,
  account text NOT NULL,
  in_vnd  bigint NOT NULL,
  out_vnd bigint NOT NULL
);

CREATE FUNCTION ledger_days_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_day_changes (day, account, in_vnd, out_vnd)
  SELECT (at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, account,
    coalesce(sum(amount_vnd) FILTER (WHERE amount_vnd > 0), 0), coalesce(sum(amount_vnd) FILTER (WHERE amount_vnd < 0), 0)
  FROM added GROUP BY 1, 2;
  RETURN NULL;
END $$;
CREATE FUNCTION ledger_days_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_day_changes (day, account, in_vnd, out_vnd)
  SELECT (at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, account,
    -coalesce(sum(amount_vnd) FILTER (WHERE amount_vnd > 0), 0), -coalesce(sum(amount_vnd) FILTER (WHERE amount_vnd < 0), 0)
  FROM taken GROUP BY 1, 2;
  RETURN NULL;
END $$;
CREATE FUNCTION ledger_days_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_day_changes (day, account, in_vnd, out_vnd)
  SELECT (at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, account,
    coalesce(sum(sign * amount_vnd) FILTER (WHERE amount_vnd > 0), 0),
    coalesce(sum(sign * amount_vnd) FILTER (WHERE amount_vnd < 0), 0)
  FROM (SELECT 1 AS sign, at, account, amount_vnd FROM added UNION ALL SELECT -1, at, account, amount_vnd FROM taken) moved
  GROUP BY 1, 2;
  RETURN NULL;
END $$;

-- Entries are only added; the demo's alone are moved and removed.
CREATE TRIGGER ledger_entries_days_added AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_days_added();
CREATE TRIGGER ledger_entries_days_taken AFTER DELETE ON ledger_entries
  REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION ledger_days_taken();
CREATE TRIGGER ledger_entries_days_moved AFTER UPDATE ON ledger_entries
  REFERENCING OLD TABLE AS taken NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_days_moved();

INSERT INTO ledger_days (day, account, in_vnd, out_vnd)
SELECT (at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, account,
  coalesce(sum(amount_vnd) FILTER (WHERE amount_vnd > 0), 0), coalesce(sum(amount_vnd) FILTER (WHERE amount_vnd < 0), 0)
FROM ledger_entries GROUP BY 1, 2;
