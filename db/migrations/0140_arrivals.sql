-- extends
-- A guest who comes later than the service begins, which its supplier acknowledges, or who did not come at all, item by item.
CREATE TABLE booking_arrivals (
  id              uuid PRIMARY KEY,
  booking_id      uuid NOT NULL REFERENCES bookings,
  -- Of the item that it is about, from 0.
  position        int NOT NULL CHECK (position >= 0),
  kind            text NOT NULL CHECK (kind IN ('late', 'no_show')),
  -- When who is late will be there.
  arrives_at      timestamptz,
  note            text NOT NULL DEFAULT '',
  -- What the conditions of the item keep of who did not come.
  kept_vnd        bigint CHECK (kept_vnd >= 0),
  -- 'guest', 'staff:<id>' or 'supplier:<id>'.
  noted_by        text NOT NULL,
  noted_at        timestamptz NOT NULL,
  acknowledged_by text,
  acknowledged_at timestamptz,
  -- Taken back, or another hour was told since.
  ended_by        text,
  ended_at        timestamptz,
  CHECK ((kind = 'late') = (arrives_at IS NOT NULL)),
  CHECK ((kind = 'no_show') = (kept_vnd IS NOT NULL)),
  CHECK ((acknowledged_by IS NULL) = (acknowledged_at IS NULL)),
  CHECK ((ended_by IS NULL) = (ended_at IS NULL))
);
CREATE UNIQUE INDEX booking_arrivals_standing ON booking_arrivals (booking_id, position, kind) WHERE ended_at IS NULL;
CREATE INDEX booking_arrivals_booking ON booking_arrivals (booking_id);
CREATE INDEX booking_arrivals_unheard ON booking_arrivals (arrives_at)
  WHERE kind = 'late' AND acknowledged_at IS NULL AND ended_at IS NULL;
