-- extends
-- Places that other sales channels have taken: what their calendars (iCal) say is busy is not sold here. A block leaves `held`
-- and `sold` alone, which stay the sums of the ledger of holds; a day can be blocked for more places than are left.
ALTER TABLE inventory ADD COLUMN blocked int NOT NULL DEFAULT 0 CHECK (blocked >= 0);

CREATE TABLE unit_blocks (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  unit_id  int NOT NULL REFERENCES units ON DELETE CASCADE,
  -- Who says so, as 'feed:12'; a source replaces what it said before as a whole.
  source   text NOT NULL,
  from_day date NOT NULL,
  to_day   date NOT NULL CHECK (to_day > from_day),
  -- Null blocks the unit as a whole, however many places it has.
  quantity int CHECK (quantity > 0)
);
CREATE INDEX unit_blocks_unit ON unit_blocks (unit_id, to_day);

-- What is blocked of a unit on a day. 100000 is more than a day can have.
CREATE FUNCTION blocked_on(of_unit int, on_day date) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT least(coalesce(sum(coalesce(quantity, 100000)), 0), 100000)::int
  FROM unit_blocks WHERE unit_id = of_unit AND from_day <= on_day AND to_day > on_day
$$;

-- Days that are opened later are blocked like the others.
CREATE FUNCTION block_opened_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE inventory i SET blocked = blocked_on(i.unit_id, i.day)
  FROM opened o
  WHERE i.unit_id = o.unit_id AND i.day = o.day
    AND o.unit_id IN (SELECT b.unit_id FROM unit_blocks b) AND blocked_on(o.unit_id, o.day) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER block_opened_days AFTER INSERT ON inventory REFERENCING NEW TABLE AS opened
  FOR EACH STATEMENT EXECUTE FUNCTION block_opened_days();

-- As before, less what is blocked.
CREATE OR REPLACE FUNCTION unit_places(of_units int[], from_day date, to_day date, at timestamptz)
  RETURNS TABLE (unit_id int, day date, places int, closed boolean)
  LANGUAGE sql STABLE AS $$
  SELECT i.unit_id, i.day,
    greatest(i.allotment - i.held - i.sold - i.blocked + coalesce(lapsed.quantity, 0), 0)::int, i.closed
  FROM inventory i
  LEFT JOIN (
    SELECT l.unit_id, l.day, sum(l.quantity) AS quantity
    FROM holds h JOIN hold_lines l ON l.hold_id = h.id
    WHERE h.state = 'active' AND h.lapses_at <= at
    GROUP BY l.unit_id, l.day
  ) lapsed USING (unit_id, day)
  WHERE i.unit_id = ANY (of_units) AND i.day >= from_day AND i.day < to_day
$$;

-- Calendars of other channels that a unit follows.
CREATE TABLE calendar_feeds (
  id               int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  unit_id          int NOT NULL REFERENCES units ON DELETE CASCADE,
  -- What staff call the channel: 'Airbnb'.
  title            text NOT NULL,
  -- Sealed: who has the address reads the calendar.
  address          text NOT NULL,
  host             text NOT NULL,
  -- Whether an event takes one place or the unit as a whole.
  takes            text NOT NULL CHECK (takes IN ('place', 'unit')),
  -- Events with these words in their title are left out; empty for none.
  ignored_words    text NOT NULL DEFAULT '',
  added_at         timestamptz NOT NULL,
  next_try_at      timestamptz NOT NULL,
  tried_at         timestamptz,
  -- The start of the last try that brought a calendar.
  imported_at      timestamptz,
  -- 'ok', or why the last try brought nothing.
  outcome          text,
  event_count      int NOT NULL DEFAULT 0,
  -- Since when the unit is not sold because nothing is known of this channel.
  stopped_at       timestamptz,
  -- Since when its imports find days that were sold here as well.
  overbooked_since timestamptz,
  UNIQUE (unit_id, title)
);
CREATE INDEX calendar_feeds_due ON calendar_feeds (next_try_at);

-- Addresses at which other channels read what a unit has left. One that is made for a feed leaves out what that feed said.
CREATE TABLE calendar_addresses (
  id            int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  unit_id       int NOT NULL REFERENCES units ON DELETE CASCADE,
  feed_id       int REFERENCES calendar_feeds ON DELETE CASCADE,
  token_hash    text NOT NULL UNIQUE,
  made_at       timestamptz NOT NULL,
  made_by       text NOT NULL,
  last_asked_at timestamptz
);
CREATE UNIQUE INDEX calendar_addresses_of ON calendar_addresses (unit_id, coalesce(feed_id, 0));
