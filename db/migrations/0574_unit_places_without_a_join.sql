-- extends
-- Lists read the places of thousands of units, and planning that costs the database as much as reading. So that one plan does for any
-- number of units, places are counted without a join: a plan made for few units joins thousands in loops. Only days with held
-- places can have lapsed ones, and mostly no hold has lapsed that is not swept yet, so that these are looked for last.
CREATE OR REPLACE FUNCTION unit_places(of_units int[], from_day date, to_day date, at timestamptz)
  RETURNS TABLE (unit_id int, day date, places int, closed boolean)
  LANGUAGE sql STABLE AS $$
  SELECT i.unit_id, i.day,
    greatest(i.allotment - i.held - i.sold - i.blocked + CASE
      WHEN i.held > 0 AND EXISTS (SELECT FROM holds WHERE state = 'active' AND lapses_at <= at)
      THEN (
        SELECT coalesce(sum(l.quantity), 0)
        FROM holds h JOIN hold_lines l ON l.hold_id = h.id
        WHERE h.state = 'active' AND h.lapses_at <= at AND l.unit_id = i.unit_id AND l.day = i.day
      )
      ELSE 0
    END, 0)::int, i.closed
  FROM inventory i
  WHERE i.unit_id = ANY (of_units) AND i.day >= from_day AND i.day < to_day
$$;
