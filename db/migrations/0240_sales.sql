-- extends
-- What a supplier takes for what is sold of theirs: a net price, by unit and plan and for days of service, or what they
-- leave us of the price. Nothing of it is changed; what holds no more is ended, and another is put beside it.
CREATE TABLE cost_rates (
  id                 int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  supplier_id        int NOT NULL REFERENCES suppliers,
  -- Of all that the supplier has; of one product; of one unit of it; of that unit by one plan.
  product_id         int REFERENCES products,
  unit_id            int REFERENCES units,
  rate_plan_id       int REFERENCES rate_plans,
  -- A net price for a unit and night, for a unit, for a guest; or a percentage of the price that stays with us.
  basis              text NOT NULL CHECK (basis IN ('night', 'unit', 'guest', 'commission')),
  net_vnd            bigint CHECK (net_vnd >= 0),
  commission_percent numeric(5, 2) CHECK (commission_percent BETWEEN 0 AND 100),
  -- Days of service, both included; without the second as long as it is not ended.
  from_on            date NOT NULL,
  to_on              date CHECK (to_on >= from_on),
  made_by            text NOT NULL,
  made_name          text NOT NULL,
  made_at            timestamptz NOT NULL,
  ended_at           timestamptz,
  ended_by           text,
  CHECK ((basis = 'commission') = (net_vnd IS NULL)),
  CHECK ((basis = 'commission') = (commission_percent IS NOT NULL)),
  CHECK (basis = 'commission' OR unit_id IS NOT NULL),
  CHECK (unit_id IS NULL OR product_id IS NOT NULL),
  CHECK (rate_plan_id IS NULL OR unit_id IS NOT NULL),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL))
);
CREATE INDEX cost_rates_supplier ON cost_rates (supplier_id, id);

-- The rate that holds for a unit on a day: the narrowest, of several such the one that began last.
CREATE FUNCTION cost_rate_on(of_product int, of_unit int, of_plan int, on_day date) RETURNS cost_rates
  LANGUAGE sql STABLE AS $$
  SELECT r FROM cost_rates r
  WHERE r.supplier_id = (SELECT supplier_id FROM products WHERE id = of_product) AND r.ended_at IS NULL
    AND (r.product_id IS NULL OR r.product_id = of_product) AND (r.unit_id IS NULL OR r.unit_id = of_unit)
    AND (r.rate_plan_id IS NULL OR r.rate_plan_id = of_plan)
    AND r.from_on <= on_day AND (r.to_on IS NULL OR r.to_on >= on_day)
  ORDER BY r.rate_plan_id IS NULL, r.unit_id IS NULL, r.product_id IS NULL, r.from_on DESC, r.id DESC
  LIMIT 1
$$;

-- What an item costs us by the rates of now, in đồng; null where nobody has said. `price_vnd` is what the supplier is told
-- that it sells for: what codes and points of ours take off is ours to bear.
CREATE FUNCTION item_cost(
  of_product int, of_unit int, of_plan int, first_on date, nights int, quantity int, guests int, price_vnd bigint
) RETURNS bigint LANGUAGE sql STABLE AS $$
  WITH night AS (
    SELECT (cost_rate_on(of_product, of_unit, of_plan, first_on + n)).*, n
    FROM generate_series(0, greatest(nights, 1) - 1) n
  ), begins AS (SELECT * FROM night WHERE n = 0)
  SELECT CASE basis
    WHEN 'commission' THEN price_vnd - round(price_vnd * commission_percent / 100)::bigint
    WHEN 'unit' THEN net_vnd * quantity
    WHEN 'guest' THEN net_vnd * guests
    WHEN 'night' THEN (SELECT CASE WHEN bool_and(coalesce(basis, '') = 'night') THEN sum(net_vnd)::bigint * quantity END
      FROM night)
  END FROM begins
$$;

