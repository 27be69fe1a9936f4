-- extends
-- Browsers that alerts are sent to (Web Push), as the browser itself named them. What a device is sent is sealed with its own keys.
CREATE TABLE push_devices (
  id         uuid PRIMARY KEY,
  -- The address at its push service; it is a secret of the browser.
  endpoint   text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
  public_key text NOT NULL,
  auth       text NOT NULL,
  -- Our key that the browser subscribed with: it takes nothing that another one signed.
  server_key text NOT NULL,
  kept_at    timestamptz NOT NULL
);

-- An alert has a mailbox, a device, or both: with `to_device` its news goes to the device, else the device is the one that the
-- mail was asked for on, which is told no more than once a day either.
ALTER TABLE alerts
  ALTER COLUMN email DROP NOT NULL,
  ADD COLUMN device_id uuid REFERENCES push_devices ON DELETE SET NULL,
  ADD COLUMN to_device boolean NOT NULL DEFAULT false,
  -- Whose alert it is when nobody's mailbox is known.
  ADD COLUMN lone_device uuid GENERATED ALWAYS AS (CASE WHEN email IS NULL THEN device_id END) STORED,
  ADD CONSTRAINT alerts_somebodys CHECK (email IS NOT NULL OR device_id IS NOT NULL),
  ADD CONSTRAINT alerts_to_device CHECK (NOT to_device OR device_id IS NOT NULL);
CREATE INDEX alerts_device ON alerts (device_id) WHERE device_id IS NOT NULL;

-- One alert of each kind for a trip and its subscriber. The first is what the former release names in ON CONFLICT.
ALTER TABLE alerts DROP CONSTRAINT alerts_email_kind_product_id_starts_on_ends_on_rooms_adults_key;
CREATE UNIQUE INDEX alerts_of_mailbox ON alerts (email, kind, product_id, starts_on, ends_on, rooms, adults);
CREATE UNIQUE INDEX alerts_of_subscriber ON alerts (email, lone_device, kind, product_id, starts_on, ends_on, rooms, adults)
  NULLS NOT DISTINCT;
