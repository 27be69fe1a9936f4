-- extends
-- 0700 found the lines of a transaction by a join that PostgreSQL planned over the whole history where its statistics were older than
-- an import or a restored copy: each command then held the chain's lock for tenths of a second. Each line is looked up by its index
-- instead, whatever the statistics say, and a thousand at a time: the next line chains the next thousand.
CREATE OR REPLACE FUNCTION chain_history() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
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
    WHERE h.id >= NEW.id AND (SELECT c.position FROM history_chain c WHERE c.line_id = h.id) IS NULL
    ORDER BY h.id LIMIT 1000
  LOOP
    place := place + 1;
    former := own;
    own := history_hash(former, line);
    INSERT INTO history_chain (position, line_id, previous_hash, hash) VALUES (place, line.id, former, own);
  END LOOP;
  RETURN NULL;
END
$$;