-- What each change of a booking did to sales and costs, a line for each of its items: the sum of a booking's lines is how it
-- stands. Written in the transaction of the change (`settle_sale`), never changed.
CREATE TABLE sale_lines (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id   uuid NOT NULL REFERENCES bookings,
  -- Of the item in its booking, from 0.
  position     int NOT NULL,
  cause        text NOT NULL CHECK (cause IN ('sold', 'changed', 'cancelled', 'cost')),
  at           timestamptz NOT NULL,
  -- In Vietnam.
  day          date NOT NULL GENERATED ALWAYS AS ((at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date) STORED,
  kind         text NOT NULL,
  product_id   int NOT NULL REFERENCES products,
  unit_id      int NOT NULL REFERENCES units,
  rate_plan_id int NOT NULL REFERENCES rate_plans,
  supplier_id  int NOT NULL REFERENCES suppliers,
  -- The first of the product's, as it was then.
  province_id  int REFERENCES provinces,
  -- Who made the booking: a guest on the site, staff at the desk, or a guest who took an offer.
  channel      text NOT NULL CHECK (channel IN ('web', 'office', 'offer')),
  promotion_id int REFERENCES promotions,
  from_on      date NOT NULL,
  to_on        date NOT NULL,
  -- How many items, unit nights and guests there are more since; negative where there are less.
  items        int NOT NULL,
  unit_nights  int NOT NULL,
  guests       int NOT NULL,
  -- What it is sold for, after what the code took off.
  amount_vnd   bigint NOT NULL,
  discount_vnd bigint NOT NULL DEFAULT 0,
  -- What its supplier gets; null where no rate says. How much more is sold whose cost is known.
  cost_vnd     bigint,
  costed_vnd   bigint NOT NULL DEFAULT 0,
  -- Of a cost that was set by hand: 'staff:<id>', as they were called that day, and why.
  actor        text,
  actor_name   text,
  reason       text NOT NULL DEFAULT '',
  CHECK ((cause = 'cost') = (actor IS NOT NULL)),
  CHECK (cause <> 'cost' OR (cost_vnd IS NOT NULL AND reason <> ''))
);
CREATE INDEX sale_lines_booking ON sale_lines (booking_id, position);
CREATE INDEX sale_lines_day ON sale_lines (day);
CREATE INDEX sale_lines_promotion ON sale_lines (promotion_id, day) WHERE promotion_id IS NOT NULL;
CREATE INDEX sale_lines_supplier ON sale_lines (supplier_id, to_on) WHERE cost_vnd <> 0;
CREATE TRIGGER sale_lines_append_only BEFORE UPDATE OR DELETE ON sale_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- How the items of a booking stand now: what still takes place counts as agreed, of the rest what its conditions kept. Of a
-- booking that was cancelled as a whole that is what its guest did not get back, shared out by what the items came to.
CREATE FUNCTION sale_standing(of_booking uuid, as_sold boolean) RETURNS TABLE (
  "position" int, kind text, product_id int, unit_id int, rate_plan_id int, from_on date, to_on date, is_live boolean,
  unit_nights int, guests int, nights int, quantity int, amount_vnd bigint, discount_vnd bigint, price_vnd bigint
) LANGUAGE sql STABLE AS $$
  WITH booking AS (
    SELECT b.quote, as_sold OR b.state IN ('confirmed', 'disrupted', 'completed') AS is_sold,
      (SELECT -coalesce(sum(l.amount_vnd), 0) FROM ledger_entries l WHERE l.booking_id = b.id AND l.account = 'guest')
        AS left_vnd
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

-- Brings the lines of a booking in line with how it stands: what differs is a new line, of the moment `changed`. Safe to repeat.
-- `as_sold` writes how it stood when it was sold, for bookings of before there were lines.
CREATE FUNCTION settle_sale(of_booking uuid, changed timestamptz, as_sold boolean DEFAULT false) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  booking record;
  is_first boolean := NOT EXISTS (SELECT FROM sale_lines WHERE booking_id = of_booking);
BEGIN
  SELECT b.state, b.confirmed_at, b.fare_id, (b.quote->'promotion'->>'id')::int AS promotion_id,
    as_sold OR b.state IN ('confirmed', 'disrupted', 'completed') AS is_sold,
    CASE WHEN b.fare_id IS NOT NULL THEN 'offer'
      WHEN (SELECT e.actor FROM booking_events e WHERE e.booking_id = b.id ORDER BY e.id LIMIT 1) LIKE 'staff:%'
      THEN 'office' ELSE 'web' END AS channel
  INTO booking FROM bookings b WHERE b.id = of_booking;
  IF booking.confirmed_at IS NULL OR (is_first AND NOT booking.is_sold) THEN
    RETURN;
  END IF;
  INSERT INTO sale_lines (booking_id, position, cause, at, kind, product_id, unit_id, rate_plan_id, supplier_id, province_id,
    channel, promotion_id, from_on, to_on, items, unit_nights, guests, amount_vnd, discount_vnd, cost_vnd, costed_vnd)
  WITH before AS (
    SELECT l.position, l.product_id, l.unit_id, l.rate_plan_id, l.from_on, l.to_on, min(l.kind) AS kind,
      sum(l.items) AS items, sum(l.unit_nights) AS unit_nights, sum(l.guests) AS guests, sum(l.amount_vnd) AS amount_vnd,
      sum(l.discount_vnd) AS discount_vnd, sum(l.cost_vnd) AS cost_sum, sum(l.costed_vnd) AS costed_vnd,
      CASE WHEN sum(l.costed_vnd) = sum(l.amount_vnd) THEN sum(l.cost_vnd) END AS cost_vnd
    FROM sale_lines l WHERE l.booking_id = of_booking GROUP BY 1, 2, 3, 4, 5, 6
  ), both_ways AS (
    SELECT position, product_id, unit_id, rate_plan_id, from_on, to_on, coalesce(s.kind, b.kind) AS kind,
      coalesce(s.is_live, true) AS is_live,
      CASE WHEN s.is_live THEN 1 ELSE 0 END AS items, CASE WHEN s.is_live THEN s.unit_nights ELSE 0 END AS unit_nights,
      CASE WHEN s.is_live THEN s.guests ELSE 0 END AS guests, coalesce(s.amount_vnd, 0) AS amount_vnd,
      coalesce(s.discount_vnd, 0) AS discount_vnd,
      CASE
        -- Nothing is there of it any more, or what the conditions kept: the supplier's part of it is as of the price.
        WHEN s.is_live IS NULL THEN 0
        WHEN NOT s.is_live THEN CASE WHEN b.cost_vnd IS NOT NULL
          THEN coalesce(round(b.cost_vnd::numeric * s.amount_vnd / nullif(b.amount_vnd, 0)), 0)::bigint END
        -- As it was: so is its cost, whatever the rates have become.
        WHEN b.items = 1 AND (b.unit_nights, b.guests, b.amount_vnd) = (s.unit_nights, s.guests, s.amount_vnd)
          THEN b.cost_vnd
        ELSE item_cost(s.product_id, s.unit_id, s.rate_plan_id, s.from_on, s.nights, s.quantity, s.guests, s.price_vnd)
      END AS cost_vnd,
      coalesce(b.items, 0) AS items_before, coalesce(b.unit_nights, 0) AS unit_nights_before,
      coalesce(b.guests, 0) AS guests_before, coalesce(b.amount_vnd, 0) AS amount_before,
      coalesce(b.discount_vnd, 0) AS discount_before, b.cost_sum AS cost_before, coalesce(b.costed_vnd, 0) AS costed_before
    FROM sale_standing(of_booking, as_sold) s
    FULL JOIN before b USING (position, product_id, unit_id, rate_plan_id, from_on, to_on)
  ), line AS (
    SELECT w.*, items - items_before AS more_items, unit_nights - unit_nights_before AS more_nights,
      guests - guests_before AS more_guests, amount_vnd - amount_before AS more_vnd,
      discount_vnd - discount_before AS more_discount,
      CASE WHEN w.cost_vnd IS NOT NULL OR cost_before IS NOT NULL
        THEN coalesce(w.cost_vnd, 0) - coalesce(cost_before, 0) END AS more_cost,
      CASE WHEN w.cost_vnd IS NULL THEN 0 ELSE amount_vnd END - costed_before AS more_costed
    FROM both_ways w
  )
  SELECT of_booking, w.position,
    CASE WHEN is_first THEN 'sold' WHEN w.is_live AND booking.is_sold THEN 'changed' ELSE 'cancelled' END,
    changed, w.kind, w.product_id, w.unit_id, w.rate_plan_id, p.supplier_id,
    (SELECT province_id FROM product_provinces o WHERE o.product_id = p.id ORDER BY o.position, province_id LIMIT 1),
    booking.channel, booking.promotion_id, w.from_on, w.to_on, more_items, more_nights, more_guests, more_vnd,
    more_discount, more_cost, more_costed
  FROM line w JOIN products p ON p.id = w.product_id
  WHERE (more_items, more_nights, more_guests, more_vnd, more_discount, coalesce(more_cost, 0), more_costed) <> (0, 0, 0, 0, 0, 0, 0)
  ORDER BY w.position, amount_vnd;
END $$;

-- At the end of the transaction, when all that belongs to the change is written.
CREATE FUNCTION booking_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_sale(id, changed_at) FROM bookings WHERE id = NEW.id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER bookings_sale AFTER UPDATE OF state, quote ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.confirmed_at IS NOT NULL) EXECUTE FUNCTION booking_sale();

-- What is paid back later, or is not after all, changes what a cancelled booking leaves us.
CREATE FUNCTION refund_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_sale(id, greatest(changed_at, coalesce(NEW.ended_at, NEW.created_at))) FROM bookings
  WHERE id = NEW.booking_id AND state NOT IN ('confirmed', 'disrupted', 'completed');
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER refunds_sale AFTER INSERT OR UPDATE OF state ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refund_sale();

-- Bookings of before, as they were sold and as they stand now; what changed in between counts when it changed last.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT id, confirmed_at, changed_at FROM bookings WHERE confirmed_at IS NOT NULL ORDER BY confirmed_at LOOP
    PERFORM settle_sale(one.id, one.confirmed_at, true);
    PERFORM settle_sale(one.id, one.changed_at);
  END LOOP;
END $$;
