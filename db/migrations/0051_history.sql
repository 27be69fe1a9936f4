-- extends
-- Who did what in the office, from where and why: lines are added and nothing else. They are chained when their transaction
-- commits, so that commands wait for each other only for that moment and hold no other lock they could wait for then.
CREATE TABLE history (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at          timestamptz NOT NULL,
  -- As in the events of bookings: 'staff:<id>', 'system'.
  actor       text NOT NULL,
  -- As they were called that day.
  actor_name  text NOT NULL,
  -- An address of the network, or 'command line'.
  came_from   text NOT NULL,
  -- 'booking.cancel'
  verb        text NOT NULL,
  object_type text NOT NULL,
  object_id   text NOT NULL,
  -- Only what changed.
  before      jsonb,
  after       jsonb,
  reason      text NOT NULL,
  request_id  text,
  words       text NOT NULL GENERATED ALWAYS AS (lower(object_id || ' ' || actor_name || ' ' || reason)) STORED
);
CREATE INDEX history_object ON history (object_type, object_id, id);
CREATE INDEX history_actor ON history (actor, id);
CREATE INDEX history_verb ON history (verb, id);
CREATE INDEX history_at ON history (at);
CREATE INDEX history_words ON history USING gin (words gin_trgm_ops);

CREATE TABLE history_chain (
  position      bigint PRIMARY KEY,
  line_id       bigint NOT NULL UNIQUE REFERENCES history,
  previous_hash bytea NOT NULL,
  hash          bytea NOT NULL
);

-- Where a check found the chain whole, so that its end cannot be cut off unseen.
CREATE TABLE history_checks (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at       timestamptz NOT NULL,
  position bigint NOT NULL,
  hash     bytea NOT NULL
);

-- What is hashed is spelled out, so that neither a time zone nor a later column changes the hash of an old line.
CREATE FUNCTION history_hash(previous bytea, line history) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(jsonb_build_array(
    line.id, to_char(line.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), line.actor, line.actor_name, line.came_from,
    line.verb, line.object_type, line.object_id, line.before, line.after, line.reason, line.request_id)::text, 'UTF8'))
$$;

CREATE FUNCTION chain_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last history_chain;
BEGIN
  -- One writer at a time. It is released after what it wrote can be seen.
  PERFORM pg_advisory_xact_lock(hashtext('history_chain'));
  SELECT * INTO last FROM history_chain ORDER BY position DESC LIMIT 1;
  INSERT INTO history_chain (position, line_id, previous_hash, hash) VALUES (
    coalesce(last.position, 0) + 1, NEW.id, coalesce(last.hash, '\x'),
    history_hash(coalesce(last.hash, '\x'), NEW));
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER chain AFTER INSERT ON history DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION chain_history();
ALTER TABLE history ENABLE ALWAYS TRIGGER chain;

CREATE FUNCTION refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
END
$$;
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['history', 'history_chain', 'history_checks']
  LOOP
    EXECUTE format('CREATE TRIGGER only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_history()', kept);
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER only_added_to', kept);
  END LOOP;
END
$$;
