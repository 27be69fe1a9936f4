-- extends
-- Lists priced for a trip keep units, plans, rules and what goes with them in memory, as they keep what they filter by: what
-- changes there is noted for the product, in the same table and order as changes of the product itself.
CREATE FUNCTION note_sale_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  this constant bigint := pg_current_xact_id()::text::bigint;
  products_of int[];
BEGIN
  IF TG_TABLE_NAME IN ('units', 'rate_plans', 'price_rules') THEN
    SELECT array_agg(DISTINCT product_id) INTO products_of FROM changed;
  ELSIF TG_TABLE_NAME IN ('unit_components', 'unit_fleets') THEN
    -- A combo needs the fleets of what it takes along.
    SELECT array_agg(DISTINCT u.product_id) INTO products_of FROM units u
    WHERE u.id IN (SELECT unit_id FROM changed)
      OR u.id IN (SELECT c.unit_id FROM unit_components c WHERE c.component_unit_id IN (SELECT unit_id FROM changed));
  ELSIF TG_TABLE_NAME = 'fleets' THEN
    SELECT array_agg(DISTINCT u.product_id) INTO products_of FROM units u
    WHERE u.id IN (SELECT l.unit_id FROM unit_fleets l WHERE l.fleet_id IN (SELECT id FROM changed)
      UNION SELECT c.unit_id FROM unit_components c JOIN unit_fleets l ON l.unit_id = c.component_unit_id
      WHERE l.fleet_id IN (SELECT id FROM changed));
  ELSE
    SELECT array_agg(DISTINCT product_id) INTO products_of FROM rate_plans
    WHERE cancellation_policy_id IN (SELECT id FROM changed);
  END IF;
  INSERT INTO product_changes SELECT id, kind, this FROM products WHERE id = ANY (products_of) ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET changed_in = this;
  RETURN NULL;
END
$$;

DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY
    ARRAY['units', 'rate_plans', 'price_rules', 'unit_components', 'unit_fleets', 'fleets', 'cancellation_policies']
  LOOP
    EXECUTE format('CREATE TRIGGER note_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_sale_changes()', source);
    EXECUTE format('CREATE TRIGGER note_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_sale_changes()', source);
    EXECUTE format('CREATE TRIGGER note_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_sale_changes()', source);
  END LOOP;
END
$$;
