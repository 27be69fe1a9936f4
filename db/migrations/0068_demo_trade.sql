-- extends
-- What the demo invented, so that the office can say so and take it out again: nothing else is ever removed that way.
CREATE TABLE demo_objects (
  type text NOT NULL CHECK (type IN ('booking', 'enquiry', 'message', 'disruption')),
  id   text NOT NULL,
  PRIMARY KEY (type, id)
);

-- Ledger and events stay as they are written, except that invented ones go with what they are about.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('site.removes_demo', true) = 'yes' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

-- Deletes rows and whatever refers to them, the furthest first.
CREATE FUNCTION delete_with_parts(target regclass, condition text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part record;
BEGIN
  FOR part IN
    SELECT c.conrelid::regclass AS name, child.attname AS column_name, parent.attname AS key
    FROM pg_constraint c
      JOIN pg_attribute child ON child.attrelid = c.conrelid AND child.attnum = c.conkey[1]
      JOIN pg_attribute parent ON parent.attrelid = c.confrelid AND parent.attnum = c.confkey[1]
    WHERE c.contype = 'f' AND c.confrelid = target AND c.conrelid <> target AND cardinality(c.conkey) = 1
  LOOP
    PERFORM delete_with_parts(part.name,
      format('%I IN (SELECT %I FROM %s WHERE %s)', part.column_name, part.key, target, condition));
  END LOOP;
  EXECUTE format('DELETE FROM %s WHERE %s', target, condition);
END $$;

-- Takes the invented bookings, requests and money messages out, and gives their places back. A closing goes once it is
-- open again and nobody real was concerned, and stays known as invented until then.
CREATE FUNCTION remove_demo_trade() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  demo_holds uuid[] := (SELECT array_agg(b.hold_id) FROM bookings b
    JOIN demo_objects d ON d.type = 'booking' AND d.id = b.id::text WHERE b.hold_id IS NOT NULL);
BEGIN
  PERFORM set_config('site.removes_demo', 'yes', true);
  UPDATE inventory i SET held = i.held - taken.held, sold = i.sold - taken.sold
  FROM (
    SELECT l.unit_id, l.day, coalesce(sum(l.quantity) FILTER (WHERE h.state = 'active'), 0) AS held,
      coalesce(sum(l.quantity) FILTER (WHERE h.state = 'converted'), 0) AS sold
    FROM hold_lines l JOIN holds h ON h.id = l.hold_id
    WHERE h.id = ANY (demo_holds) AND h.state IN ('active', 'converted') GROUP BY 1, 2
  ) taken WHERE i.unit_id = taken.unit_id AND i.day = taken.day;
  PERFORM delete_with_parts('bookings', $q$id::text IN (SELECT id FROM demo_objects WHERE type = 'booking')$q$);
  PERFORM delete_with_parts('holds', format('id = ANY (%L::uuid[])', demo_holds));
  PERFORM delete_with_parts('requests', $q$id::text IN (SELECT id FROM demo_objects WHERE type = 'enquiry')$q$);
  PERFORM delete_with_parts('payment_inbox', $q$id::text IN (SELECT id FROM demo_objects WHERE type = 'message')$q$);
  PERFORM delete_with_parts('disruptions', $q$id::text IN (SELECT id FROM demo_objects WHERE type = 'disruption')
    AND ended_at IS NOT NULL AND NOT EXISTS (SELECT FROM disruption_items i WHERE i.disruption_id = disruptions.id)$q$);
  DELETE FROM demo_objects WHERE type <> 'disruption' OR id NOT IN (SELECT id::text FROM disruptions WHERE ended_at IS NULL);
  PERFORM set_config('site.removes_demo', 'no', true);
END $$;
