-- extends
-- Two guests who turned out to be one person: by what the former was known leads to the one who is kept. Nothing of theirs is
-- copied; bookings and requests go on naming what they were made with. Goes when the guest is erased, or when nothing names one of
-- both any more.
CREATE TABLE guest_merges (
  id           int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  former_phone text,
  former_email text,
  -- By which their pages are opened: the code of a booking or request, or the id of an account.
  former_key   text NOT NULL,
  kept_phone   text,
  kept_email   text,
  kept_key     text NOT NULL,
  merged_at    timestamptz NOT NULL,
  CHECK (num_nonnulls(former_phone, former_email) > 0),
  CHECK (num_nonnulls(kept_phone, kept_email) > 0)
);
-- A guest is merged into one other at most.
CREATE UNIQUE INDEX guest_merges_former ON guest_merges (former_phone, former_email) NULLS NOT DISTINCT;
CREATE INDEX guest_merges_kept ON guest_merges (kept_phone, kept_email);
