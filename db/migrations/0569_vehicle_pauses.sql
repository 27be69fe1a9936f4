-- extends
-- A vehicle is off the road for a time, for repair or its papers, and comes back by itself. Trips that it has in that time stay
-- with it: whoever takes it off is told of them before.
CREATE TABLE vehicle_pauses (
  id         int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vehicle_id int NOT NULL REFERENCES vehicles ON DELETE CASCADE,
  during     tstzrange NOT NULL CHECK (NOT isempty(during)),
  reason     text NOT NULL,
  made_by    text NOT NULL,
  made_at    timestamptz NOT NULL,
  CONSTRAINT vehicle_paused_once EXCLUDE USING gist (vehicle_id WITH =, during WITH &&)
);

-- When vehicles cannot be had: on trips of holds, which let them go at `lapses_at` where that is told, and off the road.
CREATE VIEW vehicle_away AS
  SELECT o.vehicle_id, o.during, CASE WHEN h.state = 'active' THEN h.lapses_at END AS lapses_at
  FROM vehicle_holds o JOIN holds h ON h.id = o.hold_id WHERE o.owned
  UNION ALL
  SELECT vehicle_id, during, NULL FROM vehicle_pauses;

-- As before (0029), and vehicles off the road are away.
CREATE OR REPLACE FUNCTION fleet_places(of_units int[], from_day date, to_day date, at timestamptz)
  RETURNS TABLE (unit_id int, day date, places int)
  LANGUAGE sql STABLE AS $$
  SELECT l.unit_id, d.day::date, min(CASE
    WHEN l.per = 'piece' AND l.starts_at IS NOT NULL THEN (size.vehicles - coalesce(away.vehicles, 0)) / l.quantity
    WHEN size.vehicles - coalesce(away.vehicles, 0) < l.quantity THEN 0 END)::int
  FROM unit_fleets l
  CROSS JOIN LATERAL (
    SELECT count(*) AS vehicles FROM vehicles v WHERE v.fleet_id = l.fleet_id AND v.status
  ) size
  CROSS JOIN generate_series(from_day::timestamp, (to_day - 1)::timestamp, interval '1 day') AS d (day)
  LEFT JOIN (
    SELECT used.unit_id, used.fleet_id, used.day, count(*) AS vehicles FROM (
      SELECT l.unit_id, l.fleet_id, d.day::date AS day, v.id
      FROM unit_fleets l
      JOIN fleets f ON f.id = l.fleet_id
      JOIN vehicles v ON v.fleet_id = l.fleet_id AND v.status
      JOIN vehicle_away o ON o.vehicle_id = v.id AND (o.lapses_at IS NULL OR o.lapses_at > at) AND o.during && tstzrange(
        from_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh',
        (greatest(from_day, to_day) + 8)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')
      CROSS JOIN LATERAL generate_series(
        greatest(from_day, (lower(o.during) AT TIME ZONE 'Asia/Ho_Chi_Minh')::date - 8)::timestamp,
        least(to_day - 1, (upper(o.during) AT TIME ZONE 'Asia/Ho_Chi_Minh')::date)::timestamp, interval '1 day'
      ) AS d (day)
      WHERE l.unit_id = ANY (of_units)
      GROUP BY l.unit_id, l.fleet_id, l.starts_at, l.minutes, f.turnaround_minutes, d.day, v.id
      HAVING CASE
        WHEN l.starts_at IS NULL THEN range_agg(o.during) @> away_during(d.day::date, '00:00', 1440)
        ELSE bool_or(o.during && away_during(d.day::date, l.starts_at, l.minutes + f.turnaround_minutes)) END
    ) used
    GROUP BY used.unit_id, used.fleet_id, used.day
  ) away ON away.unit_id = l.unit_id AND away.fleet_id = l.fleet_id AND away.day = d.day::date
  WHERE l.unit_id = ANY (of_units)
  GROUP BY l.unit_id, d.day
$$;

-- As before (0070), and vehicles off the road are away.
CREATE OR REPLACE FUNCTION free_places(of_units int[], from_day date, to_day date, at timestamptz)
  RETURNS TABLE (unit_id int, day date, places int, closed boolean)
  LANGUAGE sql STABLE AS $$
  SELECT i.unit_id, i.day, least(CASE
    WHEN fleet.size IS NULL THEN i.places ELSE fleet.size - coalesce(away.vehicles, 0) END, shared.places)::int, i.closed
  FROM unit_places(of_units, from_day, to_day, at) i
  LEFT JOIN fleet_places(of_units, from_day, to_day, at) shared USING (unit_id, day)
  LEFT JOIN (
    SELECT u.id AS unit_id, count(*) FILTER (WHERE v.status) AS size
    FROM units u JOIN vehicles v USING (product_id)
    WHERE u.id = ANY (of_units)
    GROUP BY u.id
  ) fleet USING (unit_id)
  LEFT JOIN (
    SELECT unit_id, day, count(*) AS vehicles FROM (
      SELECT u.id AS unit_id, whole.day::date AS day, v.id
      FROM units u
      JOIN vehicles v ON v.product_id = u.product_id AND v.status
      JOIN vehicle_away o ON o.vehicle_id = v.id AND (o.lapses_at IS NULL OR o.lapses_at > at)
        AND o.during && tstzrange(from_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh',
          greatest(from_day, to_day)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')
      CROSS JOIN LATERAL generate_series(
        greatest(from_day, (lower(o.during) AT TIME ZONE 'Asia/Ho_Chi_Minh')::date)::timestamp,
        least(to_day - 1, (upper(o.during) AT TIME ZONE 'Asia/Ho_Chi_Minh')::date)::timestamp, interval '1 day'
      ) AS whole (day)
      WHERE u.id = ANY (of_units)
      GROUP BY u.id, whole.day, v.id
      HAVING range_agg(o.during) @> tstzrange(whole.day AT TIME ZONE 'Asia/Ho_Chi_Minh',
        (whole.day + interval '1 day') AT TIME ZONE 'Asia/Ho_Chi_Minh')
    ) taken
    GROUP BY unit_id, day
  ) away USING (unit_id, day)
$$;
