-- extends
-- The library of pictures: what staff say of one, where its middle is, and what it was before it was cut.
ALTER TABLE media_files
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  -- What must stay in sight where it is cropped, as CSS says it: '30% 70%'. Null is its middle.
  ADD COLUMN focus text CHECK (focus ~ '^(100|[0-9]{1,2})% (100|[0-9]{1,2})%$'),
  -- Path of the whole picture, where `path` is a part of it, and which part: per cent of its width and height.
  ADD COLUMN whole_path text,
  ADD COLUMN crop jsonb,
  -- What the file was called that it was made of.
  ADD COLUMN file_name text NOT NULL DEFAULT '',
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD CHECK ((whole_path IS NULL) = (crop IS NULL));
CREATE INDEX media_files_newest ON media_files (created_at DESC, id);

-- Files that come in pieces, so that a broken line goes on where it was. The pieces lie in the file store below uploads/.
CREATE TABLE media_uploads (
  id         text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  staff_id   text NOT NULL,
  file_name  text NOT NULL,
  bytes      int NOT NULL CHECK (bytes > 0),
  received   int NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND bytes),
  -- What became of it, for who did not hear the answer.
  picture_id text REFERENCES media_files ON DELETE SET NULL,
  started_at timestamptz NOT NULL
);

-- The ids of pictures that a text in Markdown names, `![alt](id "caption")`.
CREATE FUNCTION pictures_named(markdown text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT found[1] FROM regexp_matches(markdown, '!\[[^\]]*\]\(\s*<?([a-z0-9-]+)>?[\s)]', 'g') AS found
$$;

-- Where each picture stands: what it is, how the office finds it, what people call it, and in which group of pictures.
CREATE VIEW media_uses AS
  SELECT i.media_id, 'product' AS type, p.kind || '/' || p.slug AS ref, p.title, i.category
    FROM product_images i JOIN products p ON p.id = i.product_id
  UNION ALL
  SELECT i.media_id, 'unit', p.kind || '/' || p.slug, p.title || ': ' || u.title, ''
    FROM unit_images i JOIN units u ON u.id = i.unit_id JOIN products p ON p.id = u.product_id
  UNION ALL
  SELECT named, 'article', a.slug, a.title, '' FROM articles a, LATERAL (
      SELECT a.media_id WHERE a.media_id IS NOT NULL
      UNION SELECT a.draft ->> 'mediaId' WHERE a.draft ->> 'mediaId' <> ''
      UNION SELECT pictures_named(a.content)
      UNION SELECT pictures_named(a.draft ->> 'content')) AS x (named)
  UNION ALL
  SELECT named, 'page', p.slug, p.title, '' FROM pages p, LATERAL (
      SELECT pictures_named(p.content) UNION SELECT pictures_named(p.draft ->> 'content')) AS x (named)
  UNION ALL
  SELECT media_id, 'province', slug, title, '' FROM provinces WHERE media_id IS NOT NULL
  UNION ALL
  SELECT media_id, 'place', slug, title, '' FROM places WHERE media_id IS NOT NULL
  UNION ALL
  SELECT cover_id, 'plan', slug, title, '' FROM plans WHERE cover_id IS NOT NULL
  UNION ALL
  SELECT m.id, 'setting', key, 'Thông tin công ty', '' FROM site_settings s,
      LATERAL jsonb_each(s.value) AS v (key, said) JOIN media_files m ON v.said = to_jsonb(m.path);

-- Cards of products are kept in memory until their product changes: another picture or another middle of it counts as one.
CREATE FUNCTION note_picture_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_changes
  SELECT id, kind, pg_current_xact_id()::text::bigint FROM products
  WHERE id IN (SELECT product_id FROM product_images WHERE media_id = NEW.id
    UNION SELECT u.product_id FROM unit_images i JOIN units u ON u.id = i.unit_id WHERE i.media_id = NEW.id)
  ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET changed_in = EXCLUDED.changed_in;
  RETURN NULL;
END
$$;
CREATE TRIGGER note_picture_change AFTER UPDATE ON media_files FOR EACH ROW
WHEN ((OLD.path, OLD.focus) IS DISTINCT FROM (NEW.path, NEW.focus)) EXECUTE FUNCTION note_picture_change();

-- Editors keep the library, unless the company has decided on it already.
UPDATE staff_roles
SET rights = '{"media.edit": null, "media.delete": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug = 'bien-tap' AND jsonb_typeof(rights) = 'object';
