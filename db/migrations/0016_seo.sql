-- Addresses that pages once had. A page that finds nothing under its address looks here where it went.
CREATE TABLE moved_addresses (
  path     text PRIMARY KEY CHECK (path LIKE '/%'),
  target   text NOT NULL CHECK (target LIKE '/%'),
  moved_by text NOT NULL,
  moved_at timestamptz NOT NULL DEFAULT now(),
  CHECK (target <> path)
);
CREATE INDEX moved_addresses_target ON moved_addresses (target);
