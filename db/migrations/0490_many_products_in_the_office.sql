-- The office's lists over many products (bench `office` with 20,000): whose they are, by title, the best known ones first.
CREATE INDEX products_supplier ON products (supplier_id);
CREATE INDEX products_title ON products (title COLLATE "vi-x-icu", id);
CREATE INDEX products_popular ON products (popularity DESC, id) WHERE status AND step = 1;

-- What staff find a product by, without marks: worked out when it is written and not at each search.
ALTER TABLE products ADD COLUMN office_words text NOT NULL
  GENERATED ALWAYS AS (search_key(title || ' ' || search_keywords)) STORED;
