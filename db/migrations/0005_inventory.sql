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
CREATE FUNCTION free_places(of_units int[], from_day date, to_day date, at timestamptz)
  RETURNS TABLE (unit_id int, day date, places int, closed boolean)
  LANGUAGE sql STABLE AS $$
  SELECT i.unit_id, i.day, (i.allotment - i.held - i.sold + coalesce(lapsed.quantity, 0))::int, i.closed
  FROM inventory i
  LEFT JOIN (
    SELECT l.unit_id, l.day, sum(l.quantity) AS quantity
    FROM holds h JOIN hold_lines l ON l.hold_id = h.id
    WHERE h.state = 'active' AND h.lapses_at <= at
    GROUP BY l.unit_id, l.day
  ) lapsed USING (unit_id, day)
  WHERE i.unit_id = ANY (of_units) AND i.day >= from_day AND i.day < to_day
$$;
