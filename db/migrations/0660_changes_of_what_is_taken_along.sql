-- extends
-- A combo's page names the products and rooms that it takes along and leads to them, and it is kept in memory until its product changes
-- (0590): another name, address or detail of one of these counts as a change of the combo.
CREATE FUNCTION note_taken_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_changes
  SELECT p.id, p.kind, pg_current_xact_id()::text::bigint FROM products p
  WHERE p.id IN (
    SELECT u.product_id FROM unit_components c JOIN units u ON u.id = c.unit_id JOIN units along ON along.id = c.component_unit_id
    WHERE CASE TG_TABLE_NAME WHEN 'units' THEN along.id = NEW.id ELSE along.product_id = NEW.id END)
  ORDER BY p.id
  ON CONFLICT (product_id) DO UPDATE SET changed_in = EXCLUDED.changed_in;
  RETURN NULL;
END
$$;
CREATE TRIGGER note_taken_along AFTER UPDATE ON products FOR EACH ROW
WHEN ((OLD.title, OLD.slug, OLD.details) IS DISTINCT FROM (NEW.title, NEW.slug, NEW.details))
EXECUTE FUNCTION note_taken_along();
CREATE TRIGGER note_taken_along AFTER UPDATE ON units FOR EACH ROW
WHEN (OLD.title IS DISTINCT FROM NEW.title)
EXECUTE FUNCTION note_taken_along();
