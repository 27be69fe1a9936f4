-- extends
-- A product that is written whole changes in eight tables at once, and each noted it anew in the same row: what this transaction
-- has noted is left as it is.
CREATE OR REPLACE FUNCTION note_product_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  this constant bigint := pg_current_xact_id()::text::bigint;
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    INSERT INTO product_changes SELECT id, kind, this FROM changed c
    WHERE NOT EXISTS (SELECT FROM product_changes o WHERE o.product_id = c.id AND o.changed_in = this) ORDER BY id
    ON CONFLICT (product_id) DO UPDATE SET changed_in = this;
  ELSIF TG_TABLE_NAME LIKE 'product\_%' THEN
    INSERT INTO product_changes
    SELECT id, kind, this FROM products p WHERE id IN (SELECT product_id FROM changed)
      AND NOT EXISTS (SELECT FROM product_changes o WHERE o.product_id = p.id AND o.changed_in = this) ORDER BY id
    ON CONFLICT (product_id) DO UPDATE SET changed_in = this;
  ELSIF EXISTS (SELECT FROM changed) THEN
    INSERT INTO product_changes VALUES (0, '', this)
    ON CONFLICT (product_id) DO UPDATE SET changed_in = this;
  END IF;
  RETURN NULL;
END
$$;
