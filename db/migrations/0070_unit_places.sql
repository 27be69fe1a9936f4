-- extends
-- Lists priced for a trip read the places of thousands of units: of what needs no fleet, places are counted by themselves.

-- What the counters of units leave on the days from_day up to but not including to_day, whatever their fleets leave. Places of
-- lapsed holds count as free.
CREATE FUNCTION unit_places(of_units int[], from_day date, to_day date, at timestamptz)
  RETURNS TABLE (unit_id int, day date, places int, closed boolean)
  LANGUAGE sql STABLE AS $$
  SELECT i.unit_id, i.day, (i.allotment - i.held - i.sold + coalesce(lapsed.quantity, 0))::int, i.closed
  FROM inventory i
  LEFT JOIN (
    SELECT l.unit_id, l.day, sum(l.quantity) AS quantity
    FROM holds h JOIN hold_lines l ON l.hold_id = h.id
    WHERE h.state = 'active' AND h.lapses_at <= at
    GROUP BY l.unit_id, l.day
  ) lapsed USING (unit_id, day)
  WHERE i.unit_id = ANY (of_units) AND i.day >= from_day AND i.day < to_day
$$;

-- As before.
CREATE OR REPLACE FUNCTION free_places(of_units int[], from_day date, to_day date, at timestamptz)
  RETURNS TABLE (unit_id int, day date, places int, closed boolean)
  LANGUAGE sql STABLE AS $$
  SELECT i.unit_id, i.day, least(CASE
    WHEN fleet.size IS NULL THEN i.places ELSE fleet.size - coalesce(away.vehicles, 0) END, shared.places)::int, i.closed
  FROM unit_places(of_units, from_day, to_day, at) i
  LEFT JOIN fleet_places(of_units, from_day, to_day, at) shared USING (unit_id, day)
  LEFT JOIN (
    SELECT u.id AS unit_id, count(*) FILTER (WHERE v.status) AS size
    FROM units u JOIN vehicles v USING (product_id)
    WHERE u.id = ANY (of_units)
    GROUP BY u.id
  ) fleet USING (unit_id)
  LEFT JOIN (
    SELECT unit_id, day, count(*) AS vehicles FROM (
      SELECT u.id AS unit_id, whole.day::date AS day, v.id
      FROM units u
      JOIN vehicles v ON v.product_id = u.product_id AND v.status
      JOIN vehicle_holds o ON o.vehicle_id = v.id AND o.owned
        AND o.during && tstzrange(from_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh',
          greatest(from_day, to_day)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')
      JOIN holds h ON h.id = o.hold_id AND NOT (h.state = 'active' AND h.lapses_at <= at)
      CROSS JOIN LATERAL generate_series(
        greatest(from_day, (lower(o.during) AT TIME ZONE 'Asia/Ho_Chi_Minh')::date)::timestamp,
        least(to_day - 1, (upper(o.during) AT TIME ZONE 'Asia/Ho_Chi_Minh')::date)::timestamp, interval '1 day'
      ) AS whole (day)
      WHERE u.id = ANY (of_units)
      GROUP BY u.id, whole.day, v.id
      HAVING range_agg(o.during) @> tstzrange(whole.day AT TIME ZONE 'Asia/Ho_Chi_Minh',
        (whole.day + interval '1 day') AT TIME ZONE 'Asia/Ho_Chi_Minh')
    ) taken
    GROUP BY unit_id, day
  ) away USING (unit_id, day)
$$;
