-- What can be found, one narrow row each: products, provinces, places and articles that the public may see. Kept by
-- triggers on their tables, so that whoever writes a product need not know about search.
CREATE TABLE search_documents (
  source       text NOT NULL CHECK (source IN ('products', 'provinces', 'places', 'articles')),
  id           int NOT NULL,
  -- The kind of a product, or 'province', 'place', 'article'.
  type         text NOT NULL,
  popularity   int NOT NULL,
  visible_from timestamptz NOT NULL,
  title        text NOT NULL,
  -- Other names by which it is looked for, parted by ' | '.
  names        text NOT NULL,
  -- Search forms of both: ' khach san da lat ' and ' | sapa | fansipan | ', spaces outside to match whole words.
  title_key    text NOT NULL,
  names_key    text NOT NULL,
  -- Words of the title, and words of title and names, each behind the type: 'hotelda', 'hotellat'. A word that all
  -- hotels have costs nothing in the search for a tour, and the planner knows how many of the type have it.
  title_words  tsvector NOT NULL,
  words        tsvector NOT NULL,
  PRIMARY KEY (source, id)
);
-- The most popular of a type, for words that half of the catalogue has.
CREATE INDEX search_documents_popular ON search_documents (type, popularity DESC, id);
-- Titles that begin with what was typed.
CREATE INDEX search_documents_title ON search_documents (type, title_key text_pattern_ops);
-- All that have the words, whatever their number.
CREATE INDEX search_documents_title_words ON search_documents USING gin (title_words) WITH (fastupdate = off);
CREATE INDEX search_documents_words ON search_documents USING gin (words) WITH (fastupdate = off);

-- Some that have the words. The planner takes LIMIT for a reason to read the whole table when it believes the words to be
-- common; where they are not, that is ruinous, so it must use the index.
CREATE FUNCTION search_by_words(sought tsquery, most int) RETURNS SETOF search_documents
  LANGUAGE sql STABLE PARALLEL SAFE SET enable_seqscan = off AS $$
  SELECT * FROM search_documents WHERE words @@ sought LIMIT most
$$;
CREATE FUNCTION search_by_title_words(sought tsquery, most int) RETURNS SETOF search_documents
  LANGUAGE sql STABLE PARALLEL SAFE SET enable_seqscan = off AS $$
  SELECT * FROM search_documents WHERE title_words @@ sought LIMIT most
$$;
-- Some whose title begins so; '{' is the character after 'z'.
CREATE FUNCTION search_by_title_start(of_type text, start text, most int) RETURNS SETOF search_documents
  LANGUAGE sql STABLE PARALLEL SAFE SET enable_seqscan = off AS $$
  SELECT * FROM search_documents
  WHERE type = of_type AND title_key ~>=~ (' ' || start) AND title_key ~<~ (' ' || start || '{')
  ORDER BY title_key USING ~<~
  LIMIT most
$$;

-- The one place that says what of a thing is searched: its names, stars, length of the trip. The words of its kind are
-- among the keywords of a product.
CREATE VIEW search_sources AS
WITH named AS (
  SELECT 'products' AS source, id, kind AS type, popularity, '-infinity'::timestamptz AS visible_from, title,
    search_title,
    concat_ws(' | ',
      nullif(array_to_string(name_alias, ' | '), ''),
      nullif(search_keywords, ''),
      nullif(details ->> 'star', '0') || ' sao',
      (details ->> 'days') || ' ngày ' || (details ->> 'nights') || ' đêm | '
        || (details ->> 'days') || 'n' || (details ->> 'nights') || 'd') AS names
  FROM products
  WHERE status AND step = 1
  UNION ALL
  SELECT 'provinces', id, 'province', popularity, '-infinity', title, search_title,
    array_to_string(name_alias || merged_from, ' | ')
  FROM provinces
  WHERE status
  UNION ALL
  SELECT 'places', id, 'place', popularity, '-infinity', title, search_title,
    array_to_string(name_alias, ' | ')
  FROM places
  WHERE status
  UNION ALL
  SELECT 'articles', id, 'article', popularity, published_at, title, search_title,
    array_to_string(tags, ' | ')
  FROM articles
  WHERE status AND step = 1
)
SELECT named.*, title_key, names_key,
  to_tsvector('simple', regexp_replace(title_key, ' (?=[a-z0-9])', ' ' || type, 'g')) AS title_words,
  to_tsvector('simple', regexp_replace(title_key || names_key, ' (?=[a-z0-9])', ' ' || type, 'g')) AS words
