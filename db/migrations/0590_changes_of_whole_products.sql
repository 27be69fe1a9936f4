-- extends
-- Pages keep whole products in memory, and ask `product_changes` whether they are still what the database has: whatever a product's
-- page shows of it has to be noted there. Pictures, units and words are; these are the rest. Extra departures are read by lists, too.
CREATE TRIGGER note_insert AFTER INSERT ON product_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes();
CREATE TRIGGER note_update AFTER UPDATE ON product_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes();
CREATE TRIGGER note_delete AFTER DELETE ON product_images REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes();

CREATE FUNCTION note_content_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  this constant bigint := pg_current_xact_id()::text::bigint;
  products_of int[];
BEGIN
  IF TG_TABLE_NAME IN ('itinerary_days', 'extra_departures') THEN
    SELECT array_agg(DISTINCT product_id) INTO products_of FROM changed;
  ELSE
    SELECT array_agg(DISTINCT product_id) INTO products_of FROM units WHERE id IN (SELECT unit_id FROM changed);
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
  FOREACH source IN ARRAY ARRAY['itinerary_days', 'extra_departures', 'unit_terms', 'unit_images'] LOOP
    EXECUTE format('CREATE TRIGGER note_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_content_changes()', source);
    EXECUTE format('CREATE TRIGGER note_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_content_changes()', source);
    EXECUTE format('CREATE TRIGGER note_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_content_changes()', source);
  END LOOP;
END
$$;

CREATE FUNCTION note_supplier_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_changes
  SELECT id, kind, pg_current_xact_id()::text::bigint FROM products WHERE supplier_id = NEW.id ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET changed_in = EXCLUDED.changed_in;
  RETURN NULL;
END
$$;
CREATE TRIGGER note_supplier_change AFTER UPDATE ON suppliers FOR EACH ROW
WHEN ((OLD.slug, OLD.brand, OLD.licence_no) IS DISTINCT FROM (NEW.slug, NEW.brand, NEW.licence_no))
EXECUTE FUNCTION note_supplier_change();

-- Pages show of a picture its shape and haze, too.
CREATE TRIGGER note_picture_shape AFTER UPDATE ON media_files FOR EACH ROW
WHEN ((OLD.width, OLD.height, OLD.haze) IS DISTINCT FROM (NEW.width, NEW.height, NEW.haze))
EXECUTE FUNCTION note_picture_change();
