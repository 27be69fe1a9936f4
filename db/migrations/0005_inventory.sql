-- How many of a unit can be had on a day (night or departure). held and sold change only through the inventory
-- module's commands; the CHECK is the last guard against selling a place twice.
CREATE TABLE inventory (
  unit_id   int NOT NULL REFERENCES units,
  day       date NOT NULL,
  allotment int NOT NULL CHECK (allotment >= 0),
  held      int NOT NULL DEFAULT 0 CHECK (held >= 0),
  sold      int NOT NULL DEFAULT 0 CHECK (sold >= 0),
  closed    boolean NOT NULL DEFAULT false,
  PRIMARY KEY (unit_id, day),
  CONSTRAINT inventory_not_oversold CHECK (held + sold <= allotment)
);

-- active: places are in `held`. converted: they are in `sold`. released, expired and returned own nothing.
CREATE TABLE holds (
  id         uuid PRIMARY KEY,
  state      text NOT NULL CHECK (state IN ('active', 'converted', 'released', 'expired', 'returned')),
  -- What the guest is told.
  expires_at timestamptz NOT NULL,
  -- When the places may be taken by others: a little later, for a payment that is on its way.
  lapses_at  timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at   timestamptz,
  reason     text NOT NULL DEFAULT '',
  CHECK (lapses_at >= expires_at)
);
CREATE INDEX holds_lapsing ON holds (lapses_at) WHERE state = 'active';

-- The ledger that the counters of `inventory` must equal: one row for each hold, unit and day, demand already summed.
CREATE TABLE hold_lines (
  hold_id  uuid NOT NULL REFERENCES holds,
  unit_id  int NOT NULL,
  day      date NOT NULL,
  quantity int NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (hold_id, unit_id, day),
  FOREIGN KEY (unit_id, day) REFERENCES inventory (unit_id, day)
);
CREATE INDEX hold_lines_unit_day ON hold_lines (unit_id, day);

-- Vehicles that holds own for a time, the turnaround behind each trip included. The exclusion is the last guard against
-- letting one to two guests at once.
CREATE TABLE vehicle_holds (
  hold_id    uuid NOT NULL REFERENCES holds,
  vehicle_id int NOT NULL REFERENCES vehicles,
  during     tstzrange NOT NULL CHECK (NOT isempty(during)),
  -- Owned while the hold is active or converted; kept afterwards for the record.
  owned      boolean NOT NULL DEFAULT true,
  PRIMARY KEY (hold_id, vehicle_id, during),
  CONSTRAINT vehicle_held_once EXCLUDE USING gist (vehicle_id WITH =, during WITH &&) WHERE (owned)
);

-- What can be had of units on the days from_day up to but not including to_day. Places of lapsed holds count as free,
-- because whoever asks for them gets them, whether or not a sweeper has been by.
-- Of a unit whose product has a fleet, `places` is the number of vehicles that are not taken for the whole of the day
-- (0:00 to 24:00 in Vietnam). It is for calendars only: such a vehicle may still be away at the hour that somebody
-- wants. Whether a time can be had is told by the vehicles themselves. All units of the product share the number.
CREATE FUNCTION free_places(of_units int[], from_day date, to_day date, at timestamptz)
  RETURNS TABLE (unit_id int, day date, places int, closed boolean)
  LANGUAGE sql STABLE AS $$
  SELECT i.unit_id, i.day, (CASE
    WHEN fleet.size IS NULL THEN i.allotment - i.held - i.sold + coalesce(lapsed.quantity, 0)
    ELSE fleet.size - coalesce(away.vehicles, 0) END)::int, i.closed
  FROM inventory i
  LEFT JOIN (
    SELECT l.unit_id, l.day, sum(l.quantity) AS quantity
    FROM holds h JOIN hold_lines l ON l.hold_id = h.id
    WHERE h.state = 'active' AND h.lapses_at <= at
    GROUP BY l.unit_id, l.day
  ) lapsed USING (unit_id, day)
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
