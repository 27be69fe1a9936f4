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
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at   timestamptz,
  reason     text NOT NULL DEFAULT ''
);
CREATE INDEX holds_expiring ON holds (expires_at) WHERE state = 'active';

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
