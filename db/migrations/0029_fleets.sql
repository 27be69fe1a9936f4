-- What several units share and what cannot be at two places at once: boats, buses, guides, a hall. The cars of a car
-- product are such a fleet already, known by their product; a fleet of its own is shared by units of any products.
CREATE TABLE fleets (
  id                 int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code               text NOT NULL UNIQUE,
  title              text NOT NULL CHECK (title IS NFC NORMALIZED),
  -- Behind each use: to clean, refuel and come back.
  turnaround_minutes int NOT NULL DEFAULT 0 CHECK (turnaround_minutes BETWEEN 0 AND 1440),
  updated_at         timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE vehicles ALTER COLUMN product_id DROP NOT NULL;
ALTER TABLE vehicles ADD COLUMN fleet_id int REFERENCES fleets;
ALTER TABLE vehicles ADD CONSTRAINT vehicles_of_one_fleet CHECK (num_nonnulls(product_id, fleet_id) = 1);
ALTER TABLE vehicles ADD CONSTRAINT vehicles_fleet_code UNIQUE (fleet_id, code);

-- What a place of a unit needs of a fleet: so many vehicles for each piece, or for a booking whatever its pieces; on its
-- day from `starts_at` (clock in Vietnam) for `minutes`, or for `minutes` a piece from when the guest chooses.
CREATE TABLE unit_fleets (
  unit_id   int NOT NULL REFERENCES units ON DELETE CASCADE,
  fleet_id  int NOT NULL REFERENCES fleets,
  quantity  int NOT NULL DEFAULT 1 CHECK (quantity >= 1),
  per       text NOT NULL DEFAULT 'piece' CHECK (per IN ('piece', 'booking')),
  starts_at time,
  minutes   int NOT NULL CHECK (minutes BETWEEN 1 AND 8640),
  -- Holds that are younger than this have what it says.
  since     timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (unit_id, fleet_id)
);
CREATE INDEX unit_fleets_fleet ON unit_fleets (fleet_id);

-- For which place of its hold a vehicle is owned; null for a trip at a time that the guest chose.
ALTER TABLE vehicle_holds ADD COLUMN unit_id int;
ALTER TABLE vehicle_holds ADD COLUMN day date;
ALTER TABLE vehicle_holds ADD CONSTRAINT vehicle_holds_place CHECK ((unit_id IS NULL) = (day IS NULL));

-- When a unit is away with what it needs of a fleet on a day, the turnaround included.
CREATE FUNCTION away_during(day date, starts_at time, minutes int) RETURNS tstzrange
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tstzrange((day + starts_at) AT TIME ZONE 'Asia/Ho_Chi_Minh',
    (day + starts_at + make_interval(mins => minutes)) AT TIME ZONE 'Asia/Ho_Chi_Minh')
$$;

-- How many places of units the fleets that they need leave on the days from from_day up to but not including to_day;
-- null where they leave as many as there are. Days on which no vehicle is away may be left out. Of what runs at a time
-- that the guest chooses, only vehicles count as away that are so for the whole of the day.
CREATE FUNCTION fleet_places(of_units int[], from_day date, to_day date, at timestamptz)
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
      JOIN vehicle_holds o ON o.vehicle_id = v.id AND o.owned AND o.during && tstzrange(
        from_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh',
        (greatest(from_day, to_day) + 8)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')
      JOIN holds h ON h.id = o.hold_id AND NOT (h.state = 'active' AND h.lapses_at <= at)
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

-- As before, and never more than the shared fleets of a unit leave: when one package of a boat is sold, the others whose
-- hours overlap are gone.
CREATE OR REPLACE FUNCTION free_places(of_units int[], from_day date, to_day date, at timestamptz)
  RETURNS TABLE (unit_id int, day date, places int, closed boolean)
  LANGUAGE sql STABLE AS $$
  SELECT i.unit_id, i.day, least(CASE
    WHEN fleet.size IS NULL THEN i.allotment - i.held - i.sold + coalesce(lapsed.quantity, 0)
    ELSE fleet.size - coalesce(away.vehicles, 0) END, shared.places)::int, i.closed
  FROM inventory i
  LEFT JOIN (
    SELECT l.unit_id, l.day, sum(l.quantity) AS quantity
    FROM holds h JOIN hold_lines l ON l.hold_id = h.id
    WHERE h.state = 'active' AND h.lapses_at <= at
    GROUP BY l.unit_id, l.day
  ) lapsed USING (unit_id, day)
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
      JOIN vehicle_holds o ON o.vehicle_id = v.id AND o.owned
        AND o.during && tstzrange(from_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh',
          greatest(from_day, to_day)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')
      JOIN holds h ON h.id = o.hold_id AND NOT (h.state = 'active' AND h.lapses_at <= at)
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
  WHERE i.unit_id = ANY (of_units) AND i.day >= from_day AND i.day < to_day
$$;
