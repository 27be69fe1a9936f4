-- extends
-- The lines of a transaction are chained by the first of them: an import writes hundreds, and each looked for the end of the
-- chain by itself. Lines of others that are not chained yet are not committed, so they are not seen here.
CREATE OR REPLACE FUNCTION chain_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line history;
  place bigint;
  former bytea;
  own bytea;
BEGIN
  IF EXISTS (SELECT FROM history_chain WHERE line_id = NEW.id) THEN
    RETURN NULL;
  END IF;
  -- One writer at a time. It is released after what it wrote can be seen.
  PERFORM pg_advisory_xact_lock(hashtext('history_chain'));
  SELECT position, hash INTO place, own FROM history_chain ORDER BY position DESC LIMIT 1;
  place := coalesce(place, 0);
  own := coalesce(own, '\x');
  FOR line IN
    SELECT h.* FROM history h
    WHERE h.id >= NEW.id AND NOT EXISTS (SELECT FROM history_chain c WHERE c.line_id = h.id)
    ORDER BY h.id
  LOOP
    place := place + 1;
    former := own;
    own := history_hash(former, line);
    INSERT INTO history_chain (position, line_id, previous_hash, hash) VALUES (place, line.id, former, own);
  END LOOP;
  RETURN NULL;
END
$$;
