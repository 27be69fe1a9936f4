-- extends
-- What the demo invented came in and was booked on the days that it tells of, not on the day when it was loaded.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('site.removes_demo', true) = 'yes' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

CREATE FUNCTION date_demo_trade() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('site.removes_demo', 'yes', true);
  UPDATE payment_inbox SET received_at = occurred_at + INTERVAL '1 minute'
  WHERE id::text IN (SELECT id FROM demo_objects WHERE type = 'message');
  UPDATE ledger_entries l SET at = coalesce(CASE
    WHEN l.inbox_id IS NOT NULL THEN (SELECT received_at FROM payment_inbox WHERE id = l.inbox_id)
    WHEN l.cause LIKE 'payout%' THEN (SELECT max(ended_at) FROM refunds WHERE booking_id = l.booking_id)
    WHEN l.cause LIKE 'refund%' THEN (SELECT max(created_at) FROM refunds WHERE booking_id = l.booking_id)
    ELSE (SELECT max(at) FROM booking_events WHERE booking_id = l.booking_id)
  END, l.at)
  WHERE l.booking_id::text IN (SELECT id FROM demo_objects WHERE type = 'booking')
    OR l.inbox_id::text IN (SELECT id FROM demo_objects WHERE type = 'message');
  PERFORM set_config('site.removes_demo', 'no', true);
END $$;

-- A part of a message that goes stands by itself from then on.
CREATE OR REPLACE FUNCTION delete_with_parts(target regclass, condition text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part record;
BEGIN
  FOR part IN
    SELECT c.conrelid::regclass AS name, child.attname AS column_name, parent.attname AS key
    FROM pg_constraint c
      JOIN pg_attribute child ON child.attrelid = c.conrelid AND child.attnum = c.conkey[1]
      JOIN pg_attribute parent ON parent.attrelid = c.confrelid AND parent.attnum = c.confkey[1]
    WHERE c.contype = 'f' AND c.confrelid = target AND cardinality(c.conkey) = 1
  LOOP
    IF part.name = target THEN
      EXECUTE format('UPDATE %s SET %I = NULL WHERE %I IN (SELECT %I FROM %s WHERE %s)',
        target, part.column_name, part.column_name, part.key, target, condition);
    ELSE
      PERFORM delete_with_parts(part.name,
        format('%I IN (SELECT %I FROM %s WHERE %s)', part.column_name, part.key, target, condition));
    END IF;
  END LOOP;
  EXECUTE format('DELETE FROM %s WHERE %s', target, condition);
END $$;

-- As before; invented money that staff have given to a real booking stays there.
CREATE OR REPLACE FUNCTION remove_demo_trade() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  demo_holds uuid[] := (SELECT array_agg(held.hold_id)
    FROM (SELECT id, hold_id FROM bookings UNION SELECT booking_id, hold_id FROM booking_changes) held
    JOIN demo_objects d ON d.type = 'booking' AND d.id = held.id::text WHERE held.hold_id IS NOT NULL);
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
  PERFORM delete_with_parts('payment_inbox', $q$id::text IN (SELECT id FROM demo_objects WHERE type = 'message')
    AND NOT EXISTS (SELECT FROM ledger_entries l JOIN payment_inbox m ON m.id = l.inbox_id
      WHERE l.booking_id IS NOT NULL AND payment_inbox.id IN (m.id, m.split_of))$q$);
  PERFORM delete_with_parts('disruptions', $q$id::text IN (SELECT id FROM demo_objects WHERE type = 'disruption')
    AND ended_at IS NOT NULL AND NOT EXISTS (SELECT FROM disruption_items i WHERE i.disruption_id = disruptions.id)$q$);
  DELETE FROM demo_objects
  WHERE type <> 'disruption' OR id NOT IN (SELECT id::text FROM disruptions WHERE ended_at IS NULL);
  PERFORM set_config('site.removes_demo', 'no', true);
END $$;
