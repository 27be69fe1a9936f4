-- As before, with the rate of each night asked once: '(f(…)).*' calls a function for each of its columns.
CREATE OR REPLACE FUNCTION item_cost(
  of_product int, of_unit int, of_plan int, first_on date, nights int, quantity int, guests int, price_vnd bigint
) RETURNS bigint LANGUAGE sql STABLE AS $$
  WITH night AS (
    SELECT r.basis, r.net_vnd, r.commission_percent, n
    FROM generate_series(0, greatest(nights, 1) - 1) n
    CROSS JOIN LATERAL cost_rate_on(of_product, of_unit, of_plan, first_on + n) r
  ), begins AS (SELECT * FROM night WHERE n = 0)
  SELECT CASE basis
    WHEN 'commission' THEN price_vnd - round(price_vnd * commission_percent / 100)::bigint
    WHEN 'unit' THEN net_vnd * quantity
    WHEN 'guest' THEN net_vnd * guests
    WHEN 'night' THEN (SELECT CASE WHEN bool_and(coalesce(basis, '') = 'night') THEN sum(net_vnd)::bigint * quantity END
      FROM night)
  END FROM begins
$$;

-- As before, asked of days that a block covers and not of each day that is opened.
CREATE OR REPLACE FUNCTION block_opened_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE inventory i SET blocked = blocked_on(i.unit_id, i.day)
  FROM (
    SELECT DISTINCT o.unit_id, o.day
    FROM opened o JOIN unit_blocks b ON b.unit_id = o.unit_id AND b.from_day <= o.day AND b.to_day > o.day
  ) covered
  WHERE i.unit_id = covered.unit_id AND i.day = covered.day;
  RETURN NULL;
END $$;
