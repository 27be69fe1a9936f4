-- extends
-- A booking whose match was taken back in part waits for the rest of its money: until then nothing of it is sold (decision 0081).
-- How the items of a booking stand now: what still takes place counts as agreed, of the rest what its conditions kept. Of a
-- booking that was cancelled as a whole that is what its guest did not get back, shared out by what the items came to. One that
-- waits, for its money or for what its guest chooses, or waited in vain, has sold nothing, whatever was paid towards it.
CREATE OR REPLACE FUNCTION sale_standing(of_booking uuid, as_sold boolean) RETURNS TABLE (
  "position" int, kind text, product_id int, unit_id int, rate_plan_id int, from_on date, to_on date, is_live boolean,
  unit_nights int, guests int, nights int, quantity int, amount_vnd bigint, discount_vnd bigint, price_vnd bigint
) LANGUAGE sql STABLE AS $$
  WITH booking AS (
    SELECT b.quote, as_sold OR b.state IN ('confirmed', 'disrupted', 'completed') AS is_sold,
      CASE WHEN b.state IN ('held', 'pending_payment', 'paid_unallocated', 'expired') THEN 0 ELSE
        (SELECT -coalesce(sum(l.amount_vnd), 0) FROM ledger_entries l WHERE l.booking_id = b.id AND l.account = 'guest')
      END AS left_vnd
    FROM bookings b WHERE b.id = of_booking
  ), item AS (
    SELECT i.*, b.quote, b.is_sold, b.is_sold AND (as_sold OR i.snapshot->>'ended' IS NULL) AS is_live,
      greatest((i.snapshot->>'nights')::int, 0) AS nights,
      CASE WHEN i.snapshot->>'ended' = 'cancelled'
        THEN coalesce((b.quote->'items'->i.position->>'keptVnd')::bigint, 0) ELSE 0 END AS kept_vnd,
      least(greatest(b.left_vnd, 0), (b.quote->>'total')::bigint) AS left_vnd
    FROM booking_items i CROSS JOIN booking b WHERE i.booking_id = of_booking
  ), weighed AS (
    SELECT *, sum(weight) OVER (ORDER BY position) AS upto, sum(weight) OVER () AS whole
    FROM (SELECT *, CASE WHEN snapshot->>'ended' IS NULL THEN amount_vnd ELSE kept_vnd END AS weight FROM item) i
  ), line AS (
    SELECT i.position,
      -coalesce(sum((line->>'amount')::bigint)
        FILTER (WHERE line->>'label' = 'Mã ưu đãi ' || (i.quote->'promotion'->>'code')), 0) AS code_vnd,
      -coalesce(sum((line->>'amount')::bigint) FILTER (WHERE line->>'label' = 'Điểm tích lũy'), 0) AS points_vnd
    FROM item i LEFT JOIN LATERAL jsonb_array_elements(i.snapshot->'lines') line ON true GROUP BY i.position
  )
  SELECT i.position, i.kind, i.product_id, i.unit_id, i.rate_plan_id, i.from_on, i.to_on, i.is_live,
    i.quantity * greatest(i.nights, 1), i.adults + cardinality(i.child_ages), i.nights, i.quantity,
    CASE WHEN i.is_live THEN i.amount_vnd WHEN i.is_sold THEN i.kept_vnd
      WHEN i.whole = 0 THEN 0
      ELSE round(i.left_vnd * i.upto / i.whole) - round(i.left_vnd * (i.upto - i.weight) / i.whole) END::bigint,
    CASE WHEN i.is_live THEN l.code_vnd ELSE 0 END::bigint,
    (i.amount_vnd + l.code_vnd + l.points_vnd)::bigint
  FROM weighed i JOIN line l USING (position)
$$;

SELECT settle_sale(id, now()) FROM bookings
WHERE confirmed_at IS NOT NULL AND state IN ('held', 'pending_payment', 'paid_unallocated', 'expired');