FROM named,
  -- OFFSET 0 keeps the keys from being worked out again at each mention.
  LATERAL (
    SELECT ' ' || search_title || ' ' AS title_key,
      ' | ' || regexp_replace(search_letters(names), '[^a-z0-9|]+', ' ', 'g') || ' | ' AS names_key
    OFFSET 0
  ) AS keys;

-- Writes the documents of the rows of a statement; of an update only those in which a column of the arguments changed,
-- because prices change every night. Planned anew each time (EXECUTE) and in this order, row by row (OFFSET 0): a plan
-- kept from an empty catalogue would be ruinous for a full one, and a plan for thousands would work out every key of the
-- catalogue for one.
CREATE FUNCTION write_search_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  source constant text := quote_literal(TG_TABLE_NAME);
  touched text := 'changed';
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_documents d USING changed c WHERE d.source = TG_TABLE_NAME AND d.id = c.id;
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT '(SELECT c.id FROM changed c JOIN former f USING (id) WHERE '
        || string_agg(format('c.%1$I IS DISTINCT FROM f.%1$I', name), ' OR ') || ' OFFSET 0)'
      INTO touched FROM unnest(TG_ARGV) AS name;
    EXECUTE 'DELETE FROM search_documents d USING ' || touched || ' c WHERE d.id = c.id AND d.source = ' || source || '
      AND NOT EXISTS (SELECT FROM search_sources s WHERE s.id = c.id AND s.source = ' || source || ' OFFSET 0)';
  END IF;
  EXECUTE 'INSERT INTO search_documents AS d
      (source, id, type, popularity, visible_from, title, names, title_key, names_key, title_words, words)
    SELECT s.source, s.id, s.type, s.popularity, s.visible_from, s.title, s.names, s.title_key, s.names_key,
      s.title_words, s.words
    FROM ' || touched || ' c,
      LATERAL (SELECT * FROM search_sources s WHERE s.id = c.id AND s.source = ' || source || ' OFFSET 0) AS s
    ON CONFLICT (source, id) DO UPDATE
      SET type = excluded.type, popularity = excluded.popularity, visible_from = excluded.visible_from,
        title = excluded.title, names = excluded.names, title_key = excluded.title_key,
        names_key = excluded.names_key, title_words = excluded.title_words, words = excluded.words';
  RETURN NULL;
END
$$;

DO $$
DECLARE
  source text;
  columns text;
BEGIN
  FOR source, columns IN VALUES
    ('products', 'kind, title, name_alias, search_keywords, details, popularity, status, step'),
    ('provinces', 'title, name_alias, merged_from, popularity, status'),
    ('places', 'title, name_alias, popularity, status'),
    ('articles', 'title, tags, popularity, published_at, status, step')
  LOOP
    EXECUTE format('CREATE TRIGGER search_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION write_search_documents()', source);
    EXECUTE format('CREATE TRIGGER search_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS former NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION write_search_documents(%s)', source, columns);
    EXECUTE format('CREATE TRIGGER search_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION write_search_documents()', source);
  END LOOP;
END
$$;

-- The words, pairs of words and names in which the catalogue speaks: what a slip is mended by. Its size follows the
-- language and not the number of products. Written anew by refreshSearchVocabulary.
CREATE TABLE search_words (
  -- Search form: 'da nang'.
  term      text PRIMARY KEY,
  kind      text NOT NULL CHECK (kind IN ('name', 'pair', 'word')),
  -- As it is written: 'Đà Nẵng'.
  spelling  text NOT NULL,
  -- In how many documents.
  documents int NOT NULL,
  compact   text NOT NULL GENERATED ALWAYS AS (replace(term, ' ', '')) STORED
);
CREATE INDEX search_words_compact ON search_words (compact text_pattern_ops);

-- Each term without spaces, whole and with one letter left out: two words one slip apart share one of these.
CREATE TABLE search_slips (
  shortened text NOT NULL,
  term      text NOT NULL REFERENCES search_words ON DELETE CASCADE,
  PRIMARY KEY (shortened, term)
);
CREATE INDEX search_slips_term ON search_slips (term);
