-- extends
-- Lists read deals that run (0230): what is written of a code, or of a deal that ran neither before nor after, is no change of
-- any product, and the products are not looked through for it. Ten thousand promotions are brought by a sheet.
CREATE OR REPLACE FUNCTION note_deal_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  this constant bigint := pg_current_xact_id()::text::bigint;
  holds constant boolean := NEW.code IS NULL AND NEW.status;
  held boolean := false;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    held := OLD.code IS NULL AND OLD.status;
  END IF;
  IF NOT holds AND NOT held THEN
    RETURN NULL;
  END IF;
  INSERT INTO product_changes
  SELECT p.id, p.kind, this FROM products p
  WHERE (holds AND promotion_covers(NEW, p.id, p.kind)) OR (held AND promotion_covers(OLD, p.id, p.kind))
  ORDER BY p.id
  ON CONFLICT (product_id) DO UPDATE SET changed_in = this;
  RETURN NULL;
END
$$;
