-- extends
-- A deal that does not run moves no price: only what one that runs, or ran until now, holds for is noted as changed.
CREATE OR REPLACE FUNCTION note_deal_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  this constant bigint := pg_current_xact_id()::text::bigint;
  is_price constant boolean := NEW.code IS NULL AND NEW.status;
  was_price constant boolean := TG_OP = 'UPDATE' AND OLD.code IS NULL AND OLD.status;
BEGIN
  IF is_price OR was_price THEN
    INSERT INTO product_changes
    SELECT p.id, p.kind, this FROM products p
    WHERE (is_price AND promotion_covers(NEW, p.id, p.kind)) OR (was_price AND promotion_covers(OLD, p.id, p.kind))
    ORDER BY p.id
    ON CONFLICT (product_id) DO UPDATE SET changed_in = this;
  END IF;
  RETURN NULL;
END
$$;
