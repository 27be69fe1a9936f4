-- extends
-- A promotion is a code that guests type, or a deal that holds by itself for whoever keeps its conditions: then it has no
-- code, and its price stands wherever a price stands.
ALTER TABLE promotions
  ALTER COLUMN code DROP NOT NULL,
  -- Of so many nights of a stay so many are free.
  ADD COLUMN stay_nights int CHECK (stay_nights BETWEEN 2 AND 30),
  ADD COLUMN free_nights int CHECK (free_nights > 0),
  -- What it holds for, besides kinds; for everything when empty. Of provinces and places one will do.
  ADD COLUMN product_ids int[] NOT NULL DEFAULT '{}',
  ADD COLUMN province_ids int[] NOT NULL DEFAULT '{}',
  ADD COLUMN place_ids int[] NOT NULL DEFAULT '{}',
  -- Between which days the first day of service lies (included), and on which ISO weekdays.
  ADD COLUMN use_from date,
  ADD COLUMN use_to date,
  ADD COLUMN weekdays int[] NOT NULL DEFAULT '{}' CHECK (weekdays <@ '{1,2,3,4,5,6,7}'),
  -- How many days lie between booking and the first day of service.
  ADD COLUMN ahead_least int CHECK (ahead_least > 0),
  ADD COLUMN ahead_most int CHECK (ahead_most >= 0),
  ADD COLUMN nights_least int CHECK (nights_least > 0),
  -- Only for who has not paid a booking before; only for who is signed in, whose phone or mail is proven.
  ADD COLUMN is_first_only boolean NOT NULL DEFAULT false,
  ADD COLUMN is_account_only boolean NOT NULL DEFAULT false,
  -- Whether a code also takes off what has a deal already.
  ADD COLUMN is_combinable boolean NOT NULL DEFAULT true,
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  DROP CONSTRAINT promotions_check2,
  ADD CONSTRAINT promotions_takes_one CHECK (
    (percent > 0)::int + (amount_vnd > 0)::int + (stay_nights IS NOT NULL)::int = 1
  ),
  ADD CHECK ((stay_nights IS NULL) = (free_nights IS NULL)),
  ADD CHECK (stay_nights IS NULL OR code IS NULL),
  ADD CHECK (free_nights < stay_nights AND (free_nights * 2 <= stay_nights OR reason <> '')),
  ADD CHECK (use_from <= use_to),
  ADD CHECK (ahead_least <= ahead_most),
  -- A price that everybody is shown cannot hang on who asks, on what else they buy, or on how many asked before.
  ADD CONSTRAINT promotions_deal CHECK (code IS NOT NULL OR (
    from_total_vnd = 0 AND uses IS NULL AND uses_per_phone IS NULL AND NOT is_first_only AND NOT is_account_only
  ));

-- A booking may use a code and several deals.
ALTER TABLE promotion_uses
  DROP CONSTRAINT promotion_uses_pkey,
  ADD PRIMARY KEY (booking_id, promotion_id);

-- Whether a promotion holds for a product.
CREATE FUNCTION promotion_covers(offer promotions, product_id int, kind text) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT (cardinality(offer.kinds) = 0 OR kind = ANY (offer.kinds))
    AND (cardinality(offer.product_ids) = 0 OR product_id = ANY (offer.product_ids))
    AND (cardinality(offer.province_ids) + cardinality(offer.place_ids) = 0
      OR EXISTS (SELECT FROM product_provinces l
        WHERE l.product_id = promotion_covers.product_id AND l.province_id = ANY (offer.province_ids))
      OR EXISTS (SELECT FROM product_places l
        WHERE l.product_id = promotion_covers.product_id AND l.place_id = ANY (offer.place_ids)))
$$;

-- Lists keep in memory which deals hold for a product, as they keep its rules (0047).
CREATE FUNCTION note_deal_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  this constant bigint := pg_current_xact_id()::text::bigint;
BEGIN
  INSERT INTO product_changes
  SELECT p.id, p.kind, this FROM products p
  WHERE (NEW.code IS NULL AND promotion_covers(NEW, p.id, p.kind))
    OR (TG_OP = 'UPDATE' AND OLD.code IS NULL AND promotion_covers(OLD, p.id, p.kind))
  ORDER BY p.id
  ON CONFLICT (product_id) DO UPDATE SET changed_in = this;
  RETURN NULL;
END
$$;
CREATE TRIGGER note_deal AFTER INSERT OR UPDATE ON promotions
  FOR EACH ROW EXECUTE FUNCTION note_deal_changes();

CREATE INDEX promotions_deals ON promotions (id) WHERE code IS NULL AND status;
