-- extends
-- What the texts of a product say is searched where nothing has a whole search in its names: 'lặn ngắm san hô Phú Quốc'. A table beside
-- search_documents, whose narrow rows are read by the hundred at every letter that is typed; a text is read where its index says so.
CREATE TABLE search_texts (
  product_id int PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  -- Words of title, names and texts with their places, each behind the kind, as in search_documents.
  words      tsvector NOT NULL DEFAULT '',
  -- Written anew at the end of the transaction, once however many of the product's tables changed.
  is_stale   boolean NOT NULL DEFAULT true
);
CREATE INDEX search_texts_words ON search_texts USING gin (words) WITH (gin_pending_list_limit = 256);

-- What guests read of a product before they open it or as its programme: summary, highlights, what is included, days, facilities.
CREATE FUNCTION search_text_of(of_product int) RETURNS text LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT concat_ws(' | ', title, array_to_string(name_alias, ' | '), search_keywords, summary, array_to_string(highlights, ' | '),
    array_to_string(inclusions, ' | '),
    (SELECT string_agg(d.title || coalesce(' | ' || (SELECT string_agg(item ->> 'text', ' | ') FROM jsonb_array_elements(d.items) AS item), ''), ' | ' ORDER BY d.day)
      FROM itinerary_days d WHERE d.product_id = p.id),
    (SELECT string_agg(t.title, ' | ') FROM product_terms pt JOIN terms t ON t.id = pt.term_id WHERE pt.product_id = p.id))
  FROM products p WHERE id = of_product
$$;

CREATE FUNCTION search_text_words(of_kind text, said text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT to_tsvector('simple', regexp_replace(' ' || search_key(said), ' (?=[a-z0-9])', ' ' || of_kind, 'g'))
$$;

CREATE FUNCTION write_search_text() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE search_texts SET is_stale = false,
    words = (SELECT search_text_words(kind, search_text_of(id)) FROM products WHERE id = NEW.product_id)
  WHERE product_id = NEW.product_id;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER write_search_text AFTER INSERT OR UPDATE ON search_texts DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.is_stale) EXECUTE FUNCTION write_search_text();

-- In the order of the products, as all who lock several; those that are deleted just now have no text.
CREATE FUNCTION mark_search_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sought text := 'SELECT product_id FROM changed';
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    sought := CASE WHEN TG_OP = 'INSERT' THEN 'SELECT id FROM changed' ELSE
      (SELECT 'SELECT c.id FROM changed c JOIN former f USING (id) WHERE '
        || string_agg(format('c.%1$I IS DISTINCT FROM f.%1$I', name), ' OR ') FROM unnest(TG_ARGV) AS name) END;
  END IF;
  EXECUTE 'INSERT INTO search_texts AS t (product_id)
    SELECT id FROM products WHERE id IN (' || sought || ') ORDER BY id
    ON CONFLICT (product_id) DO UPDATE SET is_stale = true WHERE NOT t.is_stale';
  RETURN NULL;
END
$$;
DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['products', 'itinerary_days', 'product_terms'] LOOP
    EXECUTE format('CREATE TRIGGER search_texts_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION mark_search_texts()', source);
    EXECUTE format('CREATE TRIGGER search_texts_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS former NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION mark_search_texts(%s)', source,
      CASE source WHEN 'products' THEN 'kind, title, name_alias, search_keywords, summary, highlights, inclusions' ELSE '' END);
    CONTINUE WHEN source = 'products';
    EXECUTE format('CREATE TRIGGER search_texts_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION mark_search_texts()', source);
  END LOOP;
END
$$;

-- Some that have the words; of words that thousands have, any of them.
CREATE FUNCTION search_by_texts(sought tsquery, most int) RETURNS SETOF int
  LANGUAGE sql STABLE PARALLEL SAFE SET enable_seqscan = off SET gin_fuzzy_search_limit = 5000 AS $$
  SELECT product_id FROM search_texts WHERE words @@ sought LIMIT most
$$;

INSERT INTO search_texts (product_id, words, is_stale)
SELECT id, search_text_words(kind, search_text_of(id)), false FROM products;
