-- extends
-- The library counts the uses of the pictures of a page, and finds those without any, by index.
CREATE INDEX product_images_of_picture ON product_images (media_id);
CREATE INDEX product_images_categories ON product_images (category) WHERE category <> '';

-- As before (0220), but who only counts uses does not read the products: left joins by a key are left out where nothing is
-- read of them. No picture is without its product or unit.
CREATE OR REPLACE VIEW media_uses AS
  SELECT i.media_id, 'product' AS type, p.kind || '/' || p.slug AS ref, p.title, i.category
    FROM product_images i LEFT JOIN products p ON p.id = i.product_id
  UNION ALL
  SELECT i.media_id, 'unit', p.kind || '/' || p.slug, p.title || ': ' || u.title, ''
    FROM unit_images i LEFT JOIN units u ON u.id = i.unit_id LEFT JOIN products p ON p.id = u.product_id
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

-- The groups of products' pictures, each found from the one before it: some dozens among millions of pictures.
CREATE VIEW picture_categories AS
  WITH RECURSIVE found (category) AS (
    (SELECT category FROM product_images WHERE category <> '' ORDER BY category LIMIT 1)
    UNION ALL
    SELECT (SELECT category FROM product_images i WHERE i.category <> '' AND i.category > found.category ORDER BY i.category LIMIT 1)
    FROM found WHERE found.category IS NOT NULL)
  SELECT category FROM found WHERE category IS NOT NULL;
