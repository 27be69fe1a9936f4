-- extends
-- Companies that sell ours or want to hear of it: their keys to the API and the addresses that are told of bookings.
CREATE TABLE partners (
  id      int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title   text NOT NULL UNIQUE,
  made_at timestamptz NOT NULL,
  made_by text NOT NULL
);

CREATE TABLE partner_keys (
  id              int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  partner_id      int NOT NULL REFERENCES partners,
  title           text NOT NULL,
  key_hash        text NOT NULL UNIQUE,
  -- A key of mode 'test' books for the try-out: nothing of it is kept.
  mode            text NOT NULL CHECK (mode IN ('live', 'test')),
  scopes          text[] NOT NULL CHECK (cardinality(scopes) > 0),
  calls_a_minute  int NOT NULL CHECK (calls_a_minute BETWEEN 1 AND 600),
  made_at         timestamptz NOT NULL,
  made_by         text NOT NULL,
  last_used_at    timestamptz,
  revoked_at      timestamptz
);
CREATE INDEX partner_keys_partner ON partner_keys (partner_id);

-- Which partner a booking came from; no other one reads it.
CREATE TABLE partner_bookings (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  partner_id int NOT NULL REFERENCES partners,
  key_id     int NOT NULL REFERENCES partner_keys,
  made_at    timestamptz NOT NULL
);
CREATE INDEX partner_bookings_partner ON partner_bookings (partner_id, made_at DESC);

-- Bookings of test keys: what a real one would have answered, without anybody's name. No places, no money.
CREATE TABLE partner_test_bookings (
  code       text PRIMARY KEY,
  partner_id int NOT NULL REFERENCES partners,
  state      text NOT NULL,
  view       jsonb NOT NULL,
  made_at    timestamptz NOT NULL
);
CREATE INDEX partner_test_bookings_made ON partner_test_bookings (made_at);

CREATE TABLE webhook_endpoints (
  id             int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  partner_id     int NOT NULL REFERENCES partners,
  address        text NOT NULL,
  -- Sealed: the site signs with it.
  secret         text NOT NULL,
  events         text[] NOT NULL CHECK (cardinality(events) > 0),
  -- Of every booking, for a system of the company's own; else of the partner's own bookings.
  hears_all      boolean NOT NULL,
  made_at        timestamptz NOT NULL,
  made_by        text NOT NULL,
  -- Since when nothing has been taken.
  failing_since  timestamptz,
  -- Switched off because it failed for too long, until somebody switches it on.
  switched_off_at timestamptz,
  removed_at     timestamptz
);
CREATE INDEX webhook_endpoints_partner ON webhook_endpoints (partner_id);

-- What each endpoint was told or is to be told, once for each event.
CREATE TABLE webhook_deliveries (
  id           uuid PRIMARY KEY,
  endpoint_id  int NOT NULL REFERENCES webhook_endpoints,
  -- Names what happened, so that an event that is announced twice is told once.
  cause        text NOT NULL,
  event        text NOT NULL,
  booking_code text NOT NULL,
  -- As it is sent, at each try the same.
  body         text NOT NULL,
  state        text NOT NULL CHECK (state IN ('waiting', 'delivered', 'given_up')),
  attempts     int NOT NULL DEFAULT 0,
  outcome      text NOT NULL DEFAULT '',
  made_at      timestamptz NOT NULL,
  tried_at     timestamptz,
  next_try_at  timestamptz,
  UNIQUE (endpoint_id, cause)
);
CREATE INDEX webhook_deliveries_endpoint ON webhook_deliveries (endpoint_id, made_at DESC);
CREATE INDEX webhook_deliveries_made ON webhook_deliveries (made_at);
